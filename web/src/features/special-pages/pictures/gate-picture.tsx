import { Picture } from './picture.tsx'
import { shade } from './shade.ts'
import { Tile } from './tile.tsx'

/** 403: a barrier before the stack. */
export function GatePicture() {
  return (
    <Picture>
      <Tile x={172} y={112} tone="pale" />
      <Tile x={172} y={92} />
      <Tile x={172} y={72} tone="strong" />
      <g stroke={shade(60)} strokeWidth="8">
        <path d="M64 176v-52M256 190v-52" />
      </g>
      <path stroke="var(--color-panel)" strokeWidth="20" d="M52 128l216 18" />
      <path stroke={shade(40)} strokeWidth="16" d="M52 128l216 18" />
      <path
        stroke="var(--color-brand)"
        strokeWidth="16"
        strokeLinecap="butt"
        d="M74 130l30 2.5M126 134l30 2.5M178 138.5l30 2.5M230 143l30 2.5"
      />
    </Picture>
  )
}
