import { channelsOf } from './channels-of.ts'

/** `share` (0 to 1) of the first colour in the second, both `#rrggbb`. */
export function mix(color: string, into: string, share: number): string {
  const under = channelsOf(into)
  const mixed = channelsOf(color).map((channel, index) => channel * share + (under[index] ?? 0) * (1 - share))
  return `#${mixed.map((channel) => Math.round(channel).toString(16).padStart(2, '0')).join('')}`
}
