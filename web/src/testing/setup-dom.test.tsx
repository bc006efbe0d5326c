import { render } from '@testing-library/react'
import { expect, test, vi } from 'vitest'

// What the setup forbids must turn a test red; here each does it once.

test.fails('a component test in which two children share a key fails', () => {
  render([1, 1].map((key) => <p key={key}>{key}</p>))
})

test.fails('a component test that writes a warning to the console fails', () => {
  console.warn('on purpose')
})

test('a test that says beforehand that a complaint is meant passes', () => {
  const error = vi.spyOn(console, 'error').mockReturnValue()
  console.error('on purpose')
  expect(error).toHaveBeenCalledOnce()
  vi.restoreAllMocks()
})
