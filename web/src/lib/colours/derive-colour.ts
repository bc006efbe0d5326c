import { contrast } from './contrast'
import { mix } from './mix'

/** What a colour is read on, in either theme, as in styles.css; the last of the dark ones is that of chosen links in dark sidebars. */
const themes = {
  light: { grounds: ['#ffffff', '#f6f6fb'], end: '#000000', content: '#ffffff', tint: 0.1 },
  dark: { grounds: ['#17152a', '#0f0e1c', '#2b2750'], end: '#ffffff', content: '#0f0e1c', tint: 0.18 },
} as const

/** WCAG 2.2, level AA, for text. */
const readable = 4.5

export type DerivedColour = {
  /** The colour chosen, or as near to it as text allows. */
  color: string
  /** Text on it. */
  content: string
  /** The ground of what is chosen; the colour is readable there as well. */
  tint: string
}

/** Makes a colour `#rrggbb` usable in a theme: darker or lighter, step by step, until it can be read and written on. */
export function deriveColour(chosen: string, theme: 'light' | 'dark'): DerivedColour {
  const { grounds, end, content, tint: share } = themes[theme]
  const steps = Array.from({ length: 51 }, (_, step) => {
    const color = mix(end, chosen, step / 50)
    return { color, content, tint: mix(color, grounds[0], share) }
  })
  const isReadable = ({ color, content, tint }: DerivedColour) =>
    [...grounds, tint, content].every((ground) => contrast(color, ground) >= readable)
  return steps.find(isReadable) ?? { color: end, content, tint: grounds[0] }
}
