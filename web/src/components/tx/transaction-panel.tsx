import { useTranslation } from 'react-i18next'
import { isAddressEqual } from 'viem'
import { useConnection } from 'wagmi'
import { getChain } from '../../lib/chains'
import { shortenAddress } from '../../lib/shorten-address'
import type { TransactionIntent } from '../../lib/transactions/transaction-intent'
import { isSettled } from '../../lib/transactions/transaction-progress'
import { ConnectButton } from '../wallet-actions'
import { SimulationLine } from './simulation-line'
import { TransactionFacts } from './transaction-facts'
import { TransactionStatus } from './transaction-status'
import { useCodeCheck } from './use-code-check'
import { usePreview } from './use-preview'
import { type TransactionCallbacks, useTransaction } from './use-transaction'

export type TransactionPanelProps = TransactionCallbacks & {
  intent: TransactionIntent
  /** What the button says: the act, as "Create token". */
  actionLabel: string
}

/** Every write of the app: what will happen, what it costs, whether it would work, then the act and its states. */
export function TransactionPanel({ intent, actionLabel, onMined, onFinal }: TransactionPanelProps) {
  const { t } = useTranslation()
  const { status, address, chainId } = useConnection()
  const { progress, run } = useTransaction(intent, { onMined, onFinal })

  const connected = status === 'connected'
  const ready = connected && chainId === intent.chainId
  const fresh = progress.state === 'idle' || progress.state === 'failed'
  const preview = usePreview(intent, ready && fresh)
  const codeCheck = useCodeCheck(intent, connected)

  const { title: network } = getChain(intent.chainId)
  const otherAccount = connected && address && !isAddressEqual(address, intent.account)
  const done = progress.state === 'mined' || progress.state === 'final'
  const blocked = Boolean(otherAccount) || codeCheck === 'unexpected' || codeCheck === 'missing' || preview.isError
  const waiting = ready ? undefined : t('tx.simulationWaiting', { network })

  return (
    <section aria-label={t('tx.title')} className="panel flex flex-col gap-4">
      <div>
        <h2 className="font-semibold text-17">{t('tx.what')}</h2>
        <p className="mt-1 wrap-anywhere">{intent.summary}</p>
      </div>
      <TransactionFacts
        intent={intent}
        codeCheck={codeCheck}
        preview={preview.data}
        costHint={connected ? t('tx.costUnknown') : t('tx.costAfterConnect')}
      />
      {fresh && <SimulationLine preview={preview} waiting={waiting} />}
      {otherAccount && (
        <p className="text-13 text-warning">{t('tx.wrongAccount', { address: shortenAddress(intent.account) })}</p>
      )}
      {connected && !ready && <p className="text-13 text-warning">{t('tx.switchFirst', { network })}</p>}
      {!connected && <ConnectButton />}
      {connected && !done && (
        <button
          type="button"
          className="btn btn-primary btn-lg w-full text-15"
          disabled={blocked || !isSettled(progress)}
          onClick={run}
        >
          {progress.state === 'awaiting-signature' ? t('tx.states.awaiting-signature') : actionLabel}
        </button>
      )}
      <TransactionStatus progress={progress} chainId={intent.chainId} />
    </section>
  )
}
