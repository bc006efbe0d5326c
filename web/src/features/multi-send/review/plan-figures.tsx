// Describes the plan in figures, each with its explanation, and shows them.

import type { Plan } from '@saleyard/send/plan/types.ts'
import type { TFunction } from 'i18next'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { getAddress } from 'viem'
import { useStore } from 'zustand'
import { Money, type MoneyProps } from '@/components/fiat/money.tsx'
import { CheckLine } from '@/components/form/check-line.tsx'
import { Figures } from '@/components/ui/figures.tsx'
import { costText, formatCount } from '@/features/multi-send/format.ts'
import type { Asset } from '@/features/multi-send/list/ui/use-asset.ts'
import type { ListSummary } from '@/features/multi-send/list/worker/list-service.ts'
import { formatAmount } from '@/lib/i18n/format-amount.ts'
import { appStore } from '@/lib/storage/app-store.ts'
import { costOf, type Funds } from './make-plan.ts'

type Figure = {
  label: string
  value: string
  help?: ReactNode
  /** The value, where it is an amount of the network's coin. */
  coin?: MoneyProps
}

/** Shows facts of the plan: label, figure in a mono face, and explanation. */
export function ReviewFigures({ figures }: { figures: Figure[] }) {
  return (
    <dl className="grid gap-x-8 sm:grid-cols-2">
      {figures.map(({ label, value, help, coin }) => (
        <div key={label} className="min-w-0 border-line border-b py-3">
          <dt className="text-13 text-quiet">{label}</dt>
          <dd className="min-w-0">
            <bdi dir="ltr" className="break-words font-medium font-mono text-15">
              {value}
            </bdi>{' '}
            {coin && <Money {...coin} />}
            {help && (
              <div className="break-words text-13 text-quiet">
                {typeof help === 'string' ? <Figures text={help} /> : help}
              </div>
            )}
          </dd>
        </div>
      ))}
    </dl>
  )
}

type DescribePlanParameters = { plan: Plan; funds: Funds; asset: Asset; list: Pick<ListSummary, 'extremes'> }

/** Describes the plan in figures, each with its explanation. */
export function describePlan({ plan, funds, asset, list }: DescribePlanParameters, t: TFunction): Figure[] {
  const money = (value: bigint) => `${formatAmount(value, asset.decimals, { grouped: true })} ${asset.symbol}`
  const cost = (value: bigint) => ({
    value: costText(value, asset.chain.symbol),
    coin: { chainId: asset.chain.id, value },
  })
  const left = funds.asset - plan.total
  const [first] = plan.batches
  const batchGas = (first?.gas ?? 0n) + (funds.batchGas ?? 0n)

  return [
    { label: t('multiSend.review.recipients'), value: formatCount(plan.recipientCount) },
    {
      label: t('multiSend.review.total'),
      value: money(plan.total),
      ...(!asset.token && { coin: { chainId: asset.chain.id, value: plan.total } }),
    },
    { label: t('multiSend.review.balance'), value: money(funds.asset) },
    ...(left >= 0n ? [{ label: t('multiSend.review.leftAfter'), value: money(left) }] : []),
    ...describeExtremes(plan.recipientCount > 1 ? list.extremes : undefined, money, t),
    {
      label: t('multiSend.review.batches'),
      value: formatCount(plan.batches.length),
      // The limits of a batch in a Safe are what its transaction leaves; the note above says what that means.
      ...(!plan.isSafe && { help: describeBatches(plan, asset, t) }),
    },
    {
      label: t('multiSend.review.costBatch'),
      ...cost(batchGas * funds.gasPrice),
      help: t('multiSend.review.costBatchHelp', { gas: formatCount(batchGas) }),
    },
    {
      label: t('multiSend.review.costTotal'),
      ...cost(costOf(plan, funds)),
      help: `${t(`multiSend.review.methods.${plan.gasModel.method}`)} ${t('multiSend.review.costTotalHelp')}`,
    },
  ]
}

function describeExtremes(extremes: ListSummary['extremes'], money: (value: bigint) => string, t: TFunction): Figure[] {
  if (!extremes) return []
  return (['largest', 'smallest'] as const).map((which) => {
    const { address, amount, lines } = extremes[which]
    return {
      label: t(`multiSend.review.${which}`),
      value: money(amount),
      help: t('multiSend.review.toLines', { address: getAddress(address), line: lines[0] ?? 0 }),
    }
  })
}

function describeBatches(plan: Plan, asset: Asset, t: TFunction): string {
  const { why, limit, count } = explainBatches(plan)
  const values = { limit: formatCount(limit), count: formatCount(count) }
  if (why === 'Wallet') return t('multiSend.signing.why', values as { limit: string })
  return t(`multiSend.review.batchesWhy${why}`, { chain: asset.chain.name, ...values } as { chain: string })
}

/** Lets a user whose wallet is software lift the limit of hardware wallets, where it makes more batches or is lifted. */
export function WalletSize({ plan, isDisabled }: { plan: Plan; isDisabled: boolean }) {
  const { t } = useTranslation()
  const isLifted = useStore(appStore, ({ walletBytes }) => walletBytes === 0)
  if (plan.recipientCount === 1 || (!isLifted && explainBatches(plan).why !== 'Wallet')) return null
  return (
    <fieldset disabled={isDisabled} className="contents">
      <CheckLine checked={isLifted} onChange={(lifts) => appStore.setState({ walletBytes: lifts ? 0 : null })}>
        {t('multiSend.signing.software')}
      </CheckLine>
    </fieldset>
  )
}

type ExplainBatchesReturnType = { why: 'One' | 'Gas' | 'Bytes' | 'Wallet'; limit: number | bigint; count: number }

/** Finds the limit that determines the number of batches: the network's, or the wallet's. */
export function explainBatches({ batches, limits }: Pick<Plan, 'batches' | 'limits'>): ExplainBatchesReturnType {
  const [first] = batches
  if (!first || batches.length === 1) return { why: 'One', limit: 0, count: first?.count ?? 0 }
  const left = 10_000 - limits.reserveBps
  // Both without their reserve, in ten-thousandths.
  const [ofNetwork, ofWallet] = [limits.bytes * left, (limits.signedBytes ?? limits.bytes) * 10_000]
  // Compares first.gas / gas with first.bytes / bytes, without a division.
  const isGas = first.gas * BigInt(Math.min(ofNetwork, ofWallet)) >= BigInt(first.bytes) * limits.gas * BigInt(left)
  const { count } = first
  if (isGas) return { why: 'Gas', limit: limits.gas, count }
  if (ofWallet < ofNetwork) return { why: 'Wallet', limit: limits.signedBytes ?? 0, count }
  return { why: 'Bytes', limit: limits.bytes, count }
}
