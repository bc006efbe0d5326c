// Says, before the click, what becomes of a transaction whose account is a Safe.

import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import type { Address } from 'viem'
import { useConfig } from 'wagmi'
import { NamedAddress } from '@/components/ui/named-address.tsx'
import { type SafeAccount, safeAccountQuery } from '@/lib/safe/safe-account.ts'
import type { TransactionIntent, TransactionKind } from '@/lib/transactions/transaction-intent.ts'

/** What is special about an act while owners take their time to sign; each is a key of `safe.note.acts`. */
const actOf: Partial<Record<TransactionKind, 'create' | 'ownership' | 'market'>> = {
  createToken: 'create',
  handOver: 'ownership',
  acceptOwnership: 'ownership',
  buyToken: 'market',
  sellToken: 'market',
  addLiquidity: 'market',
  seedLiquidity: 'market',
  removeLiquidity: 'market',
}

type SafeNoteProps = Pick<TransactionIntent, 'chainId' | 'account' | 'kind'> & {
  /** Whether no node says if the account is a contract at all. */
  isUnread?: boolean
  onRetry?: () => void
  /** Called once it is said what becomes of the transaction, or that this is unknown. */
  onSaid?: () => void
}

/** Renders nothing for an account with a key, and keeps its place until the account is read. */
export function SafeNote({ chainId, account, kind, isUnread = false, onRetry, onSaid }: SafeNoteProps) {
  const of = safeAccountQuery(useConfig(), { chainId, account })
  const { data, isError, isFetching, refetch } = useQuery({ ...of, enabled: !isUnread })
  const isUnknown = isUnread || (isError && !data)
  const isSaid = isUnknown || data !== undefined
  useEffect(() => {
    if (isSaid) onSaid?.()
  }, [isSaid, onSaid])
  if (isUnknown) return <UnknownPayer isReading={isFetching} onRetry={isUnread ? onRetry : () => void refetch()} />
  if (!data) return <span aria-hidden className="skeleton block h-15" />
  return <PayerFacts {...{ chainId, kind, payer: data }} />
}

type PayerFactsProps = Pick<TransactionIntent, 'chainId' | 'kind'> & { payer: SafeAccount }

function PayerFacts({ chainId, kind, payer }: PayerFactsProps) {
  const { t } = useTranslation()
  if (payer.kind === 'key') return null
  if (payer.kind === 'other') return <p className="text-13 text-warning">{t('safe.note.unrecognised')}</p>
  const { safe, owners, threshold, modules, guard } = payer.safe
  const act = actOf[kind]
  const count = owners.length
  return (
    <div className="flex flex-col gap-1.5 text-13">
      <p className="wrap-anywhere">
        {t('safe.note.becomes', { safe, owners: t('safe.threshold', { threshold, count }) })}
      </p>
      {threshold === 1 && <p>{t('safe.note.atOnce')}</p>}
      {act && <p>{t(`safe.note.acts.${act}`)}</p>}
      <SafeExtensions chainId={chainId} modules={modules} guard={guard} />
    </div>
  )
}

/** A wallet may be asked all the same: what it answers is found out later. */
function UnknownPayer({ isReading, onRetry }: { isReading: boolean; onRetry: (() => void) | undefined }) {
  const { t } = useTranslation()
  return (
    <div role="status" className="flex flex-col items-start gap-1 text-13 text-warning">
      <p>{t('safe.note.unknown')}</p>
      <button type="button" className="btn btn-line btn-sm" disabled={isReading} onClick={onRetry}>
        {t('tx.again')}
      </button>
    </div>
  )
}

type SafeExtensionsProps = { chainId: number; modules: readonly Address[]; guard: Address | undefined }

/** Warns of what can move a Safe's money without its owners, and of what can refuse their transactions. */
export function SafeExtensions({ chainId, modules, guard }: SafeExtensionsProps) {
  const { t } = useTranslation()
  return (
    <>
      {modules.length > 0 && (
        <Named chainId={chainId} accounts={modules}>
          {t('safe.note.modules')}
        </Named>
      )}
      {guard && (
        <Named chainId={chainId} accounts={[guard]}>
          {t('safe.note.guard')}
        </Named>
      )}
    </>
  )
}

/** Contracts that act on the Safe without its owners, or against them. */
function Named({ chainId, accounts, children }: { chainId: number; accounts: readonly Address[]; children: string }) {
  return (
    <div className="text-warning">
      <p>{children}</p>
      {accounts.map((id) => (
        <p key={id}>
          <NamedAddress chainId={chainId} id={id} />
        </p>
      ))}
    </div>
  )
}
