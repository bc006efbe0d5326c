import { toUserError, type UserError } from '@saleyard/chain/errors/to-user-error.ts'
import { LoaderCircle, TriangleAlert } from 'lucide-react'
import { useCallback, useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { ErrorDetails } from '@/components/errors/error-details.tsx'
import { ErrorText } from '@/components/errors/error-text.tsx'
import { NetworkImage } from '@/components/ui/icons.tsx'
import { useModal, useModalState } from '@/features/wallet/modal/modal-context.tsx'
import { router } from '@/features/wallet/modal/router.ts'
import { getChain } from '@/lib/networks/chains.ts'
import { useSwitchNetwork } from '@/lib/wallet/switch-network.ts'
import { useWalletState } from '@/lib/wallet/use-wallet-state.ts'

/** Row N2: requests the network switch from the wallet once, and shows a refusal with a button to retry. */
export function SwitchNetworkView() {
  const { t } = useTranslation()
  const { reset } = useModal()
  const { chainId } = useModalState((state) => router.getSwitchNetwork(state.router))
  const { status, chain: walletChain, connector } = useWalletState()
  const { mutate, error } = useSwitchNetwork()
  const chain = getChain(chainId)
  const problem = error && toUserError(error)

  const requestSwitch = useCallback(() => mutate({ chainId }), [mutate, chainId])
  useEffect(() => {
    let isUnmounted = false
    // In a microtask: a view that StrictMode mounts twice has unmounted by then, and requests once.
    queueMicrotask(() => isUnmounted || requestSwitch())
    return () => {
      isUnmounted = true
    }
  }, [requestSwitch])
  // Reacts to any cause: this request, or the user's own choice in the wallet.
  useEffect(() => {
    if (status === 'disconnected') reset('ConnectWallet')
    else if (walletChain?.id === chainId) reset('Account')
  }, [status, walletChain?.id, chainId, reset])

  const wallet = connector?.name ?? ''
  return (
    <div className="flex flex-col items-center gap-4 pb-1 text-center text-14">
      <NetworkImage chain={chain} className={`mt-1 size-16 ${error ? 'opacity-60' : ''}`} />
      <div role="status" aria-live="polite" className="w-full">
        {problem ? <Problem error={problem} wallet={wallet} /> : <Waiting wallet={wallet} network={chain.title} />}
      </div>
      {error && (
        <button type="button" className="btn btn-primary w-full" onClick={requestSwitch}>
          {t('common.tryAgain')}
        </button>
      )}
    </div>
  )
}

function Waiting({ wallet, network }: { wallet: string; network: string }) {
  const { t } = useTranslation()
  return (
    <>
      <p className="flex items-center justify-center gap-2 font-semibold text-15">
        <LoaderCircle aria-hidden className="size-4.5 shrink-0 text-brand motion-safe:animate-spin" />
        {t('wallet.waiting', { wallet })}
      </p>
      <p className="mt-1 text-13 text-quiet">{t('walletModal.network.waitingLead', { wallet, network })}</p>
    </>
  )
}

function Problem({ error, wallet }: { error: UserError; wallet: string }) {
  const { t } = useTranslation()
  const declined = error.code === 'userRejected'
  return (
    <>
      <p className="flex items-center justify-center gap-2 font-semibold text-15">
        <TriangleAlert aria-hidden className="size-4.5 shrink-0 text-warning" />
        {declined ? t('networks.declined') : t('walletModal.network.failed', { wallet })}
      </p>
      <div className="mt-1 text-13 text-quiet">
        {declined ? <p>{t('walletModal.network.declinedLead', { wallet })}</p> : <ErrorText error={error} />}
      </div>
      {!declined && (
        <div className="mt-3 text-start">
          <ErrorDetails text={error.details} />
        </div>
      )}
    </>
  )
}
