import { useTranslation } from 'react-i18next'
import { formatAmount } from '../../../lib/amounts/format-amount.ts'
import { MainButton } from '../shared/main-button.tsx'
import { findSendAct } from './find-send-act.ts'
import type { SendStepProps } from './send-step.tsx'

/** The one strong button of Send: the next batch, or what is being waited for. */
export function SendAction({ driver, asset, wallet, walletNote, onConnect, onSwitchChain }: SendStepProps) {
  const { t } = useTranslation()
  const { run, progress, isPausing } = driver
  const { plan, records, summary } = run
  const isPlain = plan.route.startsWith('plain')
  const { act, number, does } = findSendAct({ records, progress, isPausing, isPlain, wallet })
  const follow = {
    run: () => driver.start(),
    resend: () => driver.start([number]),
    connect: onConnect,
    switchChain: onSwitchChain,
  }

  return (
    <>
      {walletNote && <p className="mb-3 text-13 text-warning">{walletNote}</p>}
      <MainButton isBusy={!does && act !== 'otherAccount'} isDisabled={!does} onClick={() => does && follow[does]()}>
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
