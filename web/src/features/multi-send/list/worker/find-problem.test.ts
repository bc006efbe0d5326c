import { expect, test } from 'vitest'
import { findProblem } from './create-list-service.ts'

test('walks forward and backward over refused and asked lines, and starts again at the ends', () => {
  const states = ['accepted', 'refused', 'merged', 'asked', 'ignored'] as const
  const lines = states.map((state, index) => ({ number: index + 1, state }))
  expect(findProblem(lines, 0, 'next')).toBe(2)
  expect(findProblem(lines, 2, 'next')).toBe(4)
  expect(findProblem(lines, 4, 'next')).toBe(2)
  expect(findProblem(lines, 4, 'previous')).toBe(2)
  expect(findProblem(lines, 2, 'previous')).toBe(4)
  expect(findProblem(lines.slice(0, 1), 1, 'next')).toBeUndefined()
})
