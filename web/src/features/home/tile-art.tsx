import type { ReactNode } from 'react'
import type { NavItem } from '@/components/menu/nav-items.ts'

const [width, height] = [320, 96]

/** Draws a small picture of what a tool does; it is decorative next to the tool's words. */
export function TileArt({ tool }: { tool: NavItem['title'] }) {
  return (
    <svg
      aria-hidden="true"
      viewBox={`0 0 ${width} ${height}`}
      preserveAspectRatio="xMidYMid meet"
      className="size-full rtl:-scale-x-100"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.5"
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      {pictures[tool]}
    </svg>
  )
}

/** Ends of the payments in the first picture, from the top. */
const ends = [14, 27.6, 41.2, 54.8, 68.4, 82]

const pictures: Record<NavItem['title'], ReactNode> = {
  /** One purse, many recipients. */
  multiSender: (
    <>
      {ends.map((y) => (
        <path key={y} d={`M120 48 C162 48 172 ${y} 214 ${y}`} strokeOpacity="0.35" />
      ))}
      {ends.map((y, index) => (
        <circle
          key={y}
          cx="219"
          cy={y}
          r="5"
          fill={index === 1 ? 'var(--color-brand-secondary)' : 'currentColor'}
          stroke="none"
        />
      ))}
      <circle cx="102" cy="48" r="20" fill="currentColor" fillOpacity="0.12" />
      <circle cx="102" cy="48" r="12" fill="currentColor" stroke="none" />
    </>
  ),
  /** A coin being struck. */
  createToken: (
    <>
      <circle cx="160" cy="48" r="66" strokeOpacity="0.12" />
      <circle cx="160" cy="48" r="52" strokeOpacity="0.2" />
      <circle cx="160" cy="48" r="38" strokeOpacity="0.35" strokeDasharray="3 6" />
      <circle cx="160" cy="48" r="25" fill="currentColor" fillOpacity="0.12" />
      <path d="M160 38v20M150 48h20" strokeWidth="2.5" />
      <circle cx="186.9" cy="21.1" r="5" fill="var(--color-brand-secondary)" stroke="none" />
    </>
  ),
  /** Tokens of one account, in order. */
  myTokens: (
    <>
      {[0, 1, 2].map((row) => (
        <g key={row} strokeOpacity={0.55 - row * 0.15}>
          <rect x="92" y={14 + row * 25} width="136" height="19" rx="6" fill="var(--color-panel)" />
          <circle
            cx="104"
            cy={23.5 + row * 25}
            r="4.5"
            fill={row === 0 ? 'var(--color-brand-secondary)' : 'currentColor'}
            stroke="none"
          />
          <path d={`M116 ${23.5 + row * 25}h${58 - row * 14}M204 ${23.5 + row * 25}h14`} />
        </g>
      ))}
    </>
  ),
}
