import { getHues } from '@saleyard/chain/networks/address.ts'
import type { Address } from 'viem'

/**
 * Draws the disc of an address onto a canvas: the same everywhere, without a request.
 *
 * @param side Of the square around the disc, in pixels.
 */
export function drawDisc(
  pen: CanvasRenderingContext2D,
  { address, x, y, side }: { address: Address; x: number; y: number; side: number },
): void {
  const [a, b, c] = getHues(address)
  const middle = { x: x + side / 2, y: y + side / 2 }
  // CSS measures the angle from the top, a canvas from the right.
  const disc = pen.createConicGradient(((a - 90) * Math.PI) / 180, middle.x, middle.y)
  const colours = [`hsl(${a} 75% 60%)`, `hsl(${b} 70% 55%)`, `hsl(${c} 75% 62%)`, `hsl(${a} 75% 60%)`]
  for (const [index, colour] of colours.entries()) disc.addColorStop(index / 3, colour)
  pen.fillStyle = disc
  pen.beginPath()
  pen.arc(middle.x, middle.y, side / 2, 0, 2 * Math.PI)
  pen.fill()
}
