type FiguresProps = { text: string }

/** Addresses and hashes, whole or shortened, and numbers of at least two characters with their separators. */
const figures = /(0x[0-9a-f]{8,}|0x[0-9a-f]{4}\.{3}[0-9a-f]{4}|\d[\d\u202f.,]*\d)/i

/** A sentence whose addresses and amounts stand in the mono face, from left to right in every language. */
export function Figures({ text }: FiguresProps) {
  return text.split(figures).map((part, index) =>
    index % 2 === 0 ? (
      part
    ) : (
      <bdi key={index} dir="ltr" className="wrap-anywhere font-mono">
        {part}
      </bdi>
    ),
  )
}
