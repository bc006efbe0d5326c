import { expect, test } from 'vitest'
import { findAdviceFaults } from './locale-faults.ts'

test('[c229] an error without an advice is a fault, and an advice without an error', () => {
  expect(
    findAdviceFaults({ errors: { timeout: 'Late.', unknown: 'Odd.' }, errorAdvice: { timeout: 'Wait.' } }),
  ).toEqual(['errors.unknown has no advice in errorAdvice'])
  expect(findAdviceFaults({ errors: {}, errorAdvice: { timeout: 'Wait.' } })).toEqual([
    'errorAdvice.timeout has no sentence in errors',
  ])
  expect(findAdviceFaults({ errors: { timeout: 'Late.' }, errorAdvice: { timeout: 'Wait.' } })).toEqual([])
})
