import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { UserRejectedRequestError } from 'viem'
import { expect, test } from 'vitest'
import { createConfig, http, mock } from 'wagmi'
import { connect } from 'wagmi/actions'
import { bscTestnet } from 'wagmi/chains'
import { renderPage } from '@/features/tokens/testing/render-page.tsx'
import en from '@/locales/en.json'
import { connectTestConfig } from '@/testing/connect-test-config.ts'
import { AddToWallet } from './add-to-wallet.tsx'

const { addToWallet, addedToWallet, walletLimits, notAdded } = en.createToken.result
const token = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
const user = userEvent.setup()

async function open({
  chainId = bscTestnet.id,
  symbol = 'HRB',
  decimals = 18,
  watchAssetError,
}: {
  chainId?: number
  symbol?: string
  decimals?: number
  watchAssetError?: Error
}) {
  const connector = mock({ accounts: [token], features: { watchAssetError } })
  const config = createConfig({
    chains: [bscTestnet],
    connectors: [connector],
    transports: { [bscTestnet.id]: http('http://127.0.0.1:9') },
    storage: null,
  })
  await connect(config, { connector })
  await renderPage(<AddToWallet chainId={chainId} token={token} symbol={symbol} decimals={decimals} />, config)
  await user.click(screen.getByRole('button', { name: addToWallet }))
}

test('the wallet is asked to list the token, and the button says that it did', async () => {
  await open({})
  expect(await screen.findByRole('button', { name: addedToWallet })).toBeDefined()
  expect(screen.queryByText(walletLimits)).toBeNull()
})

test.each([
  ['TWELVELETTER', 18, true],
  ['ELEVENCHARS', 36, false],
  ['HRB', 37, true],
])('what wallets refuse to list is said beforehand: %s with %i decimals', async (symbol, decimals, isBeyond) => {
  await open({ symbol, decimals })
  expect(screen.queryByText(walletLimits) !== null).toBe(isBeyond)
})

/** Renders a token of 6 decimals with a wallet that can list it, and records the wallet's requests. */
async function ask(answer: unknown) {
  const asked: unknown[] = []
  const answers: Record<string, unknown> = {
    eth_requestAccounts: [token],
    wallet_watchAsset: answer,
  }
  const config = await connectTestConfig((method, params) => {
    if (method === 'wallet_watchAsset') asked.push(params)
    return answers[method]
  })
  await renderPage(<AddToWallet chainId={31337} token={token} symbol="HRB" decimals={6} />, config)
  await user.click(screen.getByRole('button', { name: addToWallet }))
  return asked
}

test('the wallet is asked for this very token; one that says it did not add it is not said to have', async () => {
  const asked = await ask(false)
  expect(asked).toEqual([{ type: 'ERC20', options: { address: token, symbol: 'HRB', decimals: 6 } }])
  expect(await screen.findByRole('button', { name: addToWallet })).toHaveProperty('disabled', false)
  expect(screen.queryByRole('button', { name: addedToWallet })).toBeNull()
})

test('while the wallet is asked, it is not asked twice', async () => {
  const asked = await ask(new Promise(() => {}))
  expect(screen.getByRole('button', { name: addToWallet })).toHaveProperty('disabled', true)
  await user.click(screen.getByRole('button', { name: addToWallet }))
  expect(asked).toHaveLength(1)
})

test('a declined request is quiet', async () => {
  await open({ watchAssetError: new UserRejectedRequestError(new Error('no')) })
  expect(screen.queryByRole('alert')).toBeNull()
  expect(screen.getByRole('button', { name: addToWallet })).toBeDefined()
})

test('a wallet that cannot do it says so', async () => {
  await open({ watchAssetError: new Error('unsupported') })
  expect((await screen.findByRole('alert')).textContent).toContain(notAdded)
})

test('a wallet on another network would list a stranger, and is not asked', async () => {
  await open({ chainId: 56 })
  expect(screen.getByRole('button', { name: addToWallet })).toHaveProperty('disabled', true)
})
