import type { LayoutName } from '@/lib/store/layouts.ts'

/** What tells a layout from the others, on a picture of 96 by 60. */
export type Sketch = {
  /** Width of the sidebar, and its colour where that is its own. */
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
  /** Width left out at either side. */
  box?: number
  /** Roundness of cards. */
  round?: number
  /** A header of its own kind: a floating card, or tools alone. */
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
