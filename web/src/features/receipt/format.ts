// Formats dates and amounts of a receipt, and the sentences about what differs.

import type { ReceiptProblem, ReceiptProof } from '@saleyard/send/receipt/prove-receipt.ts'
import type { RunProof } from '@saleyard/send/receipt/prove-run.ts'
import type { TFunction } from 'i18next'
import { CircleAlert, CircleCheck, CircleDashed, CircleHelp, CircleX, Hourglass, LoaderCircle } from 'lucide-react'
import { getAddress } from 'viem'
import { formatAmount } from '@/lib/i18n/format-amount.ts'
import type { BadgeLook } from './receipt-frame.tsx'
import type { ReceiptCheck } from './use-receipt-check.ts'

/** Formats a point in time, ms since 1970, in UTC: payer and recipient may live in two time zones. */
export function formatDate(time: number, language: string): string {
  const style = { dateStyle: 'long', timeStyle: 'short', timeZone: 'UTC', numberingSystem: 'latn' } as const
  return `${new Intl.DateTimeFormat(language, style).format(time)} UTC`
}

/** Formats a count. */
export function formatNumber(count: number): string {
  return formatAmount(BigInt(count), 0, { grouped: true })
}

type Asset = { symbol: string; decimals: number }

export function writeAmount(amount: bigint, { symbol, decimals }: Asset): string {
  return `${formatAmount(amount, decimals, { grouped: true })} ${symbol}`
}

/** Says what differs between a link and the chain. */
export function describeProblem(
  problem: NonNullable<RunProof['problem']> | ReceiptProblem,
  asset: Asset,
  t: TFunction,
): string {
  switch (problem.code) {
    case 'foreignContract':
    case 'codeUnknown':
      return t(`receipt.problems.${problem.code}`, { address: getAddress(problem.contract) })
    case 'otherSender':
      return t('receipt.problems.otherSender', { address: getAddress(problem.sender) })
    case 'otherRecipient':
      return t('receipt.problems.otherRecipient', { address: getAddress(problem.recipient) })
    case 'otherAmount':
      return t('receipt.problems.otherAmount', { amount: writeAmount(problem.amount, asset) })
    case 'otherSums':
      return t('receipt.problems.otherSums', {
        payments: formatNumber(problem.count),
        total: writeAmount(problem.total, asset),
      })
    case 'otherAsset':
      return problem.token
        ? t('receipt.problems.otherToken', { address: getAddress(problem.token) })
        : t('receipt.problems.otherCoin')
    case 'noRecord':
      return t('receipt.problems.noRecord', { records: formatNumber(problem.count) })
    default:
      return t(`receipt.problems.${problem.code}`, { ...problem })
  }
}

type State = 'unchecked' | 'checking' | 'failed' | RunProof['state'] | 'skipped'

const looks: Record<State, Omit<BadgeLook, 'text'>> = {
  unchecked: { Icon: CircleDashed, className: 'bg-tint text-quiet' },
  checking: { Icon: LoaderCircle, className: 'bg-tint text-quiet' },
  failed: { Icon: CircleX, className: 'bg-tint text-quiet' },
  proven: { Icon: CircleCheck, className: 'bg-success/10 text-success' },
  mined: { Icon: Hourglass, className: 'bg-warning/10 text-warning' },
  unproven: { Icon: CircleHelp, className: 'bg-warning/10 text-warning' },
  notFound: { Icon: CircleHelp, className: 'bg-warning/10 text-warning' },
  skipped: { Icon: CircleX, className: 'bg-error/8 text-error' },
  differs: { Icon: CircleAlert, className: 'bg-error/8 text-error' },
}

/** The state to show: that of the proof, else that of the check. */
export function readState({ proof, state }: Pick<ReceiptCheck<ReceiptProof | RunProof>, 'proof' | 'state'>): State {
  return proof?.state ?? (state === 'checked' ? 'unchecked' : state)
}

/** The badge of a state. Only what is proven and final is green. */
export function describeState(state: State, block: bigint | undefined, t: TFunction): BadgeLook {
  const isPlaced = block !== undefined && (state === 'proven' || state === 'mined')
  return {
    ...looks[state],
    text: isPlaced ? t(`receipt.states.${state}At`, { block: String(block) }) : t(`receipt.states.${state}`),
  }
}
