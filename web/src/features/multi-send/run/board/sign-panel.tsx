// Shows the one thing to sign next to the batches, and what happens if the page is closed.

import { shortenAddress } from '@saleyard/chain/networks/address.ts'
import type { Batch } from '@saleyard/send/plan/types.ts'
import { type BatchRecord, isUnresolved } from '@saleyard/send/run/batch-record.ts'
import type { RunProgress, StoredRun } from '@saleyard/send/run/types.ts'
import type { TFunction } from 'i18next'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { type Address, isAddressEqual } from 'viem'
import { Money } from '@/components/fiat/money.tsx'
import { CodeMark } from '@/components/tx/code-mark.tsx'
import { useCodeCheck } from '@/components/tx/use-code-check.ts'
import { useAddressName } from '@/components/ui/named-address.tsx'
import { costText, formatCount } from '@/features/multi-send/format.ts'
import type { Asset } from '@/features/multi-send/list/ui/use-asset.ts'
import { describeBatchContract } from '@/features/multi-send/run/ui/cancel-intent.ts'
import { SummaryPanel, type SummaryRow } from '@/features/multi-send/summary-panel.tsx'
import { cleanText } from '@/lib/i18n/foreign-text.ts'
import { formatAmount } from '@/lib/i18n/format-amount.ts'
import { CallCode } from './call-code.tsx'
import type { GasPrice } from './use-run-cost.ts'

type SignPanelProps = {
  run: StoredRun
  progress: RunProgress | undefined
  asset: Pick<Asset, 'chain' | 'origin'>
  gasPrice: GasPrice | undefined
  /** Whether the page may read the contract's code: a wallet is connected. */
  isConnected: boolean
  isFinished: boolean
  /** The main button. */
  action: ReactNode
}

/** Describes the next batch, or the whole run once nothing is left to sign. */
export function SignPanel({ run, progress, asset, gasPrice, isConnected, isFinished, ...parts }: SignPanelProps) {
  const { t } = useTranslation()
  const { plan, summary, records } = run
  const batch = findBatch(run, progress)
  const contract = useCodeCheck(
    { ...describeBatchContract(plan, summary.symbol), to: batch?.to ?? plan.multiSender, chainId: plan.chainId },
    isConnected && !isFinished && batch !== undefined && batch.id !== 0n,
  )
  if (isFinished || !batch) return <RunSummaryPanel run={run} asset={asset} action={parts.action} />

  const isDue = records[batch.number - 1]?.state === 'signing'
  const isPlain = batch.id === 0n
  return (
    <SummaryPanel
      symbol={summary.symbol}
      origin={asset.origin}
      isStrong={isDue}
      lead={
        <div className="flex flex-col gap-3 border-line border-b py-4">
          <div className="flex flex-wrap items-center justify-between gap-2">
            <h2 className="font-semibold text-17">
              {t('multiSend.board.next', {
                number: formatCount(batch.number),
                total: formatCount(plan.batches.length),
              })}
            </h2>
            <span className="text-13 text-quiet">
              {t('multiSend.summary.recipients')} <span className="figure">{formatCount(batch.count)}</span>
            </span>
          </div>
        </div>
      }
      rows={[
        {
          label: t('multiSend.board.youSend'),
          value: `${formatAmount(batch.total, summary.decimals, { grouped: true })} ${summary.symbol}`,
        },
        {
          label: t('multiSend.board.to'),
          value: <Target run={run} address={(isPlain && plan.only) || batch.to} />,
          hint: !isPlain && contract && <CodeMark check={contract} network={asset.chain.name} />,
        },
        ...describeCode(batch, t),
        ...describeCost({ chain: asset.chain, gas: batch.gas, gasPrice, isSafe: plan.isSafe }, t),
      ]}
      action={parts.action}
      note={t(isPlain ? 'multiSend.summary.oncePlain' : 'multiSend.summary.once')}
    />
  )
}

