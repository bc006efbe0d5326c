import { Picture } from './picture.tsx'
import { shade } from './shade.ts'
import { Tile } from './tile.tsx'

/** 404: between what is there, the place of what is not. */
export function MissingTilePicture() {
  return (
    <Picture>
      <Tile x={160} y={150} />
      <path
        d="M160 68l72 36-72 36-72-36Z"
        stroke="var(--color-brand)"
        strokeWidth="2.5"
        strokeDasharray="2 8"
        fill={shade(4)}
      />
      <Tile x={160} y={54} tone="strong" />
    </Picture>
  )
}
