// Names the one next act of the guided first run, and connects the test account of the local chain.
import { toUserError } from '@saleyard/chain/errors/to-user-error.ts'
import { X } from 'lucide-react'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { useConnection, useConnectors } from 'wagmi'
import { useDeployments } from '@/components/deploy/use-deployments.ts'
import { ErrorText } from '@/components/errors/error-text.tsx'
import { announceLocalAccount, localAccountId } from '@/dev/announce-local-account.ts'
import { localChainId } from '@/dev/create-local-provider.ts'
import { env } from '@/lib/env.ts'
import { useConnectWallet } from '@/lib/wallet/connect-wallet.ts'
import { useSessionPending } from '@/lib/wallet/use-session-pending.ts'
import { closeGuide } from './guide-store.ts'

/** Where the user is on the way from an empty list to a report. */
export type CoachProps = { step: 'prepare' | 'review' | 'approve' | 'send'; isFinished: boolean; hasList: boolean }

/** The acts in their order; Deploy and Approve take the place of a neighbour where they are due. */
const acts = ['connect', 'sample', 'review', 'send', 'sign', 'report'] as const
type Act = (typeof acts)[number] | 'deploy' | 'approve'

/** The panel with the next act. It can be closed, and is there again after a reload until then. */
export function Coach(props: CoachProps) {
  const { t } = useTranslation()
  useEffect(() => announceLocalAccount(env.VITE_LOCAL_RPC_URL ?? ''), [])
  const { address, chainId } = useConnection()
  const isConnected = address !== undefined && chainId === localChainId
  const contract = useDeployments({ chainId: localChainId, name: 'MultiSender', enabled: isConnected })
  const act = findAct(props, isConnected, contract.state === 'missing')
  const number = acts.findIndex((each) => each === (neighbours[act] ?? act)) + 1
  return (
    <aside
      aria-label={t('guide.title')}
      className="panel sticky z-10 mb-5 flex min-h-28 items-start gap-4 p-4! shadow-lg"
      style={{ top: 'calc(var(--page-top) + 8px)' }}
    >
      <span
        aria-hidden
        className="grid size-9 shrink-0 place-items-center rounded-full bg-primary font-semibold text-primary-content"
      >
        {number}
      </span>
      <div className="min-w-0 flex-1">
        <p className="text-13 text-quiet">{t('guide.step', { number, total: acts.length })}</p>
        <div role="status">
          <p className="font-semibold text-15">{t(`guide.acts.${act}`, { button: t('multiSend.list.sample') })}</p>
          <p className="mt-0.5 text-13 text-quiet">{t(`guide.why.${act}`)}</p>
        </div>
        {act === 'connect' && <ConnectAct />}
        {act === 'report' && (
          <button type="button" className="btn btn-sm mt-2" onClick={closeGuide}>
            {t('guide.finish')}
          </button>
        )}
      </div>
      <button
        type="button"
        className="btn btn-ghost btn-square btn-sm"
        aria-label={t('guide.close')}
        title={t('guide.close')}
        onClick={closeGuide}
      >
        <X aria-hidden className="size-4" />
      </button>
    </aside>
  )
}

const neighbours: { [Each in Act]?: Act } = { deploy: 'review', approve: 'send' }

function findAct({ step, isFinished, hasList }: CoachProps, isConnected: boolean, isContractMissing: boolean): Act {
  if (isFinished) return 'report'
  if (!isConnected) return 'connect'
  if (step !== 'prepare') return actOf[step]
  if (!hasList) return 'sample'
  return isContractMissing ? 'deploy' : 'review'
}

const actOf = { review: 'send', approve: 'approve', send: 'sign' } as const

/** Connects the test account in one click, in place of whatever wallet is connected. */
function ConnectAct() {
  const { t } = useTranslation()
  const isPending = useSessionPending()
  const connector = useConnectors().find(({ id }) => id === localAccountId)
  const connect = useConnectWallet()
  return (
    <>
      <button
        type="button"
        className="btn btn-primary btn-sm mt-2"
        disabled={!connector || connect.isPending}
        onClick={() => connector && connect.mutate({ connector })}
      >
        {t(isPending || connect.isPending ? 'wallet.connecting' : 'guide.connect')}
      </button>
      {connect.error && (
        <div className="mt-2 text-13">
          <ErrorText error={toUserError(connect.error)} />
        </div>
      )}
    </>
  )
}
