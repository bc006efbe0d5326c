// Draws the picture of a token from its address.
import { getHues } from '@saleyard/chain/networks/address.ts'
import type { Address } from 'viem'

const side = 8

/** Draws a symmetric pattern in the hues that the address has everywhere on the page. It needs no request. */
export function AddressPicture({ address, className }: { address: Address; className: string }) {
  const [a, b, c] = getHues(address)
  const inks = [undefined, `hsl(${b} 70% 55%)`, undefined, `hsl(${c} 75% 62%)`]
  return (
    <svg aria-hidden viewBox={`0 0 ${side} ${side}`} shapeRendering="crispEdges" className={className}>
      <rect width={side} height={side} fill={`hsl(${a} 75% 60%)`} />
      {cellsOf(address).map(({ x, y, ink }) => {
        const fill = inks[ink]
        return fill && <rect key={`${x}:${y}`} x={x} y={y} width={1} height={1} fill={fill} />
      })}
    </svg>
  )
}

/** Picks one of four inks for each cell by a digit of the address; the right half mirrors the left one. */
function cellsOf(address: Address): { x: number; y: number; ink: number }[] {
  const digits = [...address.slice(2)].map((digit) => Number.parseInt(digit, 16))
  return Array.from({ length: side * side }, (_, index) => {
    const [x, y] = [index % side, Math.floor(index / side)]
    const column = Math.min(x, side - 1 - x)
    return { x, y, ink: (digits[y * (side / 2) + column] ?? 0) % 4 }
  })
}
