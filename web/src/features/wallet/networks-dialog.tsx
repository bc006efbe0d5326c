import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useConfig, useConnection } from 'wagmi'
import { Dialog } from '../../components/ui/dialog'
import { type AppChain, knownChains } from '../../lib/chains'
import { toUserError } from '../../lib/errors/to-user-error'
import { useSwitchNetwork } from '../../lib/wallet/use-switch-network'
import { NetworkTile } from './network-tile'
import { useNetwork } from './use-network'

/** Choose Networks: a configured tile switches, another one says why it cannot. */
export function NetworksDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const { t } = useTranslation()
  const config = useConfig()
  const { status } = useConnection()
  const { chain: active, supported } = useNetwork()
  const { mutate, isPending, error, reset } = useSwitchNetwork({ onSuccess: onClose })
  const [refused, setRefused] = useState<AppChain>()
  const [explained, setExplained] = useState(false)

  const choose = (chain: AppChain) => {
    setRefused(chain.configured ? undefined : chain)
    reset()
    if (!chain.configured) return
    if (status === 'connected') return mutate({ chainId: chain.id })
    config.setState((state) => ({ ...state, chainId: chain.id as never }))
    onClose()
  }
  const problem = error && toUserError(error)
  return (
    <Dialog open={open} onClose={onClose} title={t('networks.title')}>
      <ul className="grid grid-cols-3 gap-2 min-[400px]:grid-cols-4">
        {knownChains.map((chain) => (
          <li key={chain.id}>
            <NetworkTile chain={chain} active={supported && chain.id === active.id} onChoose={choose} />
          </li>
        ))}
      </ul>
      <div role="status" aria-live="polite" className="text-14">
        {isPending && <p className="mt-3 rounded-field bg-tint p-3">{t('networks.switching')}</p>}
        {problem && <p className="mt-3 rounded-field bg-tint p-3">{t(`errors.${problem.code}`, problem.values)}</p>}
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
    </Dialog>
  )
}
