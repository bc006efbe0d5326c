// Derives readable colours of a theme from a chosen colour, by contrast as WCAG defines it.

/** Backgrounds of each theme, as in styles.css; the last dark one is that of active links in dark sidebars. */
const themes = {
  light: { backgrounds: ['#ffffff', '#f6f6fb'], end: '#000000', content: '#ffffff', tint: 0.1 },
  dark: { backgrounds: ['#17152a', '#0f0e1c', '#2b2750'], end: '#ffffff', content: '#0f0e1c', tint: 0.18 },
} as const

/** Least contrast by WCAG 2.2, level AA: for text, and for marks, rings and borders. */
const [readable, visible] = [4.5, 3]

type DerivedColour = {
  /** For marks, rings, borders and charts: the chosen colour itself, or the nearest one that is visible on the page. */
  mark: string
  /** For text and button backgrounds: the chosen colour, or the nearest one with enough contrast for text. */
  color: string
  /** Text on `color`. */
  content: string
  /** Background of selected items; `color` is readable on it as well. */
  tint: string
}

/**
 * Makes a colour `#rrggbb` usable in a theme: darkens or lightens it step by step until it has enough contrast as a
 * mark, as text and as a background.
 */
export function deriveColour(chosen: string, theme: 'light' | 'dark'): DerivedColour {
  const { backgrounds, end, content, tint: share } = themes[theme]
  const steps = Array.from({ length: 51 }, (_, step) => mix(end, chosen, step / 50))
  const toTint = (color: string) => mix(color, backgrounds[0], share)
  const hasContrast = (color: string, on: readonly string[], least: number) =>
    on.every((background) => contrast(color, background) >= least)

  const mark = steps.find((each) => hasContrast(each, [...backgrounds, content], visible)) ?? end
  const color = steps.find((each) => hasContrast(each, [...backgrounds, toTint(each), content], readable))
  return color ? { mark, color, content, tint: toTint(color) } : { mark, color: end, content, tint: backgrounds[0] }
}

/** Returns the contrast of two colours `#rrggbb` by WCAG 2.2, from 1 to 21. */
export function contrast(one: string, other: string): number {
  const [brighter = 0, darker = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a)
  return (brighter + 0.05) / (darker + 0.05)
}

function luminance(color: string): number {
  const [red = 0, green = 0, blue = 0] = toChannels(color).map((channel) => {
    const share = channel / 255
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

/** Mixes `share` (0 to 1) of the first colour into the second, both `#rrggbb`. */
function mix(color: string, into: string, share: number): string {
  const under = toChannels(into)
  const mixed = toChannels(color).map((channel, index) => channel * share + (under[index] ?? 0) * (1 - share))
  return `#${mixed.map((channel) => Math.round(channel).toString(16).padStart(2, '0')).join('')}`
}

/** Red, green and blue of `#rrggbb`, each from 0 to 255. */
function toChannels(color: string): number[] {
  return [1, 3, 5].map((start) => Number.parseInt(color.slice(start, start + 2), 16))
}