type DescribeCostParameters = {
  chain: Asset['chain']
  gas: bigint
  gasPrice: GasPrice | undefined
  isSafe: boolean | undefined
}

/**
 * Describes what the transaction of a batch costs, in coin and in money, and at which price of gas. What a Safe proposes
 * costs nothing: the account that executes it pays, on another day.
 */
function describeCost({ chain, gas, gasPrice, isSafe }: DescribeCostParameters, t: TFunction): SummaryRow[] {
  if (!gasPrice || isSafe) return []
  const value = gas * gasPrice.value
  return [
    {
      label: t('multiSend.summary.cost'),
      value: costText(value, chain.symbol),
      hint: (
        <>
          {t(gasPrice.isPaid ? 'multiSend.board.costBasis' : 'trade.readAt')} <Money chainId={chain.id} value={value} />
        </>
      ),
    },
  ]
}

/** A bare transfer has no calldata: address and amount are all of it. */
function describeCode({ data }: Batch, t: TFunction) {
  if (data === '0x') return []
  const code = <CallCode data={data} />
  return [{ label: t('multiSend.signing.callCode'), value: code, hint: t('multiSend.signing.callCodeHint') }]
}

type TargetProps = { run: Pick<StoredRun, 'plan' | 'summary'>; address: Address }

/** Where the batch goes: a batch of a token that pays by itself goes to the token, which the run names. */
function Target({ run: { plan, summary }, address }: TargetProps) {
  const { t } = useTranslation()
  const known = useAddressName(plan.chainId, address)
  const isToken = plan.asset.kind === 'erc20' && isAddressEqual(plan.asset.token, address)
  const name = known ?? (isToken && t('names.token', { symbol: cleanText(summary.symbol) }))
  return (
    <>
      {name && <bdi>{name}</bdi>} {shortenAddress(address)}
    </>
  )
}

/** The batch at the wallet or in the network, else the first one that is open and that no owner of a Safe has. */
function findBatch({ plan, records }: StoredRun, progress: RunProgress | undefined) {
  const isUnderway = progress?.phase === 'sending' || progress?.phase === 'offline'
  const current = isUnderway ? records[(progress.current ?? 0) - 1] : undefined
  const isOpen = (record: BatchRecord) => isUnresolved(record) && record.state !== 'proposed'
  const next = current && isOpen(current) ? current : records.find(isOpen)
  return next && plan.batches[next.number - 1]
}

/** Says what becomes of the run if the page is closed. */
export function IfSomethingHappens({ isPlain }: { isPlain: boolean }) {
  const { t } = useTranslation()
  return (
    <section className="rounded-box border border-line bg-panel p-5">
      <h2 className="mb-2 font-semibold text-17">{t('multiSend.board.happensTitle')}</h2>
      <p className="text-14 text-quiet">{t(isPlain ? 'multiSend.board.happensPlain' : 'multiSend.board.happens')}</p>
    </section>
  )
}

type RunSummaryPanelProps = { run: StoredRun; asset: Pick<Asset, 'origin'>; action: ReactNode }

/** Summary of the frozen plan, next to Approve and Send. */
export function RunSummaryPanel({ run, asset, action }: RunSummaryPanelProps) {
  const { t } = useTranslation()
  const { summary, plan } = run

  return (
    <SummaryPanel
      symbol={summary.symbol}
      origin={asset.origin}
      rows={[
        { label: t('multiSend.summary.recipients'), value: formatCount(plan.recipientCount) },
        {
          label: t('multiSend.summary.total'),
          value: formatAmount(plan.total, summary.decimals, { grouped: true }),
          hint: summary.symbol,
        },
        { label: t('multiSend.summary.batches'), value: formatCount(plan.batches.length) },
      ]}
      action={action}
      note={t(plan.route.startsWith('plain') ? 'multiSend.summary.oncePlain' : 'multiSend.summary.once')}
    />
  )
}
