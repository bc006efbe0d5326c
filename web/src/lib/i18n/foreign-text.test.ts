import { describe, expect, test } from 'vitest'
import en from '@/locales/en.json'
import { cleanText, placeInSentence } from './foreign-text.ts'
import { i18n } from './i18n.ts'

describe('cleanText', () => {
  test('removes what turns the direction of a text, and line breaks; emoji stay whole', () => {
    expect(cleanText('Safe\u202egnp.\u2066x\u2069 \u200fcoin')).toBe('Safegnp.x coin')
    expect(cleanText('two\r\nlines\u2028more\u2029and \u00a0 spaces\u0000')).toBe('two lines more and spaces')
    expect(cleanText('👨‍👩‍👧‍👦')).toBe('👨‍👩‍👧‍👦')
  })
})

describe('placeInSentence', () => {
  test('removes overrides, and isolates that end outside of the value', () => {
    expect(placeInSentence('Safe\u202egnp', 'ltr')).toBe('Safegnp')
    expect(placeInSentence('a\u202ab\u202bc\u202cd\u202de', 'ltr')).toBe('abcde')
    expect(placeInSentence('A\u2069\u2067B', 'ltr')).toBe('AB')
    for (const isolate of ['\u2066', '\u2067', '\u2068', '\u2069'])
      expect(placeInSentence(`A${isolate}B`, 'ltr')).toBe('AB')
    expect(placeInSentence('A\u2067B', 'rtl')).toBe('AB')
  })

  test('keeps our own isolates, and isolates letters that run from right to left', () => {
    expect(placeInSentence('\u20661.5\u2069 TIDE', 'rtl')).toBe('\u20661.5\u2069 TIDE')
    // A letter of Arabic, Hebrew, Syriac, Thaana and N’Ko.
    for (const letter of ['\u0645', '\u05d0', '\u0710', '\u0780', '\u07ca'])
      expect(placeInSentence(`${letter}1`, 'ltr')).toBe(`\u2068${letter}1\u2069`)
    expect(placeInSentence('\u0645\u062f', 'rtl')).toBe('\u0645\u062f')
  })
})

test('the name of a token does not turn a heading around, and no character of it is escaped twice', () => {
  const title = (name: string) => en.createToken.result.title.replace('{{name}}', name)
  expect(i18n.t('createToken.result.title', { name: 'Har\u202ebor <&"\'/> $t(x)' })).toBe(title('Harbor <&"\'/> $t(x)'))
  expect(i18n.t('createToken.result.title', { name: '\u0645' })).toBe(title('\u2068\u0645\u2069'))
})

test('a name in the letters of a page that runs from right to left needs no isolation there', async () => {
  await i18n.changeLanguage('ar')
  expect(i18n.t('createToken.result.title', { name: '\u0645' })).not.toContain('\u2068\u0645')
  await i18n.changeLanguage('en')
})
