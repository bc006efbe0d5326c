// Simulates a transaction on chain, estimates its cost, and shows the result.

import { toUserError } from '@saleyard/chain/errors/to-user-error.ts'
import { readWriteOutcome } from '@saleyard/chain/errors/write-outcomes.ts'
import { useQuery } from '@tanstack/react-query'
import { CircleCheck, CircleX, LoaderCircle } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { getGasPrice } from 'viem/actions'
import { useConfig } from 'wagmi'
import { ErrorDetails } from '@/components/errors/error-details.tsx'
import { DataAge } from '@/components/network-status/data-age.tsx'
import type { TransactionIntent } from '@/lib/transactions/transaction-intent.ts'

type SimulationLineProps = { preview: ReturnType<typeof usePreview>; waiting?: string | undefined }

/** Shows the result of the simulation as a sentence. */
export function SimulationLine({ preview, waiting }: SimulationLineProps) {
  const { t } = useTranslation()
  if (waiting) return <p className="text-13 text-quiet">{waiting}</p>
  if (preview.error) return <Failure error={preview.error} isFetching={preview.isFetching} onRetry={preview.refetch} />
  const Icon = preview.data ? CircleCheck : LoaderCircle
  return (
    <p className={`flex gap-2 text-13 ${preview.data ? 'text-success' : 'text-quiet'}`}>
      <Icon aria-hidden className={`mt-px size-4 shrink-0 ${preview.data ? '' : 'motion-safe:animate-spin'}`} />
      <span>
        {preview.data ? t('tx.simulationOk') : t('tx.simulationRunning')}{' '}
        {preview.data && <DataAge at={preview.dataUpdatedAt} isFailed={false} />}
      </span>
    </p>
  )
}

type FailureProps = { error: unknown; isFetching: boolean; onRetry: () => void }

/** Shows the chain's refusal, or that no endpoint answered. Both may be temporary: coin arrives, a node comes back. */
function Failure({ error, isFetching, onRetry }: FailureProps) {
  const { t } = useTranslation()
  const { code, values, details } = toUserError(error)
  const reason = t(`errors.${code}`, values)
  const isAnswer = readWriteOutcome(code) === 'refused'
  return (
    <div className="flex gap-2 text-13 text-error">
      <CircleX aria-hidden className="mt-px size-4 shrink-0" />
      <div className="flex min-w-0 flex-1 flex-col items-start gap-1 wrap-anywhere">
        <p>{isAnswer ? t('tx.simulationFailed', { reason }) : reason}</p>
        <p className="text-quiet">{t(`errorAdvice.${code}`, values)}</p>
        <ErrorDetails text={details} />
        <button
          type="button"
          className="btn btn-outline btn-sm text-base-content"
          disabled={isFetching}
          onClick={onRetry}
        >
          {t('tx.again')}
        </button>
      </div>
    </div>
  )
}

export type Preview = {
  gas: bigint
  /** Current gas price, wei per gas. */
  gasPrice: bigint
}

/** Simulates the transaction and estimates its cost. Never cached: the check before money moves must be fresh. */
export function usePreview(intent: TransactionIntent, enabled: boolean) {
  const config = useConfig()
  const { key, chainId, account, to, value, summary } = intent
  // No generated hook: `simulate` is the check that the transaction engine repeats before the wallet opens.
  return useQuery({
    queryKey: ['preview', key, chainId, account, to, value.toString(), summary],
    queryFn: async (): Promise<Preview> => {
      const [{ gas }, gasPrice] = await Promise.all([intent.simulate(), getGasPrice(config.getClient({ chainId }))])
      return { gas, gasPrice }
    },
    enabled,
    staleTime: 0,
    gcTime: 0,
    retry: false,
  })
}
