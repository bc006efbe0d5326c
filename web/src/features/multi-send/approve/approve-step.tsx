import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useConfig } from 'wagmi'
import { TransactionPanel } from '../../../components/tx/transaction-panel.tsx'
import { toUserError } from '../../../lib/errors/to-user-error.ts'
import type { StoredRun } from '../run/types.ts'
import { amountText } from '../shared/amount-text.ts'
import { Problem } from '../shared/problem.tsx'
import { createApprovalIntent } from './create-approval-intent.ts'
import { readApproval } from './read-approval.ts'

type ApproveStepProps = {
  run: StoredRun
  token: `0x${string}`
  onDone: () => void
  onBack: () => void
}

/** Step 3: the permission for exactly this run's total. It goes on by itself when the permission is there. */
export function ApproveStep({ run, token, onDone, onBack }: ApproveStepProps) {
  const { t } = useTranslation()
  const config = useConfig()
  // A permission that was changed in the wallet is asked for again: another act, so another key.
  const [attempt, setAttempt] = useState(1)
  const { chainId, sender, total } = run.plan
  const { symbol, decimals } = run.summary
  const parameters = { chainId, token, owner: sender, spender: run.plan.multiSender }
  const { data, error, refetch, isFetching } = useQuery({
    queryKey: ['multi-send-approval', run.summary.id, attempt],
    queryFn: () => readApproval(config, { ...parameters, needed: total }),
    gcTime: 0,
  })
  const isEnough = data?.step === 'enough'
  useEffect(() => {
    if (isEnough) onDone()
  }, [isEnough, onDone])

  if (error) {
    const { code, values } = toUserError(error)
    return (
      <Problem
        text={`${t('multiSend.approve.unreadable')} ${t(`errors.${code}`, values)}`}
        action={t('multiSend.wallet.tryAgain')}
        onAction={() => void refetch()}
      />
    )
  }
  if (!data || isEnough) return <p role="status">{t('multiSend.approve.reading')}</p>

  const amount = amountText(total, decimals)
  const isReset = data.step === 'resetFirst'
  const intent = createApprovalIntent(config, {
    ...parameters,
    key: `approve:${run.summary.id}:${data.step}:${attempt}`,
    kind: 'approve',
    summary: t(isReset ? 'multiSend.approve.resetSummary' : 'multiSend.approve.summary', { amount, symbol }),
    symbol,
    decimals,
    before: data.allowance,
    after: isReset ? 0n : total,
  })

  return (
    <section className="panel flex min-w-0 flex-col gap-4" aria-label={t('multiSend.approve.heading')}>
      <h2 className="font-medium text-20">{t('multiSend.approve.heading')}</h2>
      <p>{t('multiSend.approve.why', { amount, symbol })}</p>
      {isReset && <p className="text-warning">{t('multiSend.approve.reset', { symbol })}</p>}
      {attempt > 1 && !isReset && data.allowance > 0n && (
        <p role="alert" className="text-warning">
          {t('multiSend.approve.tooLittle', { amount: amountText(data.allowance, decimals), symbol })}
        </p>
      )}
      <TransactionPanel
        key={intent.key}
        intent={intent}
        actionLabel={t(isReset ? 'multiSend.approve.actionReset' : 'multiSend.approve.action', { amount, symbol })}
        onMined={() => setAttempt(attempt + 1)}
      />
      <button type="button" className="btn btn-ghost self-start" disabled={isFetching} onClick={onBack}>
        {t('multiSend.approve.back')}
      </button>
    </section>
  )
}
