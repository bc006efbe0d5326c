// Shows a contract URI as text.
type ContractURIProps = { text: string }

/** Shows a contract URI as text, isolated; a long one opens in full: no link, because its creator alone chose where it leads. */
export function ContractURI({ text }: ContractURIProps) {
  const whole = (
    <bdi className="figure wrap-anywhere" dir="ltr">
      {text}
    </bdi>
  )
  if (text.length <= mostShown) return whole
  return (
    <details>
      <summary className="cursor-pointer">
        <bdi className="figure wrap-anywhere" dir="ltr">
          {text.slice(0, mostShown / 2)}…
        </bdi>
      </summary>
      {whole}
    </details>
  )
}

/** A longer URI, as one that carries its data, opens on demand. Characters. */
const mostShown = 120
