// Shows a contract URI as text.
type ContractURIProps = { text: string }

/** Shows a contract URI as text, isolated and in full: no link, because its creator alone chose where it leads. */
export function ContractURI({ text }: ContractURIProps) {
  return (
    <bdi className="figure wrap-anywhere" dir="ltr">
      {text}
    </bdi>
  )
}
