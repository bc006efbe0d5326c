import { Picture } from './picture.tsx'
import { shade } from './shade.ts'
import { Tile } from './tile.tsx'

/** 503: a mast that sends, and nobody in reach. */
export function SilentMastPicture() {
  return (
    <Picture>
      <Tile x={160} y={154} tone="pale" />
      <Tile x={160} y={134} />
      <path stroke="var(--color-brand)" strokeWidth="5" d="M160 130V66M144 132l16-44 16 44M150 114h20" />
      <circle cx="160" cy="58" r="9" fill={shade(62)} stroke="var(--color-brand)" strokeWidth="2" />
      <g stroke={shade(56)} strokeWidth="4" strokeDasharray="3 9">
        <path d="M138 40a30 30 0 0 0 0 36M182 40a30 30 0 0 1 0 36" />
        <path d="M118 26a54 54 0 0 0 0 64M202 26a54 54 0 0 1 0 64" />
      </g>
      <path stroke="var(--color-panel)" strokeWidth="10" d="M214 20l-24 78" />
      <path stroke={shade(80)} strokeWidth="4" d="M214 20l-24 78" />
    </Picture>
  )
}
