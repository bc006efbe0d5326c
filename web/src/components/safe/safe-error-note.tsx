// Shows what went wrong with a Safe, a proposal or a file: in our words where we know the reason, else as any other failure.

import type { ErrorValues } from '@saleyard/chain/errors/app-error.ts'
import { toUserError } from '@saleyard/chain/errors/to-user-error.ts'
import { SafeError, type SafeErrorCode } from '@saleyard/safe/safe-error.ts'
import type { TFunction } from 'i18next'
import { CircleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { ErrorNote } from '@/components/errors/error-note.tsx'
import { Figures } from '@/components/ui/figures.tsx'
import { findChain } from '@/lib/networks/chains.ts'

/** Returns the sentence of a Safe's failure; undefined for another one. */
export function describeSafeError(t: TFunction, error: unknown): string | undefined {
  return error instanceof SafeError ? t(`safe.errors.${error.code}`, error.values) : undefined
}

/** Returns why nothing is read of a Safe: the page lacks its network, or what a Safe's read failed at; undefined otherwise. */
export function whyUnread(t: TFunction, chainId: number, error?: unknown): string | undefined {
  const chain = findChain(chainId)
  if (!chain?.configured) return t('safe.state.unsupported', { network: chain?.title ?? String(chainId) })
  return describeSafeError(t, error)
}

/** The sentence of a Safe's failure that has come as the values of a transaction's error. */
export function SafeReason({ values: { safeError, ...values } }: { values: ErrorValues }) {
  const { t } = useTranslation()
  return (
    <p className="wrap-anywhere">
      <Figures text={t(`safe.errors.${safeError as SafeErrorCode}`, values)} />
    </p>
  )
}

type SafeErrorNoteProps = {
  error: unknown
  /** Actions such as "Try again". */
  children?: ReactNode
}

/** Shows a failure in place. */
export function SafeErrorNote({ error, children }: SafeErrorNoteProps) {
  const { t } = useTranslation()
  const sentence = describeSafeError(t, error)
  if (!sentence) return <ErrorNote error={toUserError(error)}>{children}</ErrorNote>
  return (
    <div role="alert" className="flex flex-wrap items-start gap-x-3 gap-y-2 rounded-field bg-error/8 p-4 text-14">
      <CircleAlert aria-hidden className="mt-px size-4.5 shrink-0 text-error" />
      <p className="wrap-anywhere min-w-36 flex-1">
        <Figures text={sentence} />
      </p>
      {children}
    </div>
  )
}
