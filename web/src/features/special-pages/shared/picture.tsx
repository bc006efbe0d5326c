// Draws what all pictures share: the sheet, the tiles, the shades of the brand.
import type { ReactNode } from 'react'

/** The sheet that a picture is drawn on, 320 by 220, with the ground under its tiles. It says nothing that the words beside it do not. */
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
  /** Middle of the upper face. */
  x: number
  y: number
  /** From the middle to the corner at its side; half of it is that to the front. */
  size?: number
  depth?: number
  tone?: keyof typeof tones
}

/** What all pictures of these pages are built of: one layer of the logo, seen from above. */
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

/** A step between the panel and the brand, which is right in both themes and follows a brand that the user chose. */
export function shade(percent: number): string {
  return `color-mix(in oklab, var(--color-brand) ${percent}%, var(--color-panel))`
}
