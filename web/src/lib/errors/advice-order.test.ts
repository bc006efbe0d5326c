import { expect, test } from 'vitest'
import en from '@/locales/en.json'

test.each(['nonceTooLow', 'requestExpired'] as const)(
  '%s: what may have been sent is looked for before it is tried again',
  (code) => expect(en.errorAdvice[code]).toMatch(/^Look in your wallet .*try again/),
)
