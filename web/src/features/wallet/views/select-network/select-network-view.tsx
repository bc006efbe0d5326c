import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useConfig } from 'wagmi'
import { type AppChain, knownChains } from '../../../../lib/chains'
import { switchNetwork } from '../../../../lib/wallet/switch-network'
import { useWalletState } from '../../../../lib/wallet/use-wallet-state'
import { useModal } from '../../modal/modal-context'
import { pickedNetworkOf } from '../../session/picked-network'
import { NetworkHelp } from './network-help'
import { NetworkTile } from './network-tile'
import { useActiveNetwork } from './use-active-network'

/** Choose Networks, row N1: a configured tile leads on, another one says why it cannot. */
export function SelectNetworkView() {
  const { t } = useTranslation()
  const config = useConfig()
  const modal = useModal()
  const { status, chain: walletChain } = useWalletState()
  const active = useActiveNetwork()
  const [refused, setRefused] = useState<AppChain>()

  const choose = (chain: AppChain) => {
    setRefused(chain.configured ? undefined : chain)
    if (!chain.configured) return
    if (status !== 'connected') return remember(chain)
    if (walletChain?.id === chain.id) return modal.reset('Account')
    modal.push('SwitchNetwork', { SwitchNetwork: { chainId: chain.id } })
  }
  const remember = (chain: AppChain) => {
    void switchNetwork(config, chain.id) // without a wallet, that is where the page reads
    pickedNetworkOf(config).setState({ chainId: chain.id })
    modal.push('ConnectWallet')
  }
  return (
    <>
      <ul className="-mx-1 grid grid-cols-3 gap-2 min-[400px]:grid-cols-4">
        {knownChains.map((chain) => (
          <li key={chain.id}>
            <NetworkTile chain={chain} active={chain.id === active} onChoose={choose} />
          </li>
        ))}
      </ul>
      <div role="status" aria-live="polite" className="text-14">
        {refused && (
          <p className="mt-3 rounded-field bg-tint p-3">
            {t(`networks.reasons.${refused.retired ?? 'notConfigured'}`, { name: refused.title })}
          </p>
        )}
      </div>
      <div className="mt-5 border-line border-t pt-4 text-center text-13">
        <p className="text-quiet">{t('networks.footer')}</p>
        <NetworkHelp />
      </div>
    </>
  )
}
