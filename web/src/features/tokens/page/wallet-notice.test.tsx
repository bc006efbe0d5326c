import { act, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { createConfig, http, mock } from 'wagmi'
import { connect } from 'wagmi/actions'
import { bsc, bscTestnet } from 'wagmi/chains'
import { WalletActionsProvider } from '@/components/wallet-actions.tsx'
import { renderPage } from '@/features/tokens/testing/render-page.tsx'
import { owner } from '@/features/tokens/testing/taxed-token.ts'
import { appStore } from '@/lib/storage/app-store.ts'
import en from '@/locales/en.json'
import { connectTestConfig } from '@/testing/connect-test-config.ts'
import { WalletNotice } from './wallet-notice.tsx'

async function open(chainId: number) {
  const connector = mock({ accounts: [owner] })
  const transports = { [bscTestnet.id]: http('http://127.0.0.1:9'), [bsc.id]: http('http://127.0.0.1:9') }
  const config = createConfig({ chains: [bscTestnet, bsc], connectors: [connector], transports, storage: null })
  await connect(config, { connector })
  await renderPage(<WalletNotice chainId={chainId} />, config)
}

test('a wallet on another network than the token is told both, and the way there', async () => {
  await open(56)
  const words = en.tokenPage.elsewhere.replace('{{current}}', 'Binance Smart Chain Testnet')
  expect(screen.getByRole('note').textContent).toContain(words.replace('{{network}}', 'BNB Smart Chain'))
  screen.getByRole('button', { name: en.networks.switchTo.replace('{{name}}', 'BNB Smart Chain') })
})

test('the way there asks the wallet, and when it has gone nothing is left to say', async () => {
  await open(56)
  await userEvent.click(
    screen.getByRole('button', { name: en.networks.switchTo.replace('{{name}}', 'BNB Smart Chain') }),
  )
  await expect.poll(() => screen.queryByRole('note')).toBeNull()
})

test('while the wallet is asked, it is not asked twice; a network without a name is called by its number', async () => {
  const requests: string[] = []
  const answers: Record<string, unknown> = {
    eth_requestAccounts: [owner],
    eth_chainId: '0x7a6a',
    wallet_switchEthereumChain: new Promise(() => {}),
  }
  const config = await connectTestConfig((method) => {
    requests.push(method)
    return answers[method]
  })
  await renderPage(<WalletNotice chainId={31337} />, config)
  expect(screen.getByRole('note').textContent).toContain('31338')
  await userEvent.click(screen.getByRole('button'))
  await userEvent.click(screen.getByRole('button'))
  expect(screen.getByRole('button')).toHaveProperty('disabled', true)
  expect(requests.filter((method) => method === 'wallet_switchEthereumChain')).toHaveLength(1)
})

test('who has no wallet connected is told what for, and led to the wallets', async () => {
  const openConnect = vi.fn()
  await renderPage(
    <WalletActionsProvider actions={{ openConnect, openNetworks: () => {} }}>
      <WalletNotice chainId={56} />
    </WalletActionsProvider>,
  )
  expect(screen.getByRole('note').textContent).toContain(en.tokenPage.connect)
  await userEvent.click(screen.getByRole('button', { name: en.wallet.connect }))
  expect(openConnect).toHaveBeenCalledOnce()
})

test('while the last session is on its way, it says so instead of asking to connect', async () => {
  appStore.setState({ recentAccount: { address: owner, chainId: 56 } })
  await renderPage(<WalletNotice chainId={56} />)
  expect(screen.getByRole('status').textContent).toContain(en.wallet.connecting)
  expect(screen.queryByRole('button')).toBeNull()
  act(() => appStore.setState({ recentAccount: null })) // it could not be restored
  screen.getByRole('button', { name: en.wallet.connect })
})

test('a wallet on the network of the token is told nothing', async () => {
  await open(bscTestnet.id)
  expect(screen.queryByRole('note')).toBeNull()
})
