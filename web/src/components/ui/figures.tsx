// Sets addresses and amounts in the mono face: inside a sentence, or one whole address.
import type { Address } from 'viem'

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

/** All of an address; where there is too little room for it, one half stands below the other. */
export function WholeAddress({ address, className = '' }: { address: Address; className?: string }) {
  return (
    <span className={`figure ${className}`}>
      {address.slice(0, 22)}
      <wbr />
      {address.slice(22)}
    </span>
  )
}
