import { readdirSync, readFileSync } from 'node:fs'
import { readLocale } from '@scripts/check/read-locale.ts'
import { expect, test } from 'vitest'

const en = readLocale('en')

const market = /market ?place|\blistings?\b|\bsellers?\b|\bbuyers?\b|auction|\bbids?\b|\bcart\b|checkout|for sale/i
const trade = /\b(buy|buys|buying|sell|sells|selling|sale|purchase)\b/i
const files = /\bfiles?\b/i

/** The key of each sentence, and the sentence. */
function walk(part: object, path = ''): [key: string, text: string][] {
  return Object.entries(part).flatMap(([name, value]) =>
    typeof value === 'string' ? [[`${path}${name}`, value] as [string, string]] : walk(value, `${path}${name}.`),
  )
}
const sentences = walk(en)
const saying = (words: RegExp) => sentences.filter(([, text]) => words.test(text)).map(([key]) => key)

test('[c10] [c1] the title alone speaks of a marketplace, and no page has the name of one', () => {
  expect(saying(market)).toEqual(['app.title'])
  const shown = readFileSync('index.html', 'utf8').replace(`<title>${en.app.title}</title>`, '')
  expect(shown).not.toMatch(market)
  expect(readFileSync('public/manifest.webmanifest', 'utf8')).not.toMatch(market)
  for (const route of readdirSync('src/routes', { recursive: true, encoding: 'utf8' })) {
    expect(route).not.toMatch(market)
    expect(route).not.toMatch(files)
  }
})

test('[c10] what is bought and sold are tokens in pools, and files are what visitors load and save', () => {
  const others = (words: RegExp, own: RegExp) => saying(words).filter((key) => !own.test(key))
  expect(
    others(
      trade,
      /^(createToken|tokenPage|tokenConsole|liquidity|seedPreview|trade)\.|^activity\.kinds\.(buy|sell)Token$|^(errors|activity)\..*buyback/i,
    ),
  ).toEqual([])
  expect(
    others(
      files,
      /^multiSend\.|^safe\.|^money\.claim$|^walletModal\.connect\.safeHint$|^error(s|Advice)\.(run|storage)|^createToken\.verification\.|^app\.title$/,
    ),
  ).toEqual([])
  expect(sentences.filter(([, text]) => trade.test(text) && files.test(text))).toEqual([])
})
