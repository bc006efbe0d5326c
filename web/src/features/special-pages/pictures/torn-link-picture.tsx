import { Picture } from './picture.tsx'
import { shade } from './shade.ts'
import { Tile } from './tile.tsx'

/** 400: a chain whose middle is open. */
export function TornLinkPicture() {
  return (
    <Picture>
      <Tile x={160} y={150} tone="pale" />
      <Tile x={160} y={130} />
      <g stroke="var(--color-brand)" strokeWidth="9" fill="none">
        <path d="M128 84h-22a20 20 0 0 1 0-40h30a20 20 0 0 1 19 14" />
        <path d="M192 84h22a20 20 0 0 0 0-40h-30a20 20 0 0 0-19 14" />
      </g>
      <path stroke={shade(60)} strokeWidth="4" d="M160 72v12M146 78l-7 9M174 78l7 9" />
    </Picture>
  )
}
