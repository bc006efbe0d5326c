import type { Address } from 'viem'
import { huesOf } from '@/lib/hues-of.ts'

/** Wallets show it smaller. Pixels. */
const side = 64

/**
 * A picture of a token for wallets: a disc in the hues of its address, as accounts have one here. A PNG within a `data:`
 * address, since wallets on phones draw no SVG, and no host then learns who lists the token.
 *
 * @returns Nothing where the browser cannot draw it.
 */
export function drawTokenPicture(token: Address): string | undefined {
  const canvas = document.createElement('canvas')
  canvas.width = side
  canvas.height = side
  const pen = canvas.getContext('2d')
  if (!pen) return undefined
  const [a, b, c] = huesOf(token)
  // Styles count from the top, a canvas from the right.
  const disc = pen.createConicGradient(((a - 90) * Math.PI) / 180, side / 2, side / 2)
  const colours = [`hsl(${a} 75% 60%)`, `hsl(${b} 70% 55%)`, `hsl(${c} 75% 62%)`, `hsl(${a} 75% 60%)`]
  for (const [index, colour] of colours.entries()) disc.addColorStop(index / 3, colour)
  pen.fillStyle = disc
  pen.arc(side / 2, side / 2, side / 2, 0, 2 * Math.PI)
  pen.fill()
  return canvas.toDataURL('image/png')
}
