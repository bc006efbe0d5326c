import { contrast } from './contrast.ts'
import { mix } from './mix.ts'

/** What a colour is read on, in either theme, as in styles.css; the last of the dark ones is that of chosen links in dark sidebars. */
const themes = {
  light: { grounds: ['#ffffff', '#f6f6fb'], end: '#000000', content: '#ffffff', tint: 0.1 },
  dark: { grounds: ['#17152a', '#0f0e1c', '#2b2750'], end: '#ffffff', content: '#0f0e1c', tint: 0.18 },
} as const

/** WCAG 2.2, level AA: of text, and of marks, rings and borders. */
const [readable, visible] = [4.5, 3]

export type DerivedColour = {
  /** Marks, rings, borders, charts: the chosen colour itself, or the nearest one that is seen on the page. */
  mark: string
  /** Text and the ground of buttons: the chosen colour, or the nearest one that text allows. */
  color: string
  /** Text on it. */
  content: string
  /** The ground of what is chosen; the colour is readable there as well. */
  tint: string
}

/** Makes a colour `#rrggbb` usable in a theme: darker or lighter, step by step, until it is seen, read and written on. */
export function deriveColour(chosen: string, theme: 'light' | 'dark'): DerivedColour {
  const { grounds, end, content, tint: share } = themes[theme]
  const steps = Array.from({ length: 51 }, (_, step) => mix(end, chosen, step / 50))
  const tintOf = (color: string) => mix(color, grounds[0], share)
  const stands = (color: string, on: readonly string[], least: number) =>
    on.every((ground) => contrast(color, ground) >= least)

  const mark = steps.find((each) => stands(each, [...grounds, content], visible)) ?? end
  const color = steps.find((each) => stands(each, [...grounds, tintOf(each), content], readable))
  return color ? { mark, color, content, tint: tintOf(color) } : { mark, color: end, content, tint: grounds[0] }
}
