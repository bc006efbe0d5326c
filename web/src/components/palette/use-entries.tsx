// Lists everything that the search finds and runs.

import { useNavigate } from '@tanstack/react-router'
import { House, Languages, LayoutDashboard, type LucideIcon, Monitor, Moon, Sun, Wallet } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useStore } from 'zustand'
import { useLayoutState } from '@/components/menu/use-layout-state.ts'
import { NetworkImage } from '@/components/ui/icons.tsx'
import { useWalletActions } from '@/components/wallet-actions.tsx'
import { knownChains } from '@/lib/networks/chains.ts'
import { appStore } from '@/lib/storage/app-store.ts'
import { languages } from '@/locales/index.ts'
import { type Entry, type EntrySource, readQuery } from './entries.ts'
import { useTransactions } from './use-transactions.tsx'

const picture = (Icon: LucideIcon) => <Icon aria-hidden className="size-4.5" strokeWidth={1.75} />

/** Returns all entries: pages, what features offer, the transactions of this device, the header's actions, and networks. */
export function useEntries(text: string, sources: readonly EntrySource[]): { entries: Entry[]; isMistyped: boolean } {
  const chosenChainId = useStore(appStore, ({ recentAccount }) => recentAccount?.chainId)
  const query = readQuery(text, chosenChainId)
  const lists = [usePages, ...sources, useTransactions, useActions, useNetworks]
  return { entries: lists.flatMap((list) => list(query)), isMistyped: query.isMistyped }
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
