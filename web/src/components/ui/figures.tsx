// Shows addresses and amounts in the monospaced face: inside a sentence, or one whole address.
import type { Address } from 'viem'

type FiguresProps = { text: string }

/** Matches addresses and hashes, whole or shortened, and numbers of at least two characters with their separators. */
const figures = /(0x[0-9a-f]{8,}|0x[0-9a-f]{4}\.{3}[0-9a-f]{4}|\d[\d\u202f.,]*\d)/i

/** Shows a sentence with its addresses and amounts in the monospaced face, from left to right in every language. */
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

/** Shows a whole address; without enough room it wraps into two halves. */
export function WholeAddress({ address, className = '' }: { address: Address; className?: string }) {
  return (
    <span className={`figure ${className}`}>
      {address.slice(0, 22)}
      <wbr />
      {address.slice(22)}
    </span>
  )
}
