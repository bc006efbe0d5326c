import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { CheckLine } from '../../../components/form/check-line.tsx'
import { formatAmount } from '../../../lib/amounts/format-amount.ts'
import { isInDoubt } from '../core/reconcile/watch-doubt.ts'
import { MainButton } from '../shared/main-button.tsx'
import { findSendAct, type SendAct } from './find-send-act.ts'
import type { SendStepProps } from './send-step.tsx'

/** Nothing is under way, and there is something to do before the button. */
const idleActs: SendAct[] = ['otherAccount', 'resendPlain', 'tryAgain']

/** The one strong button of Send: the next batch, or what is being waited for. */
export function SendAction({ driver, asset, wallet, walletNote, onConnect, onSwitchChain }: SendStepProps) {
  const { t } = useTranslation()
  const { run, progress, isPausing } = driver
  const { plan, records, summary } = run
  const isPlain = plan.route.startsWith('plain')
  const [hasSeenCancelled, setSeenCancelled] = useState(false)
  const isLocked = isPlain && !records[0]?.isReleased && !hasSeenCancelled
  const { act, number, does } = findSendAct({ records, progress, isPausing, isPlain, isLocked, wallet })
  const isDeclined = records.some(isInDoubt)
  const asksToLook =
    isPlain &&
    wallet === 'ready' &&
    progress?.phase !== 'pausedAfterRejection' &&
    Boolean(progress?.undecided.length) &&
    !records[0]?.isReleased
  const resend = () => {
    // It was said of the one before; of the next nothing is known.
    setSeenCancelled(false)
    driver.start({ resend: [number], hasSeenCancelled })
  }
  const follow = {
    run: () => driver.start(),
    resend,
    connect: onConnect,
    switchChain: onSwitchChain,
  }

  return (
    <>
      {walletNote && <p className="mb-3 text-13 text-warning">{walletNote}</p>}
      {asksToLook && (
        <CheckLine className="mb-3 text-13" checked={hasSeenCancelled} onChange={setSeenCancelled}>
          {t(isDeclined ? 'multiSend.send.seenUnsent' : 'multiSend.send.seenCancelled')}
        </CheckLine>
      )}
      <MainButton isBusy={!does && !idleActs.includes(act)} isDisabled={!does} onClick={() => does && follow[does]()}>
        {t(`multiSend.send.${act}`, {
          number,
          total: plan.batches.length,
          amount: formatAmount(plan.total, summary.decimals, { grouped: true }),
          symbol: summary.symbol,
          chain: asset.chain.name,
        })}
      </MainButton>
    </>
  )
}
