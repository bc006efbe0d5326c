import { Picture } from './picture.tsx'
import { shade } from './shade.ts'
import { Tile } from './tile.tsx'

/** 401, and whoever comes back: a lock on the stack, shut or opened. */
export function LockPicture({ open = false }: { open?: boolean }) {
  return (
    <Picture>
      <Tile x={160} y={154} tone="pale" />
      <Tile x={160} y={134} />
      <path
        stroke="var(--color-brand)"
        strokeWidth="9"
        d={open ? 'M138 66V48a22 22 0 0 1 42-9' : 'M138 70V52a22 22 0 0 1 44 0v18'}
      />
      <rect
        x="122"
        y="68"
        width="76"
        height="60"
        rx="14"
        fill={shade(62)}
        stroke="var(--color-brand)"
        strokeWidth="2"
      />
      <circle cx="160" cy="92" r="8" fill="var(--color-panel)" />
      <path stroke="var(--color-panel)" strokeWidth="7" d="M160 96v14" />
    </Picture>
  )
}
