// Draws the pictures that several special pages share: crane and key.
import { Picture, shade, Tile } from './picture.tsx'

/** Maintenance: a crane places a layer. It hangs from a hook, so that it looks the same in both text directions. */
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

/** The key is the user's: it lies next to the stack, not in it. */
export function KeyPicture({ className }: { className?: string }) {
  return (
    <Picture className={className}>
      <Tile x={150} y={154} tone="pale" />
      <Tile x={150} y={134} />
      <Tile x={150} y={114} tone="strong" />
      <g transform="rotate(38 214 70)" stroke="var(--color-brand)" strokeWidth="8">
        <circle cx="214" cy="44" r="22" fill={shade(10)} />
        <path d="M214 68v66M214 112h16M214 130h20" />
      </g>
    </Picture>
  )
}
