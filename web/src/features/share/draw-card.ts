// Draws a card onto a canvas. Each text has a place of its own, which it cannot leave.

import type { ShareCard } from '@/components/share-card.tsx'
import { drawDisc } from '@/lib/browser/draw-disc.ts'
import { cleanText } from '@/lib/i18n/foreign-text.ts'

/** In pixels: what social networks show of a link. */
export const cardSize = { width: 1200, height: 630 }

type Direction = 'ltr' | 'rtl'

type DrawCardParameters = {
  card: ShareCard
  /** The dark modules of the QR code as a path, and how many there are in a row. */
  code: { path: string; size: number } | undefined
  /** Of the page's language. */
  direction: Direction
  /** Where the page is. */
  host: string
}

const sans = '"Inter Variable", "Noto Sans Arabic Variable", system-ui, sans-serif'
const mono = '"JetBrains Mono Variable", ui-monospace, monospace'
const colours = {
  ground: '#f0effc',
  panel: '#ffffff',
  line: '#e7e6f0',
  ink: '#1c1a2e',
  quiet: '#666379',
  brand: '#5b4ee6',
}

/** The same in light and dark: a picture is read anywhere. */
export async function drawCard(canvas: HTMLCanvasElement, { card, code, direction, host }: DrawCardParameters) {
  const pen = canvas.getContext('2d')
  if (!pen) throw new Error('This browser draws no pictures')
  await loadFonts(card)
  const write = createWriter(pen, direction)
  drawGround(pen)
  write('Saleyard', { x: 80, y: 112, width: 400, size: 30, weight: 700, colour: colours.brand })
  write(host, { x: 620, y: 112, width: 500, size: 24, colour: colours.quiet, isEnd: true })

  const beside = card.address ? 136 : 0
  const width = (code ? 720 : 1040) - beside
  if (card.address)
    drawDisc(pen, { address: card.address, side: 112, ...place(direction, { x: 80, width: 112 }), y: 156 })
  const lines = write(card.heading, {
    x: 80 + beside,
    y: 210,
    width,
    size: card.address ? 52 : 64,
    weight: 700,
    lines: 2,
  })
  if (card.symbol)
    write(card.symbol, { x: 80 + beside, y: 210 + 60 * lines, width, size: 32, weight: 600, colour: colours.quiet })

  for (const [index, { label, value }] of card.facts.slice(0, 4).entries()) {
    const at = { x: 80 + 370 * (index % 2), width: 340 }
    const y = 380 + 88 * Math.floor(index / 2)
    write(label, { ...at, y, size: 22, colour: colours.quiet })
    write(value, { ...at, y: y + 36, size: 30, weight: 600 })
  }
  if (code) drawCode(pen, code, place(direction, { x: 840, width: 280 }).x, 156)
  if (card.address) write(card.address, { x: 80, y: 562, width: 1040, size: 30, face: mono })
}

/** The page has its fonts as files of its own; those that it has not needed yet are loaded now. */
async function loadFonts({ heading, symbol = '', facts }: ShareCard): Promise<void> {
  const text = [heading, symbol, ...facts.flatMap(({ label, value }) => [label, value])].join('')
  const faces = [`700 52px ${sans}`, `400 24px ${sans}`, `400 30px ${mono}`]
  await Promise.all(faces.map((face) => document.fonts.load(face, text)))
}

function drawGround(pen: CanvasRenderingContext2D): void {
  pen.fillStyle = colours.ground
  pen.fillRect(0, 0, cardSize.width, cardSize.height)
  pen.beginPath()
  pen.roundRect(32, 32, cardSize.width - 64, cardSize.height - 64, 32)
  pen.fillStyle = colours.panel
  pen.fill()
  pen.strokeStyle = colours.line
  pen.lineWidth = 2
  pen.stroke()
}

/** Modules around the code that must stay light. */
const margin = 4

function drawCode(
  pen: CanvasRenderingContext2D,
  { path, size }: { path: string; size: number },
  x: number,
  y: number,
): void {
  pen.save()
  pen.translate(x, y)
  pen.scale(280 / (size + 2 * margin), 280 / (size + 2 * margin))
  pen.fillStyle = '#ffffff'
  pen.fillRect(0, 0, size + 2 * margin, size + 2 * margin)
  pen.translate(margin, margin)
  pen.fillStyle = colours.ink
  pen.fill(new Path2D(path))
  pen.restore()
}

/** Mirrors a place for languages that are read from right to left. */
function place(direction: Direction, { x, width }: { x: number; width: number }): { x: number } {
  return { x: direction === 'rtl' ? cardSize.width - x - width : x }
}

type TextStyle = {
  x: number
  /** Of the first line's feet. */
  y: number
  width: number
  size: number
  weight?: number
  colour?: string
  face?: string
  /** Lines at most. */
  lines?: number
  /** At the end of its place. */
  isEnd?: boolean
}

/** Returns a function that writes a text into its place, and returns the number of its lines. */
function createWriter(pen: CanvasRenderingContext2D, direction: Direction) {
  return (
    text: string,
    { x, y, width, size, weight = 400, colour = colours.ink, face = sans, lines = 1, isEnd = false }: TextStyle,
  ) => {
    const isRight = (direction === 'rtl') !== isEnd
    const left = place(direction, { x, width }).x
    pen.save()
    // Marks above marks can be as high as they like: they stay in the place.
    pen.beginPath()
    pen.rect(left, y - size * 1.1, width, size * 1.6 + (lines - 1) * size * 1.15)
    pen.clip()
    pen.font = `${weight} ${size}px ${face}`
    pen.fillStyle = colour
    pen.textAlign = isRight ? 'right' : 'left'
    pen.direction = directionOf(text)
    const parts = wrapText(cleanText(text), { width, lines, measure: (part) => pen.measureText(part).width })
    for (const [index, part] of parts.entries())
      pen.fillText(part, isRight ? left + width : left, y + index * size * 1.15)
    pen.restore()
    return parts.length
  }
}

/** A number with its unit reads from left to right in every language. */
export function directionOf(text: string): Direction {
  return /[\p{Script=Arabic}\p{Script=Hebrew}]/u.test(text) ? 'rtl' : 'ltr'
}

type WrapParameters = { width: number; lines: number; measure: (text: string) => number }

/** Breaks a text into lines, at spaces where there are any. What does not fit ends in an ellipsis. */
export function wrapText(text: string, { width, lines: most, measure }: WrapParameters): string[] {
  const lines: string[] = []
  let line = ''
  for (const { segment } of new Intl.Segmenter().segment(text)) {
    if (measure(line + segment) <= width) {
      line += segment
      continue
    }
    if (lines.length === most - 1) return [...lines, shorten(line, { width, measure })]
    const space = line.lastIndexOf(' ')
    lines.push(space > 0 ? line.slice(0, space) : line)
    line = ((space > 0 ? line.slice(space + 1) : '') + segment).trimStart()
  }
  return [...lines, line]
}

function shorten(line: string, { width, measure }: Pick<WrapParameters, 'width' | 'measure'>): string {
  const parts = [...new Intl.Segmenter().segment(line)].map(({ segment }) => segment)
  while (parts.length > 0 && measure(`${parts.join('')}…`) > width) parts.pop()
  return `${parts.join('').trimEnd()}…`
}
