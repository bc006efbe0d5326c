import { toUserError } from '@saleyard/chain/errors/to-user-error.ts'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { type Address, maxUint256 } from 'viem'
import { useConfig } from 'wagmi'
import { ErrorNote } from '@/components/errors/error-note.tsx'
import { TransactionPanel } from '@/components/tx/transaction-panel.tsx'
import { Waiting } from '@/components/ui/waiting.tsx'
import { formatAmount } from '@/lib/i18n/format-amount.ts'
import { type ApprovalParameters, createApprovalIntent, readApproval } from './approval.ts'

type ApproveStepProps = {
  /** Identifies the approval, so that it is not requested twice. */
  runId: string
  chainId: number
  sender: Address
  multiSender: Address
  token: Address
  symbol: string
  decimals: number
  /** In base units. */
  total: bigint
  /** The user's explicit choice of an unlimited approval instead of the total. */
  isUnlimited?: boolean
  /** `wasSufficient`: the allowance was sufficient already. */
  onDone: (wasSufficient: boolean) => void
  /** Label of the back button. */
  backLabel: string
  onBack: () => void
}

/** Step 3: the approval of exactly this run's total. Continues by itself once the allowance is sufficient. */
export function ApproveStep(props: ApproveStepProps) {
  const { runId, chainId, sender, multiSender, token, symbol, decimals, total, isUnlimited, onDone, onBack } = props
  const { t } = useTranslation()
  const config = useConfig()
  // An allowance that the user changed in the wallet is requested again: another action, so another key.
  const [attempt, setAttempt] = useState(1)
  const parameters = { chainId, token, owner: sender, spender: multiSender }
  const { data, error, refetch, isFetching } = useApproval(runId, attempt, { ...parameters, needed: total })
  const isEnough = data?.step === 'enough'
  const done = useRef(onDone)
  done.current = onDone
  useEffect(() => {
    if (isEnough) done.current(attempt === 1)
  }, [isEnough, attempt])

  if (error) {
    return (
      <ErrorNote error={toUserError(error)} lead={t('multiSend.approve.unreadable')}>
        <button type="button" className="btn btn-sm" onClick={() => void refetch()}>
          {t('multiSend.wallet.tryAgain')}
        </button>
      </ErrorNote>
    )
  }
  if (!data || isEnough)
    return (
      <Waiting
        label={t('multiSend.approve.reading')}
        className="gap-4"
        rows={[...(isUnlimited ? [] : [{ words: t('multiSend.approve.why') }]), 'h-72 rounded-box', 'h-10 w-24']}
      />
    )

  const amount = formatAmount(total, decimals, { grouped: true })
  const isReset = data.step === 'resetFirst'
  const action = findApprovalAction(isReset, isUnlimited)
  const words = translationKeys[action]
  const intent = createApprovalIntent(config, {
    ...parameters,
    key: `approve:${runId}:${data.step}:${attempt}`,
    kind: 'approve',
    summary: t(`multiSend.approve.${words.summary}`, { amount, symbol }),
    symbol,
    decimals,
    before: data.allowance,
    after: { reset: 0n, unlimited: maxUint256, exact: total }[action],
  })

  return (
    <section className="flex min-w-0 flex-col gap-4" aria-label={t('multiSend.approve.heading')}>
      {!isUnlimited && <p>{t('multiSend.approve.why')}</p>}
      {isReset && <p className="text-warning">{t('multiSend.approve.reset', { symbol })}</p>}
      {isUnlimited && <p className="text-warning">{t('multiSend.approve.unlimitedWarning', { symbol })}</p>}
      {attempt > 1 && !isReset && data.allowance > 0n && (
        <p role="alert" className="text-warning">
          {t('multiSend.approve.tooLittle', {
            amount: formatAmount(data.allowance, decimals, { grouped: true }),
            symbol,
          })}
        </p>
      )}
      <TransactionPanel
        key={intent.key}
        intent={intent}
        actionLabel={t(`multiSend.approve.${words.action}`, { amount, symbol })}
        onMined={() => setAttempt(attempt + 1)}
      />
      <button type="button" className="btn btn-ghost self-start" disabled={isFetching} onClick={onBack}>
        {props.backLabel}
      </button>
    </section>
  )
}

/** Reads the next step. No generated hook: the allowance decides which approval is estimated. */
function useApproval(runId: string, attempt: number, parameters: ApprovalParameters) {
  const config = useConfig()
  return useQuery({
    queryKey: ['multi-send-approval', runId, attempt],
    queryFn: () => readApproval(config, parameters),
    gcTime: 0,
  })
}

const translationKeys = {
  reset: { summary: 'resetSummary', action: 'actionReset' },
  exact: { summary: 'summary', action: 'action' },
  unlimited: { summary: 'unlimitedSummary', action: 'actionUnlimited' },
} as const

function findApprovalAction(isReset: boolean, isUnlimited = false): keyof typeof translationKeys {
  if (isReset) return 'reset'
  return isUnlimited ? 'unlimited' : 'exact'
}
