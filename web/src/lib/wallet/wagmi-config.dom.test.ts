import { expect, test, vi } from 'vitest'
import { createScriptedWallet } from '@/testing/scripted-wallet.ts'
import { connectWallet } from './connect-wallet.ts'
import { disconnectWallet } from './disconnect-wallet.ts'

/** The page's own config, as after a reload. */
async function load() {
  vi.resetModules()
  const { config } = await import('./wagmi-config.ts')
  return config as never as Parameters<typeof connectWallet>[0]
}

test('[c124] a wallet that connects by itself while the page still starts stays disconnected where the user disconnected it', async () => {
  const wallet = createScriptedWallet({ answers: { wallet_revokePermissions: () => Promise.reject(new Error('no')) } })
  const before = await load()
  wallet.announce()
  const connector = before.connectors.find(({ id }) => id === wallet.rdns)
  if (!connector) throw new Error('The wallet was not heard.')
  await connectWallet(before, { connector })
  expect(before.state.status).toBe('connected')
  await disconnectWallet(before)
  before._internal.mipd?.destroy()

  const after = await load()
  wallet.announce()
  await expect.poll(() => wallet.countListeners('connect'), { interval: 1 }).toBeGreaterThan(0)
  wallet.emit('connect', { chainId: '0x7a69' })
  wallet.emit('accountsChanged', wallet.accounts)
  await new Promise((resolve) => setTimeout(resolve))
  expect(after.state.status).toBe('disconnected')
  after._internal.mipd?.destroy()
})
