import type { ErrorCode } from '@saleyard/chain/errors/error-codes.ts'
import { expect, expectTypeOf, test } from 'vitest'
import en from '@/locales/en.json'

/** Held by the compiler: a code without a sentence, and a sentence without a code, do not compile. */
test('en.json has a sentence and an advice for each code of a failure, and for nothing else', () => {
  expectTypeOf<keyof (typeof en)['errors']>().toEqualTypeOf<ErrorCode>()
  expectTypeOf<keyof (typeof en)['errorAdvice']>().toEqualTypeOf<ErrorCode>()
})

test.each(['nonceTooLow', 'requestExpired'] as const)(
  '%s: what may have been sent is looked for before it is tried again',
  (code) => expect(en.errorAdvice[code]).toMatch(/^Check your wallet .*try again/),
)
