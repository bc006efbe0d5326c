type LineTextProps = { text: string }

const parts = /^(\S{12,}?)([\s,;=:]+)(?=[^\s,;=:])(.*)$/

/** A line as written, always from left to right. Where space is short the address is cut, never the amount. */
export function LineText({ text }: LineTextProps) {
  const [, address, separator, rest] = parts.exec(text) ?? []
  if (!address) {
    return (
      <span dir="ltr" className="truncate whitespace-pre">
        {text}
      </span>
    )
  }
  return (
    <span dir="ltr" className="flex min-w-0 whitespace-pre">
      <span className="min-w-0 truncate">{address}</span>
      <span className="shrink-0 text-quiet">{separator}</span>
      <span className="wrap-anywhere line-clamp-2 max-w-[65%] shrink-0 whitespace-pre-wrap font-semibold">{rest}</span>
    </span>
  )
}
