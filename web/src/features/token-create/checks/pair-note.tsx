import { useQuery } from '@tanstack/react-query'
import { Info } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { Address } from 'viem'
import { useConfig } from 'wagmi'
import { AsOf } from '@/components/network-status/as-of.tsx'
import { ReadFailed } from '@/features/token-create/read-failed.tsx'
import { formatAmount } from '@/lib/amounts/format-amount.ts'
import { localizeDecimal } from '@/lib/amounts/localize-decimal.ts'
import { getChain } from '@/lib/chains.ts'
import { orAbort } from '@/lib/or-abort.ts'
import { readPair } from './read-pair.ts'

type PairNoteProps = {
  chainId: number
  /** As predicted, of a token that is not there yet. */
  pair: Address
}

/** Says that somebody has made the token's pair beforehand, and that it harms nothing. Nothing to say otherwise. */
export function PairNote({ chainId, pair }: PairNoteProps) {
  const { t } = useTranslation()
  const config = useConfig()
  const { data, dataUpdatedAt, error, isFetching, refetch } = useQuery({
    queryKey: ['checkPair', chainId, pair],
    queryFn: async ({ signal }) => (await orAbort(readPair(config, { chainId, pair }), signal)) ?? null,
  })
  if (error && data === undefined)
    return (
      <ReadFailed
        error={error}
        lead={t('createToken.checks.pair.failed')}
        isFetching={isFetching}
        onRetry={() => void refetch()}
      />
    )
  if (!data) return null
  const { decimals, symbol } = getChain(chainId).nativeCurrency
  return (
    <p role="status" className="flex gap-3 rounded-field bg-tint p-4 text-14">
      <Info aria-hidden className="mt-px size-4.5 shrink-0 text-quiet" />
      <span className="min-w-0">
        {t('createToken.checks.pair.exists')}
        {data.reserve > 0n && (
          <>
            {' '}
            {t('createToken.checks.pair.holds', {
              amount: localizeDecimal(formatAmount(data.reserve, decimals)),
              symbol,
            })}
          </>
        )}{' '}
        <AsOf at={dataUpdatedAt} isFailed={error !== null} />
      </span>
    </p>
  )
}
