import { describe, expect, test } from 'vitest'
import { directionOf, wrapText } from './draw-card.ts'

/** Each sign is ten pixels wide. */
const measure = (text: string) => [...new Intl.Segmenter().segment(text)].length * 10
const wrap = (text: string, lines: number) => wrapText(text, { width: 100, lines, measure })

describe('wrapText', () => {
  test('leaves alone what fits, and breaks at a space', () => {
    expect(wrap('Harbour', 2)).toEqual(['Harbour'])
    expect(wrap('Spring Tide Coin', 2)).toEqual(['Spring', 'Tide Coin'])
  })

  test('breaks a word that is longer than a line, and ends in an ellipsis what does not fit', () => {
    expect(wrap('a'.repeat(15), 2)).toEqual(['a'.repeat(10), 'a'.repeat(5)])
    expect(wrap('a'.repeat(64), 1)).toEqual([`${'a'.repeat(9)}…`])
    expect(wrap('one two three four five', 2)).toEqual(['one two', 'three fou…'])
  })

  test('never cuts an emoji in two', () => {
    const family = '👨‍👩‍👧‍👦'
    expect(wrap(family.repeat(12), 1)).toEqual([`${family.repeat(9)}…`])
  })
})

test('an amount keeps its unit behind it in Arabic too', () => {
  expect(['450 ETH', '26 نوفمبر 2026', 'Spring Tide'].map(directionOf)).toEqual(['ltr', 'rtl', 'ltr'])
})
