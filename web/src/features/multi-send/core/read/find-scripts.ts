const scripts = [
  'Latin',
  'Cyrillic',
  'Greek',
  'Armenian',
  'Hebrew',
  'Arabic',
  'Devanagari',
  'Thai',
  'Georgian',
  'Hangul',
  'Hiragana',
  'Katakana',
  'Han',
]
const patterns = scripts.map((script) => [script, new RegExp(`\\p{Script=${script}}`, 'u')] as const)
// Digits and marks belong to no script of their own.
const letter = /\p{L}/gu

/**
 * The scripts that the labels of a normalised name are written in, the last one left out: `.eth` is Latin in every name.
 * Letters of one label that could deceive were refused by ENSIP-15; those of another label were not. `?`: any other script.
 */
export function findScripts(name: string): string[] {
  const labels = name.slice(0, name.lastIndexOf('.'))
  if (/^[\w.-]*$/.test(labels)) return ['Latin']
  const found = patterns.filter(([, pattern]) => pattern.test(labels))
  const rest = (labels.match(letter) ?? []).some((one) => !found.some(([, pattern]) => pattern.test(one)))
  return [...found.map(([script]) => script), ...(rest ? ['?'] : [])]
}
