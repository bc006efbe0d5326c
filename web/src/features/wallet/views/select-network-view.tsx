// Lets the user pick a network; one that is not configured explains why it cannot be picked.

import type { AppChain } from '@saleyard/chain/networks/networks.ts'
import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { mainnet } from 'viem/chains'
import { useConfig } from 'wagmi'
import { NetworkImage } from '@/components/ui/icons.tsx'
import { OutsideLink } from '@/components/ui/outside-link.tsx'
import { pickNetwork } from '@/features/wallet/modal/create-modal.ts'
import { useModal, useModalState } from '@/features/wallet/modal/modal-context.tsx'
import { useNetwork } from '@/features/wallet/use-network.ts'
import { networkTitleLength } from '@/lib/constants.ts'
import { configuredChains, knownChains } from '@/lib/networks/chains.ts'
import { useWalletState } from '@/lib/wallet/use-wallet-state.ts'

const titles = configuredChains.map(({ title }) => title)
const [first] = configuredChains

/** Choose Networks, row N1: a configured tile continues, any other explains why it cannot, and which networks can. */
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

type NetworkTileProps = { chain: AppChain; active: boolean; onChoose: (chain: AppChain) => void }

function NetworkTile({ chain, active, onChoose }: NetworkTileProps) {
  const { t } = useTranslation()
  const { title, configured, retired } = chain
  const look = active ? 'border-primary bg-tint' : 'border-transparent hover:bg-ground'
  return (
    <button
      type="button"
      title={title}
      aria-label={active ? `${title}, ${t('networks.active')}` : title}
      aria-pressed={active}
      className={`flex w-full flex-col items-center gap-2 rounded-box border px-1 py-3 text-12 ${look}`}
      onClick={() => onChoose(chain)}
    >
      <NetworkImage chain={chain} className={`size-11 ${dim(configured, Boolean(retired))}`} />
      <span className={`max-w-full truncate ${configured || active ? 'font-medium' : 'text-quiet'}`}>
        {/* In right-to-left text the dots would move to the other end. */}
        <bdi dir="ltr">{cutTitle(title)}</bdi>
      </span>
    </button>
  )
}

/** A retired network is grey; one that could be enabled keeps its colours. */
function dim(configured: boolean, retired: boolean): string {
  if (configured) return ''
  return retired ? 'opacity-50 grayscale' : 'opacity-60'
}

/** Shortens `Ethereum` to `Ethereu...`; seven characters stay whole. */
export function cutTitle(title: string): string {
  return title.length > networkTitleLength ? `${title.slice(0, networkTitleLength)}...` : title
}

/**
 * Returns the id of the network with the active tile: the connected wallet's; without one, the one that the user
 * picked; else Ethereum's, as the specification requires (§2), even if the page does not enable it and reads from
 * another.
 */
function useActiveNetwork(): number | undefined {
  const { status, chain: walletChain } = useWalletState()
  const { chain, chosen } = useNetwork()
  if (status === 'connected') return walletChain?.id
  return chosen ? chain.id : mainnet.id
}

const readMore = 'https://ethereum.org/developers/docs/networks/'

/** Explains "What is a network" in place, in our own words, with a link to more. */
function NetworkHelp() {
  const { t } = useTranslation()
  const id = useId()
  const [open, setOpen] = useState(false)
  return (
    <>
      <button
        type="button"
        className="link link-hover mt-2 font-medium text-primary"
        aria-expanded={open}
        aria-controls={id}
        onClick={() => setOpen(!open)}
      >
        {t('networks.whatIs')}
      </button>
      <div id={id} hidden={!open} className="mt-3 rounded-field bg-ground p-4 text-start">
        <p>{t('networks.whatIsText')}</p>
        <OutsideLink
          className="link-hover mt-2 inline-block font-medium text-primary"
          arrow="ms-1 inline size-3.5 align-[-2px]"
          href={readMore}
        >
          {t('walletModal.network.readMore')}
        </OutsideLink>
      </div>
    </>
  )
}
