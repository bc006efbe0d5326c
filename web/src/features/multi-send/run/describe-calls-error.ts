import { CallsError } from '@saleyard/send/calls/calls-error.ts'
import type { TFunction } from 'i18next'

/** Describes a wallet's failure with a bundle; undefined for any other failure. */
export function describeCallsError(error: unknown, t: TFunction): string | undefined {
  return error instanceof CallsError ? t(`multiSend.calls.errors.${error.code}`) : undefined
}
