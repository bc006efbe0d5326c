// Puts the failure of a bundle into a sentence.

import { CallsError } from '@saleyard/send/calls/calls-error.ts'
import type { TFunction } from 'i18next'

/** What a wallet said of a bundle, in a sentence; undefined for any other failure. */
export function describeCallsError(error: unknown, t: TFunction): string | undefined {
  return error instanceof CallsError ? t(`multiSend.calls.errors.${error.code}`) : undefined
}
