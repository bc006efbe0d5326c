import type { ErrorCode } from '@saleyard/chain/errors/error-codes.ts'
import { expectTypeOf, test } from 'vitest'
import type en from '@/locales/en.json'

/** Held by the compiler: a code without a sentence, and a sentence without a code, do not compile. */
test('en.json has a sentence and an advice for each code of a failure, and for nothing else', () => {
  expectTypeOf<keyof (typeof en)['errors']>().toEqualTypeOf<ErrorCode>()
  expectTypeOf<keyof (typeof en)['errorAdvice']>().toEqualTypeOf<ErrorCode>()
})
