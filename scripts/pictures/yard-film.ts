// Draws a frame of the film of the coming-soon page as SVG.

/** The film of the coming-soon page: a yard at dusk in which layers are set and clouds pass. It ends as it begins. */
export const film = { width: 1280, height: 800, framesPerSecond: 24, seconds: 8 }

const tones = {
  plain: ['#2f2a63', '#221d4b', '#1a1640', '#4a41a0'],
  strong: ['#7366ff', '#5b4ee6', '#4a3fc4', '#8f85ff'],
  pale: ['#241f52', '#1c1844', '#15123a', '#3b347f'],
} as const

const size = 104
const sides = [0, 1, 2, 3, 4, 5, 6, 7]
const stacks = sides
  .flatMap((row) => sides.map((column) => ({ row, column, height: (row * 5 + column * 3 + row * column) % 4 })))
  .sort((one, other) => one.row + one.column - other.row - other.column)

/** One frame as SVG. @param at Share of the film, from 0 to 1. */
export function drawFrame(at: number): string {
  const { width, height } = film
  // Rounded, so that the last frame is the first one to the letter.
  const round = (value: number) => Math.round(value * 1000) / 1000
  const wave = (phase = 0) => round((1 - Math.cos(2 * Math.PI * (at + phase))) / 2)
  const sun = 330 - 60 * wave()
  const drift = round(140 * Math.sin(2 * Math.PI * at))
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">
<defs><linearGradient id="sky" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#0f0e1c"/><stop offset=".45" stop-color="#3a2f86"/><stop offset=".7" stop-color="#8a5bb8"/></linearGradient></defs>
<rect width="${width}" height="${height}" fill="url(#sky)"/>
<circle cx="960" cy="${sun}" r="120" fill="#f73164" fill-opacity=".35"/><circle cx="960" cy="${sun}" r="74" fill="#ff8fa8"/>
<g fill="#b9b0ff" fill-opacity=".35" transform="translate(${drift})"><path d="M160 220a34 34 0 0 1 34-34h20a52 52 0 0 1 98-12h30a34 34 0 0 1 0 68H194a34 34 0 0 1-34-22Z"/></g>
<g fill="#b9b0ff" fill-opacity=".25" transform="translate(${-drift})"><path d="M690 130a24 24 0 0 1 24-24h16a38 38 0 0 1 72-8h22a24 24 0 0 1 0 48H714a24 24 0 0 1-24-16Z"/></g>
<path fill="#2a2266" d="M0 500c200-110 380-80 570-20s460-130 710-30v350H0Z"/><path fill="#221c56" d="M0 570c230-80 500-60 700-30s390-50 580 0v260H0Z"/>
${stacks.map((stack) => drawStack(stack, wave((stack.row * 2 + stack.column) / 8))).join('\n')}
</svg>`
}

function drawStack({ row, column, height }: (typeof stacks)[number], lift: number): string {
  const x = film.width / 2 + (column - row) * size
  const top = 500 + ((column + row) * size) / 2 - height * 26
  const stack = drawTile(x, top, 16 + height * 26, height === 0 ? 'pale' : 'plain')
  return (row * 3 + column) % 4 === 1 ? stack + drawTile(x, top - 24 - 34 * lift, 16, 'strong') : stack
}

function drawTile(x: number, y: number, depth: number, tone: keyof typeof tones): string {
  const wide = size - 12
  const half = wide / 2
  const [top, start, end, line] = tones[tone]
  const [left, right, front] = [`${x - wide} ${y}`, `${x + wide} ${y}`, `${x} ${y + half}`]
  const below = `${x} ${y + half + depth}`
  return `<g stroke="${line}" stroke-width="2" stroke-linejoin="round"><path fill="${start}" d="M${left}L${front}L${below}L${x - wide} ${y + depth}Z"/><path fill="${end}" d="M${right}L${front}L${below}L${x + wide} ${y + depth}Z"/><path fill="${top}" d="M${x} ${y - half}L${right}L${front}L${left}Z"/></g>`
}
