import { Picture } from './picture.tsx'
import { shade } from './shade.ts'
import { Tile } from './tile.tsx'

/** Maintenance: a layer is being set. It hangs from a hook, so it is the same from either side. */
export function CranePicture() {
  return (
    <Picture>
      <Tile x={160} y={162} tone="pale" />
      <Tile x={160} y={142} />
      <path stroke={shade(46)} strokeWidth="3" d="M160 2v20M160 34L96 72M160 34l64 38M160 34v20" />
      <circle cx="160" cy="28" r="7" stroke="var(--color-brand)" strokeWidth="4" />
      <Tile x={160} y={82} tone="strong" />
      <path stroke={shade(50)} strokeWidth="2.5" strokeDasharray="2 8" d="M88 100v38M232 100v38M160 136v34" />
    </Picture>
  )
}
