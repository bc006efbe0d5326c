import { useTranslation } from 'react-i18next'
import { ConnectButton } from '@/components/wallet-actions.tsx'
import type { Asset } from '@/features/multi-send/shared/asset.ts'
import { formatCount } from '@/features/multi-send/shared/format-count.ts'
import { MainButton } from '@/features/multi-send/shared/main-button.tsx'
import type { FindNextActReturnType } from '@/features/multi-send/state/find-next-act.ts'
import { formatAmount } from '@/lib/amounts/format-amount.ts'
import { useSessionDue } from '@/lib/wallet/use-session-due.ts'

const walletActs = ['connect', 'switchChain', 'deployFirst', 'chooseNetwork', 'retryNetwork']
const waiting = ['read', 'readToken']

type PrepareActProps = {
  next: FindNextActReturnType
  asset: Pick<Asset, 'chain' | 'decimals' | 'symbol'>
  /** What `split` could not divide, base units. */
  remainder: bigint
  walletNote: string | undefined
  onClick: () => void
}

/** The one strong button of Prepare, with what is to be known before it. */
export function PrepareAct({ next, asset, remainder, walletNote, onClick }: PrepareActProps) {
  const { t } = useTranslation()
  const isConnecting = useSessionDue() && next.act === 'connect'
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
          {walletNote && walletActs.includes(next.act) && <p className="mb-3 text-13 text-warning">{walletNote}</p>}
          <MainButton isBusy={waiting.includes(next.act)} onClick={onClick}>
            {t(`multiSend.acts.${next.act}` as 'multiSend.acts.review', {
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
