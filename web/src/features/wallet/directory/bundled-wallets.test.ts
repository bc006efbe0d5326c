import { expect, test } from 'vitest'
import { toAppLink, toWebLink } from '@/lib/browser/safe-links.ts'
import { recommendedWallets } from '@/lib/constants.ts'
import { bundledWallets, findInstalled } from './bundled-wallets.ts'
import type { FoundWallet, WalletEntry } from './wallet-entry.ts'

const wallets: readonly WalletEntry[] = bundledWallets

test('[c137] [X2] nine wallets are bundled, each once', () => {
  expect(wallets).toHaveLength(recommendedWallets)
  expect(new Set(wallets.map(({ id }) => id)).size).toBe(9)
  expect(new Set(wallets.flatMap(({ rdns = [] }) => rdns)).size).toBe(wallets.flatMap(({ rdns = [] }) => rdns).length)
})

test.each(wallets)('$name stands under its id of the directory, can be got and opened', (wallet) => {
  expect(wallet.id).toMatch(/^[0-9a-f]{64}$/)
  expect(wallet.icon, 'no picture of a stranger').toBeUndefined()
  for (const { native, universal } of [wallet.mobile ?? {}, wallet.desktop ?? {}]) {
    expect(toAppLink(native)).toBe(native)
    expect(toWebLink(universal)?.replace(/\/$/, '')).toBe(universal)
  }
  expect(wallet.mobile).toBeDefined()
  for (const link of [wallet.homepage, ...Object.values(wallet.stores ?? {})])
    expect(toWebLink(link)).toMatch(/^https:/)
})

test('[X2] a wallet of this browser is recognised by its rdns, by that of the bundled one, or by its name', () => {
  const found = (id: string, name: string): FoundWallet => ({ id, name, connectorUid: id, recent: false })
  const [metaMask] = bundledWallets
  const listed = { id: metaMask.id, name: 'MetaMask: Wallet' }
  const inBrowser = [found('io.metamask', 'MetaMask'), found('example.jade', 'JADE')]
  expect(findInstalled(listed, inBrowser)?.id).toBe('io.metamask')
  expect(findInstalled({ id: 'x', name: 'Jade' }, inBrowser)?.id).toBe('example.jade')
  expect(findInstalled({ id: 'x', name: 'X', rdns: ['example.jade'] }, inBrowser)?.id).toBe('example.jade')
  expect(findInstalled({ id: 'x', name: 'X' }, inBrowser)).toBeUndefined()
})
