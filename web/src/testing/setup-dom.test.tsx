import { render } from '@testing-library/react'
import { expect, test, vi } from 'vitest'

// What the setup forbids must turn a test red; here each does it once.

test.fails('a component test in which two children share a key fails', () => {
  render([1, 1].map((key) => <p key={key}>{key}</p>))
})

test.fails('a component test that writes a warning to the console fails', () => {
  console.warn('on purpose')
})

// IndexedDB's tasks would run in one go by such a clock, and a transaction end after its first request.
test.fails('a test that fails with a stopped clock', () => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  throw new Error('on purpose')
})

test('leaves the next one a clock that goes', () => {
  expect(vi.isFakeTimers()).toBe(false)
})

test('a test that says beforehand that a complaint is meant passes', () => {
  const error = vi.spyOn(console, 'error').mockReturnValue()
  console.error('on purpose')
  expect(error).toHaveBeenCalledOnce()
  vi.restoreAllMocks()
})
