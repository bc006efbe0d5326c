// Draws each layout as a small picture of itself.
import type { LayoutName } from '@/lib/layout/layouts.ts'

const width = 96
const height = 60
const panel = 'var(--color-panel)'
const line = 'var(--color-line)'
const brand = 'var(--color-brand)'

/** Draws a layout in the colours of the page. */
export function LayoutPicture({ name }: { name: LayoutName }) {
  const sketch = sketches[name]
  const { band, bar, side } = sketch
  return (
    <svg viewBox={`0 0 ${width} ${height}`} aria-hidden="true" className="rtl:-scale-x-100">
      {band && <rect y={band[0]} width={width} height={band[1]} fill={brand} />}
      {side > 0 && <Sidebar {...sketch} />}
      <Header {...sketch} />
      {bar && <Bar mark={bar} />}
      <Page {...sketch} />
    </svg>
  )
}

function Header({ header, side, card, box = 0 }: Sketch) {
  if (header === 'tools') return <rect x={54} y={4} width={38} height={8} rx={4} fill={panel} />
  if (header === 'floating') return <rect x={side + 4} y={3} width={78} height={8} rx={4} fill={panel} />
  const start = card ? 0 : side + box
  return (
    <>
      <rect x={start} width={width - start - box} height={10} fill={panel} />
      <rect x={width - box - 18} y={3.5} width={13} height={3} rx={1.5} fill={brand} />
    </>
  )
}

function Sidebar({ side, sideFill, card, mark = 2, box = 0 }: Sketch) {
  const inset = card ? 3 : 0
  const top = card ? 13 : 0
  const x = box + inset
  return (
    <>
      <rect x={x} y={top} width={side} height={height - top - inset} rx={inset + inset / 3} fill={sideFill ?? panel} />
      {[0, 1, 2].map((index) => (
        <rect
          key={index}
          x={x + 3}
          y={top + (card ? 5 : 14) + index * (mark + 5)}
          width={side - 6}
          height={mark}
          rx={1}
          fill={index === 0 ? brand : line}
        />
      ))}
    </>
  )
}

function Bar({ mark }: { mark: number }) {
  return (
    <>
      <rect y={10.5} width={width} height={7} fill={panel} />
      <rect x={8} y={mark > 1 ? 12.5 : 16.5} width={12} height={mark} rx={1} fill={brand} />
      <rect x={24} y={13} width={10} height={2} rx={1} fill={line} />
      <rect x={38} y={13} width={10} height={2} rx={1} fill={line} />
    </>
  )
}

/** A title and two cards. */
function Page({ side, bar, card, sheet, header, box = 0, round = 3 }: Sketch) {
  const start = side > 0 ? side + box + (card ? 8 : 5) : 10
  const end = width - box - (side > 0 ? 5 : 10)
  const top = bar || header === 'floating' ? 24 : 18
  const wide = (end - start - 4) / 2
  return (
    <>
      {sheet && <rect x={5} y={22} width={86} height={40} rx={4} fill="var(--color-ground)" />}
      <rect x={start} y={top} width={16} height={3} rx={1.5} fill="var(--color-quiet)" />
      {[start, start + wide + 4].map((x) => (
        <rect key={x} x={x} y={top + 8.5} width={wide} height={18} rx={round} fill={panel} stroke={line} />
      ))}
    </>
  )
}

/** Features that distinguish a layout, on a picture of 96 by 60. */
export type Sketch = {
  /** Width of the sidebar, and its fill unless it is the panel's. */
  side: number
  sideFill?: string
  /** The sidebar is a card. */
  card?: boolean
  /** Height of the marks in the sidebar: lines, or tiles with an icon. */
  mark?: number
  /** The menu is a bar; height of the mark under its active entry. */
  bar?: number
  /** Top and height of the coloured band. */
  band?: readonly [top: number, height: number]
  /** The page lies on a sheet. */
  sheet?: boolean
  /** Margin at either side. */
  box?: number
  /** Corner radius of cards. */
  round?: number
  /** A special header: a floating card, or tools alone. */
  header?: 'floating' | 'tools'
}

export const sketches: Record<LayoutName, Sketch> = {
  dubai: { side: 24 },
  london: { side: 0, header: 'tools' },
  seoul: { side: 24, card: true },
  losangeles: { side: 0, bar: 3, band: [17, 22], sheet: true },
  paris: { side: 24, sideFill: '#17152a' },
  tokyo: { side: 16, mark: 6 },
  madrid: { side: 24, sideFill: '#334155' },
  moscow: { side: 10, mark: 4 },
  newyork: { side: 20, box: 10 },
  singapore: { side: 0, bar: 1 },
  rome: { side: 10, mark: 4, band: [0, 14], round: 7, header: 'floating' },
  barcelona: { side: 0, bar: 1, round: 0 },
}
