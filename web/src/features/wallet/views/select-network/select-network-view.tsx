import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useConfig } from 'wagmi'
import { type AppChain, knownChains } from '../../../../lib/chains'
import { switchNetwork } from '../../../../lib/wallet/switch-network'
import { useWalletState } from '../../../../lib/wallet/use-wallet-state'
import { useModal } from '../../modal/modal-context'
import { useNetwork } from '../../use-network'
import { NetworkTile } from './network-tile'

/** Choose Networks: a configured tile switches, another one says why it cannot. */
export function SelectNetworkView() {
  const { t } = useTranslation()
  const config = useConfig()
  const modal = useModal()
  const { status, chain: walletChain } = useWalletState()
  const { chain: active, supported } = useNetwork()
  const [refused, setRefused] = useState<AppChain>()
  const [explained, setExplained] = useState(false)
  const choose = (chain: AppChain) => {
    setRefused(chain.configured ? undefined : chain)
    if (!chain.configured) return
    if (status === 'connected' && walletChain?.id === chain.id) return modal.reset('Account')
    if (status === 'connected') return modal.push('SwitchNetwork', { SwitchNetwork: { chainId: chain.id } })
    void switchNetwork(config, chain.id)
    modal.push('ConnectWallet')
  }
  return (
    <>
      <ul className="grid grid-cols-3 gap-2 min-[400px]:grid-cols-4">
        {knownChains.map((chain) => (
          <li key={chain.id}>
            <NetworkTile chain={chain} active={supported && chain.id === active.id} onChoose={choose} />
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
        <button
          type="button"
          className="link link-hover mt-2 font-medium text-primary"
          aria-expanded={explained}
          onClick={() => setExplained(!explained)}
        >
          {t('networks.whatIs')}
        </button>
        {explained && <p className="mt-2 text-start text-quiet">{t('networks.whatIsText')}</p>}
      </div>
    </>
  )
}
