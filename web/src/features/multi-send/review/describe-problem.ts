// Describes why there is no plan, what the sender lacks, or why a plan could not be signed or stored.

import { toUserError } from '@saleyard/chain/errors/to-user-error.ts'
import { SafeError } from '@saleyard/safe/safe-error.ts'
import { ApprovalError } from '@saleyard/send/approve/approval-signature.ts'
import { PlanError } from '@saleyard/send/plan/plan-error.ts'
import type { TFunction } from 'i18next'
import { getAddress } from 'viem'
import type { Asset } from '@/features/multi-send/list/ui/use-asset.ts'
import { describeError } from '@/lib/errors/describe-error.ts'
import { formatAmount } from '@/lib/i18n/format-amount.ts'
import type { Missing } from './make-plan.ts'
import { RecipientError } from './measure-plan.ts'

export type ReviewProblem = {
  text: string
  /** Raw text of a failure of the chain or the browser. */
  details?: string
}

/** Describes why there is no plan, or why it could not be stored; undefined without a problem. */
export function describeProblem(planning: unknown, storing: unknown, t: TFunction): ReviewProblem | undefined {
  if (planning instanceof PlanError) return { text: t(`multiSend.planErrors.${planning.code}`) }
  const error = planning ?? storing
  if (!error) return undefined
  const refusal = describeApprovalProblem(error, t)
  if (refusal) return { text: refusal }
  const userError = toUserError(error)
  const reason = describeError(userError, t)
  if (userError.code === 'storageUnavailable') return { text: t('multiSend.review.notStored') }
  if (userError.code === 'storageBlocked' || userError.code === 'storageNewer') return { text: reason }
  const { details } = userError
  if (error instanceof RecipientError) {
    const { address, lines } = error.recipient
    return {
      text: `${t('multiSend.review.failedRow', { line: lines.join(', '), address: getAddress(address) })}. ${reason}`,
      details,
    }
  }
  return { text: `${t('multiSend.review.failed')} ${reason}`, details }
}

/** Describes why a plan could not be signed; undefined if a sentence about storage fits better. */
export function describeApprovalProblem(error: unknown, t: TFunction): string | undefined {
  if (error instanceof ApprovalError) return t(`multiSend.approve.errors.${error.code}`)
  if (error instanceof PlanError) return t(`multiSend.planErrors.${error.code}`)
  if (error instanceof SafeError && error.code === 'multiSendMissing') return t('safe.pay.multiSendMissing')
  const userError = toUserError(error)
  return userError.code === 'userRejected' ? describeError(userError, t) : undefined
}

/** Describes exactly what the sender lacks. */
export function describeMissing({ kind, missing, needed, balance }: Missing, asset: Asset, t: TFunction): string {
  const isCoin = kind === 'coin'
  const write = (value: bigint) => formatAmount(value, isCoin ? 18 : asset.decimals, { grouped: true })
  return t(isCoin ? 'multiSend.review.missingCoin' : 'multiSend.review.missingToken', {
    symbol: isCoin ? asset.chain.symbol : asset.symbol,
    amount: write(missing),
    needed: write(needed),
    balance: write(balance),
  })
}
