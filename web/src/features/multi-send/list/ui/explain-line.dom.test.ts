import { afterEach, expect, test } from 'vitest'
import { explainChoice } from './explain-line.ts'

afterEach(() => document.documentElement.removeAttribute('lang'))

test.each([
  ['de', 'dot', 'decimal', '1.000', '1'],
  ['de', 'dot', 'thousands', '1.000', '1000'],
  ['de', 'dot', 'decimal', '1.500', '1,5'],
  ['de', 'comma', 'thousands', '1,000.50', '1000,5'],
  ['de', 'space', 'thousands', '1 000.5', '1000,5'],
  ['fr', 'comma', 'decimal', '1,234', '1,234'],
  ['fr', 'dot', 'decimal', '0.025', '0,025'],
  ['en', 'comma', 'decimal', '1,234', '1.234'],
  ['en', 'comma', 'decimal', '1,000', '1'],
  // No number after this answer: another line of the list was the reason to ask.
  ['de', 'dot', 'decimal', '1.000.000', '1.000.000'],
  ['en', 'comma', 'decimal', '1,000,000', '1,000,000'],
  // What the dot means is asked next.
  ['de', 'comma', 'memo', '1.000,5', '1.000'],
] as const)('in %s the %s as %s of %s is shown by its value, %s', (language, kind, choice, example, value) => {
  document.documentElement.lang = language
  expect(explainChoice(kind, choice, example)).toBe(value)
})
