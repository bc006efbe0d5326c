import { expect, test } from 'vitest'
import { ignoreExpiredLinks } from './load-pairing.ts'

/** Whether the browser would report it; jsdom has no such event of its own. */
function isReported(reason: unknown): boolean {
  return window.dispatchEvent(Object.assign(new Event('unhandledrejection', { cancelable: true }), { reason }))
}

test('what the provider alone knows of an expired link is not reported, anything else is', () => {
  expect(isReported(new Error('Proposal expired'))).toBe(true)

  ignoreExpiredLinks()

  expect(isReported(new Error('Proposal expired'))).toBe(false)
  expect(isReported(new Error('Request expired. Please try again.'))).toBe(false)
  expect(isReported(new Error('The proposal expired'))).toBe(true)
  expect(isReported('Proposal expired')).toBe(true)
})
