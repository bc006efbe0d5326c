// Draws the pictures of the error pages.
import { Picture, shade, Tile } from '@/features/special-pages/shared/picture.tsx'

/** 400: an open chain link. */
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

/** 401 and the unlock page: a lock on the stack, shut or open. */
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

/** 403: a barrier in front of the stack. */
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

/** 404: the place of a missing tile between two others. */
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

/** 503: a sending mast without a receiver. */
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
