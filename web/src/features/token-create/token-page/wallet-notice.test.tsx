import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { createConfig, http, mock } from 'wagmi'
import { connect } from 'wagmi/actions'
import { bscTestnet } from 'wagmi/chains'
import en from '../../../locales/en.json'
import { renderPage } from '../testing/render-page'
import { owner } from '../testing/taxed-token'
import { WalletNotice } from './wallet-notice'

async function open(chainId: number) {
  const connector = mock({ accounts: [owner] })
  const transports = { [bscTestnet.id]: http('http://127.0.0.1:9') }
  const config = createConfig({ chains: [bscTestnet], connectors: [connector], transports, storage: null })
  await connect(config, { connector })
  await renderPage(<WalletNotice chainId={chainId} />, config)
}

test('a wallet on another network than the token is told both, and the way there', async () => {
  await open(56)
  const words = en.tokenPage.elsewhere.replace('{{current}}', 'Binance Smart Chain Testnet')
  expect(screen.getByRole('note').textContent).toContain(words.replace('{{network}}', 'BNB Smart Chain'))
  screen.getByRole('button', { name: en.networks.switchTo.replace('{{name}}', 'BNB Smart Chain') })
})

test('a wallet on the network of the token is told nothing', async () => {
  await open(bscTestnet.id)
  expect(screen.queryByRole('note')).toBeNull()
})
