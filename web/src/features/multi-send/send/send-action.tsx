import type { TFunction } from 'i18next'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { CheckLine } from '@/components/form/check-line.tsx'
import { ConnectButton } from '@/components/wallet-actions.tsx'
import { isOpen } from '@/features/multi-send/core/is-open.ts'
import { isSignerUnknown } from '@/features/multi-send/core/reconcile/is-unguarded.ts'
import { isInDoubt } from '@/features/multi-send/core/reconcile/watch-doubt.ts'
import type { BatchRecord } from '@/features/multi-send/core/record-types.ts'
import { MainButton } from '@/features/multi-send/shared/main-button.tsx'
import { formatAmount } from '@/lib/amounts/format-amount.ts'
import { shortenAddress } from '@/lib/shorten-address.ts'
import { useSessionDue } from '@/lib/wallet/use-session-due.ts'
import { findSendAct, type SendAct } from './find-send-act.ts'
import type { SendStepProps } from './send-step.tsx'

/** Nothing is under way, and there is something to do before the button. */
const decisions: SendAct[] = ['resend', 'resendPlain', 'tryAgain']
const idleActs: SendAct[] = ['otherAccount', ...decisions]

/** The one strong button of Send; while the last session is on its way, what stands in for it. */
export function SendAction(props: SendStepProps) {
  const isConnecting = useSessionDue() && props.wallet === 'disconnected'
  return isConnecting ? <ConnectButton /> : <BatchAction {...props} />
}

/** The next batch, or what is being waited for. */
function BatchAction({ driver, asset, wallet, walletNote, onConnect, onSwitchChain }: SendStepProps) {
  const { t } = useTranslation()
  const { run, progress, isPausing } = driver
  const { plan, records, summary } = run
  const isPlain = plan.route.startsWith('plain')
  const [hasSeenCancelled, setSeenCancelled] = useState(false)
  const next = records.find(isOpen)
  // No mark keeps a second one from paying.
  const isUnguarded = (isPlain || next?.isUnguarded || (next && isSignerUnknown(next))) === true && !next?.isReleased
  const isLocked = isUnguarded && !hasSeenCancelled
  const { act, number, does } = findSendAct({ records, progress, isPausing, isPlain, isLocked, wallet })
  // Not while the wallet still asks: what it holds then is no longer so afterwards.
  const asksToLook = isUnguarded && decisions.includes(act) && progress?.undecided.includes(number)
  const follow = {
    run: () => driver.start(),
    resend: () => driver.start({ resend: [number], hasSeenCancelled }),
    connect: onConnect,
    switchChain: onSwitchChain,
  }
  const press = () => {
    // It was said of the one before; of the next nothing is known.
    setSeenCancelled(false)
    if (does) follow[does]()
  }

  return (
    <>
      {walletNote && <p className="mb-3 text-13 text-warning">{walletNote}</p>}
      {asksToLook && (
        <CheckLine className="mb-3 text-13" checked={hasSeenCancelled} onChange={setSeenCancelled}>
          {describeLook(next, isPlain, t)}
        </CheckLine>
      )}
      <MainButton isBusy={!does && !idleActs.includes(act)} isDisabled={!does} onClick={press}>
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

/** What the user confirms before a batch is sent again that no mark guards. */
function describeLook(record: BatchRecord | undefined, isPlain: boolean, t: TFunction): string {
  if (record?.isUnclear) return t('multiSend.send.seenUnpaid')
  const signer = record?.isUnguarded ? record.signedByOthers?.at(-1) : undefined
  if (signer) return t('multiSend.send.seenOtherCancelled', { account: shortenAddress(signer.account) })
  if (!isPlain) return t('multiSend.send.seenSigner')
  return t(record && isInDoubt(record) ? 'multiSend.send.seenUnsent' : 'multiSend.send.seenCancelled')
}
