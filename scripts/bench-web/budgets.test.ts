import { expect, test } from 'vitest'
import { checkBudget, formatFigure } from './budgets.ts'

const figure = { name: 'wallets and chains', value: 60, unit: 'kB' } as const

test('A figure may be its budget and not a byte more; one without a budget is not judged', () => {
  expect(checkBudget({ ...figure, budget: 60 })).toBe('ok')
  expect(checkBudget({ ...figure, value: 60.001, budget: 60 })).toBe('OVER')
  expect(checkBudget(figure)).toBeUndefined()
})

test('A figure may be its floor and not less', () => {
  expect(checkBudget({ ...figure, floor: 60 })).toBe('ok')
  expect(checkBudget({ ...figure, value: 59, floor: 60 })).toBe('UNDER')
})

test('A line has the figure, its budget and the verdict', () => {
  const words = (text: string) => text.split(/\s+/).filter(Boolean).join(' ')
  expect(words(formatFigure({ ...figure, value: 61.62, budget: 60 }))).toBe(
    'wallets and chains 61.6 kB at most 60 OVER',
  )
  expect(words(formatFigure({ ...figure, value: 94, unit: '%', floor: 95 }))).toBe(
    'wallets and chains 94.0 % at least 95 UNDER',
  )
  expect(words(formatFigure({ ...figure, value: 8.04 }))).toBe('wallets and chains 8.0 kB')
})
