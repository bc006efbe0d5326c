// Puts the failure of a bundle into a sentence.
import type { TFunction } from 'i18next'
import { CallsError } from '@/lib/wallet/requests/calls-error.ts'

/** What a wallet said of a bundle, in a sentence; undefined for any other failure. */
export function describeCallsError(error: unknown, t: TFunction): string | undefined {
  return error instanceof CallsError ? t(`multiSend.calls.errors.${error.code}`) : undefined
}
