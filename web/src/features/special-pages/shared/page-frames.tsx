// Frames the login and register pages: a yard as backdrop, or two columns.

import type { ReactNode } from 'react'
import { shade, Tile } from './picture.tsx'

const size = 118
const sides = [0, 1, 2, 3, 4, 5, 6]

/**
 * The yard: stacks of the logo's layers in rows, from the far corner to the near one, so that near stacks cover far
 * ones.
 */
const stacks = sides
  .flatMap((row) => sides.map((column) => ({ row, column, height: (row * 5 + column * 3 + row * column) % 4 })))
  .sort((one, other) => one.row + one.column - other.row - other.column)

/** Draws a yard at daybreak as the backdrop of a whole page. As inline SVG it needs no file and no host. */
export function YardScene() {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 1440 900"
      preserveAspectRatio="xMidYMax slice"
      className="size-full rtl:-scale-x-100"
      fill="none"
    >
      <defs>
        <linearGradient id="yard-sky" x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stopColor={shade(4)} />
          <stop offset="0.7" stopColor={shade(26)} />
        </linearGradient>
      </defs>
      <rect width="1440" height="900" fill="url(#yard-sky)" />
      <g>
        <circle cx="1090" cy="270" r="150" fill={shade(20)} />
        <circle cx="1090" cy="270" r="92" fill={shade(44)} />
      </g>
      <g fill={shade(8)}>
        <path d="M180 250a34 34 0 0 1 34-34h20a52 52 0 0 1 98-12h30a34 34 0 0 1 0 68H214a34 34 0 0 1-34-22Z" />
        <path d="M770 150a24 24 0 0 1 24-24h16a38 38 0 0 1 72-8h22a24 24 0 0 1 0 48H794a24 24 0 0 1-24-16Z" />
      </g>
      <path fill={shade(20)} d="M0 560c220-120 420-90 640-20s520-150 800-40v400H0Z" />
      <path fill={shade(27)} d="M0 640c260-90 560-70 780-30s440-60 660 0v290H0Z" />
      {stacks.map(({ row, column, height }) => (
        <Stack key={`${row}-${column}`} row={row} column={column} height={height} />
      ))}
    </svg>
  )
}

function Stack({ row, column, height }: { row: number; column: number; height: number }) {
  const x = 720 + (column - row) * size
  const ground = 560 + (column + row) * (size / 2)
  const top = ground - height * 30
  const isSet = (row * 3 + column) % 4 === 1
  return (
    <>
      <Tile x={x} y={top} size={size - 14} depth={16 + height * 30} tone={height === 0 ? 'pale' : 'plain'} />
      {isSet && <Tile x={x} y={top - 26} size={size - 14} depth={18} tone="strong" />}
    </>
  )
}

/** Shows a picture or introduction next to the form; above it on narrow windows. */
export function TwoColumns({ start, children }: { start: ReactNode; children: ReactNode }) {
  return (
    <div className="grid w-full max-w-5xl items-stretch gap-6 md:grid-cols-2">
      <div className="flex flex-col items-center justify-center rounded-box bg-tint p-6 sm:p-10">{start}</div>
      <div className="flex flex-col items-center justify-center">{children}</div>
    </div>
  )
}
