import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useConfig } from 'wagmi'
import { NetworkImage } from '@/components/ui/network-image.tsx'
import { useModal, useModalState } from '@/features/wallet/modal/modal-context.tsx'
import { pickNetwork } from '@/features/wallet/modal/pick-network.ts'
import { type AppChain, configuredChains, knownChains } from '@/lib/chains.ts'
import { NetworkHelp } from './network-help.tsx'
import { NetworkTile } from './network-tile.tsx'
import { useActiveNetwork } from './use-active-network.ts'

const titles = configuredChains.map(({ title }) => title)
const [first] = configuredChains

/** Choose Networks, row N1: a configured tile leads on, another one says why it cannot, and which ones can. */
export function SelectNetworkView() {
  const { t, i18n } = useTranslation()
  const config = useConfig()
  const modal = useModal()
  const active = useActiveNetwork()
  const before = useModalState(({ picked }) => knownChains.find(({ id }) => id === picked))
  const [refused, setRefused] = useState(before?.configured ? undefined : before)

  const choose = (chain: AppChain) => {
    setRefused(chain.configured ? undefined : chain)
    pickNetwork(config, modal, chain)
  }
  return (
    <>
      <ul className="-mx-1 grid grid-cols-3 gap-2 min-[25rem]:grid-cols-4">
        {knownChains.map((chain) => (
          <li key={chain.id}>
            <NetworkTile chain={chain} active={chain.id === active} onChoose={choose} />
          </li>
        ))}
      </ul>
      <div role="status" aria-live="polite" className="text-14">
        {refused && (
          <p className="mt-3 rounded-field bg-tint p-3">
            {t(`networks.reasons.${refused.retired ?? 'notConfigured'}`, { name: refused.title })}{' '}
            {t('networks.enabled', { names: new Intl.ListFormat(i18n.language).format(titles) })}
          </p>
        )}
      </div>
      {refused && first.id !== active && (
        <button type="button" className="btn btn-line btn-sm mt-3" onClick={() => choose(first)}>
          <NetworkImage chain={first} className="size-4.5" />
          {t('networks.use', { name: first.title })}
        </button>
      )}
      <div className="mt-5 border-line border-t pt-4 text-center text-13">
        <p className="text-quiet">{t('networks.footer')}</p>
        <NetworkHelp />
      </div>
    </>
  )
}
