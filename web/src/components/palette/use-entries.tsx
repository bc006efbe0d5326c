// Lists everything that the search finds and runs.

import { useNavigate } from '@tanstack/react-router'
import { House, Languages, LayoutDashboard, type LucideIcon, Monitor, Moon, Sun, Wallet } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useStore } from 'zustand'
import { useLayoutState } from '@/components/menu/use-layout-state.ts'
import { NetworkImage } from '@/components/ui/icons.tsx'
import { useWalletActions } from '@/components/wallet-actions.tsx'
import { knownChains } from '@/lib/networks/chains.ts'
import { appStore } from '@/lib/storage/app-store.ts'
import { languages } from '@/locales/index.ts'

/** One entry that the search finds and runs. */
export type Entry = {
  id: string
  group: 'pages' | 'networks' | 'actions'
  /** In the displayed language; the search matches it. */
  title: string
  /** Other names; the search matches them, and does not show them. */
  alias?: string
  picture: ReactNode
  run: () => void
}

const picture = (Icon: LucideIcon) => <Icon aria-hidden className="size-4.5" strokeWidth={1.75} />

/** Returns all entries: the menu's leaves, the networks, and the header's actions. */
export function useEntries(): readonly Entry[] {
  return [...usePages(), ...useNetworks(), ...useActions()]
}

function usePages(): Entry[] {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const { searchableMenu } = useLayoutState()
  const home = { path: '/home', title: 'home', icon: House } as const
  // Not a leaf of the menu, whose group General has one entry.
  const samplePage = { path: '/sample-page', title: 'samplePage', icon: LayoutDashboard } as const
  return [home, ...searchableMenu, samplePage].map(({ path, title, icon }) => ({
    id: path,
    group: 'pages',
    title: t(`nav.${title}`),
    picture: picture(icon),
    run: () => void navigate({ to: path }),
  }))
}

function useNetworks(): Entry[] {
  const { openNetworks } = useWalletActions()
  return knownChains.map((chain) => ({
    id: `network-${chain.id}`,
    group: 'networks',
    title: chain.title,
    // Titles are the specification's; users also know a network by its newer name and by its coin.
    alias: `${chain.name} ${chain.nativeCurrency.symbol}`,
    picture: <NetworkImage chain={chain} className="size-4.5" />,
    run: () => openNetworks(chain.id),
  }))
}

function useActions(): Entry[] {
  const { t } = useTranslation()
  const { openConnect } = useWalletActions()
  const { language, theme, recentAccount } = useStore(appStore)
  const action = (id: string, title: string, icon: LucideIcon, run: () => void): Entry => ({
    id,
    group: 'actions',
    title,
    picture: picture(icon),
    run,
  })
  const themes = [
    { value: 'light', title: t('nav.toLight'), icon: Sun },
    { value: 'dark', title: t('nav.toDark'), icon: Moon },
    { value: 'system', title: t('search.system'), icon: Monitor },
  ] as const
  return [
    // `recentAccount` is cleared when the session ends, so it decides which of the two actions the wallet button has.
    action('wallet', t(recentAccount ? 'wallet.account' : 'wallet.connect'), Wallet, openConnect),
    ...themes
      .filter(({ value }) => value !== theme)
      .map(({ value, title, icon }) => action(value, title, icon, () => appStore.setState({ theme: value }))),
    ...languages
      .filter(({ code }) => code !== language)
      .map(({ code, label }) =>
        action(code, t('search.language', { name: label }), Languages, () => appStore.setState({ language: code })),
      ),
  ]
}
