import { Picture } from './picture.tsx'
import { shade } from './shade.ts'
import { Tile } from './tile.tsx'

/** The key is the user's: it stands beside the stack, not in it. */
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
