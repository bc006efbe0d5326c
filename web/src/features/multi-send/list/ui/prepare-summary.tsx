// Summarises the list, shows the main button of Prepare, and leads to the field that blocks the step, or goes on.

import type { QuestionKind } from '@saleyard/send/list/questions.ts'
import type { TFunction } from 'i18next'
import { createElement } from 'react'
import { useTranslation } from 'react-i18next'
import { DataAge } from '@/components/network-status/data-age.tsx'
import { ConnectButton } from '@/components/wallet-actions.tsx'
import { formatCount } from '@/features/multi-send/format.ts'
import type { ListSummary } from '@/features/multi-send/list/worker/list-service.ts'
import { MainButton, type SummaryRow } from '@/features/multi-send/summary-panel.tsx'
import { formatAmount } from '@/lib/i18n/format-amount.ts'
import { useSessionPending } from '@/lib/wallet/use-session-pending.ts'
import { fieldIds, focusField } from './field-ids.ts'
import type { FindNextActionReturnType, NextAction } from './find-next-action.ts'
import type { Asset } from './use-asset.ts'

const walletActions = ['connect', 'switchChain', 'deployFirst', 'chooseNetwork', 'retryNetwork']
const waiting = ['read', 'readToken']

type PrepareButtonProps = {
  next: FindNextActionReturnType
  asset: Pick<Asset, 'chain' | 'decimals' | 'symbol'>
  /** Remainder of `split`, in base units. */
  remainder: bigint
  walletNote: string | undefined
  onClick: () => void
}

/** The main button of Prepare, with notes to read before a click. */
export function PrepareButton({ next, asset, remainder, walletNote, onClick }: PrepareButtonProps) {
  const { t } = useTranslation()
  const isConnecting = useSessionPending() && next.action === 'connect'
  return (
    <>
      {remainder > 0n && (
        <p className="mb-3 text-13">
          {t('multiSend.amount.remainder', {
            amount: formatAmount(remainder, asset.decimals, { grouped: true }),
            symbol: asset.symbol,
          })}
        </p>
      )}
      {isConnecting ? (
        <ConnectButton />
      ) : (
        <>
          {walletNote && walletActions.includes(next.action) && (
            <p className="mb-3 text-13 text-warning">{walletNote}</p>
          )}
          <MainButton isBusy={waiting.includes(next.action)} onClick={onClick}>
            {t(`multiSend.acts.${next.action}` as 'multiSend.acts.review', {
              count: next.count,
              formatted: formatCount(next.count),
              chain: asset.chain.name,
            })}
          </MainButton>
        </>
      )}
    </>
  )
}

/** Actions outside of the step. */
export type PageActions = {
  connect: () => void
  switchChain: () => void
  deploy: () => void
  chooseNetwork: () => void
  retryNetwork: () => void
  review: () => void
  updatePrice: () => void
}

type FollowActionParameters = PageActions & { question: QuestionKind | undefined; jump: () => void }

/** Carries out the main button's action: leads to the field that blocks the step, or goes on. */
export function followAction(action: NextAction, parameters: FollowActionParameters): void {
  const { question, jump, connect, switchChain, deploy, chooseNetwork, retryNetwork, review, updatePrice } = parameters
  const focus = (id: string) => () => focusField(id)
  const follow: Partial<Record<NextAction, () => void>> = {
    updatePrice,
    chooseToken: focus(fieldIds.token),
    correctToken: focus(fieldIds.token),
    addRecipients: focus(fieldIds.recipients),
    pickRecipients: focus(fieldIds.recipients),
    enterAmount: focus(fieldIds.amount),
    ...(question && { answer: focus(fieldIds.question(question)) }),
    correct: jump,
    connect,
    switchChain,
    deployFirst: deploy,
    chooseNetwork,
    retryNetwork,
    review,
  }
  follow[action]?.()
}

/** Builds the rows of the summary: recipients, total and remaining balance. */
export function summarizeList(list: ListSummary | undefined, asset: Asset, t: TFunction): SummaryRow[] {
  const total = list?.total ?? 0n
  return [
    { label: t('multiSend.summary.recipients'), value: formatCount(list?.recipientCount ?? 0) },
    {
      label: t('multiSend.summary.total'),
      value: formatAmount(total, asset.decimals, { grouped: true }),
      hint: asset.symbol,
    },
    remainingRow(total, asset, t),
  ]
}

function remainingRow(total: bigint, { balance, balanceRead, decimals }: Asset, t: TFunction): SummaryRow {
  if (balance === undefined)
    return { label: t('multiSend.summary.leftAfter'), value: '', hint: t('multiSend.summary.unknown') }
  const isEnough = total <= balance
  return {
    label: t(isEnough ? 'multiSend.summary.leftAfter' : 'multiSend.summary.missing'),
    value: formatAmount(isEnough ? balance - total : total - balance, decimals, { grouped: true }),
    // The remaining balance is only as fresh as the balance that it derives from.
    hint: balanceRead && createElement(DataAge, balanceRead),
    isBad: !isEnough,
  }
}
