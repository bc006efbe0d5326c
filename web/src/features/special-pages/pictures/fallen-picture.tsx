import { Picture } from './picture.tsx'
import { shade } from './shade.ts'
import { Tile } from './tile.tsx'

/** 500: the stack has slid apart. */
export function FallenPicture() {
  return (
    <Picture>
      <Tile x={160} y={152} tone="pale" />
      <g transform="translate(-22 0) rotate(-7 160 128)">
        <Tile x={160} y={128} />
      </g>
      <g transform="translate(46 -4) rotate(17 160 92)">
        <Tile x={160} y={92} tone="strong" />
      </g>
      <path stroke={shade(70)} strokeWidth="4" d="M96 62l-10-12M112 48l-3-15M80 80l-15-5" />
    </Picture>
  )
}
