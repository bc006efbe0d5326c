// Draws the shared parts of all pictures: the sheet, the tiles, the shades of the brand.
import type { ReactNode } from 'react'

/** The sheet of a picture, 320 by 220, with the ground under its tiles. It is decorative next to the page's words. */
export function Picture({ children, className = 'w-full max-w-72' }: { children: ReactNode; className?: string }) {
  return (
    <svg aria-hidden="true" viewBox="0 0 320 220" className={className} fill="none" strokeLinecap="round">
      <ellipse cx="160" cy="178" rx="132" ry="34" fill={shade(8)} />
      {children}
    </svg>
  )
}

const tones = {
  plain: { top: shade(14), start: shade(34), end: shade(24), line: shade(46) },
  strong: { top: shade(62), start: shade(92), end: shade(78), line: shade(100) },
  pale: { top: shade(6), start: shade(14), end: shade(10), line: shade(26) },
} as const

type TileProps = {
  /** Centre of the upper face. */
  x: number
  y: number
  /** Distance from the centre to the side corner; half of it is the distance to the front corner. */
  size?: number
  depth?: number
  tone?: keyof typeof tones
}

/** The building block of all pictures: one layer of the logo, seen from above. */
export function Tile({ x, y, size = 72, depth = 14, tone = 'plain' }: TileProps) {
  const half = size / 2
  const { top, start, end, line } = tones[tone]
  const [left, right, front, back] = [`${x - size} ${y}`, `${x + size} ${y}`, `${x} ${y + half}`, `${x} ${y - half}`]
  const below = `${x} ${y + half + depth}`
  return (
    <g stroke={line} strokeWidth="2" strokeLinejoin="round">
      <path fill={start} d={`M${left}L${front}L${below}L${x - size} ${y + depth}Z`} />
      <path fill={end} d={`M${right}L${front}L${below}L${x + size} ${y + depth}Z`} />
      <path fill={top} d={`M${back}L${right}L${front}L${left}Z`} />
    </g>
  )
}

/** Returns a shade between the panel and the brand, which fits both themes and a brand colour of the user's choice. */
export function shade(percent: number): string {
  return `color-mix(in oklab, var(--color-brand) ${percent}%, var(--color-panel))`
}
