import { screen } from '@testing-library/react'
import { test } from 'vitest'
import { renderApp } from '@/testing/render-app.tsx'
import { accountA, accountB, withPendingSecondWallet } from '@/testing/scripted-wallet.ts'
import { useWalletMatch } from './transaction-panel.tsx'

function Match({ account, chainId }: Parameters<typeof useWalletMatch>[0]) {
  return <p>{useWalletMatch({ account, chainId })}</p>
}

test('[c108] the connected wallet can be written with while another one is asked', async () => {
  const { config } = await withPendingSecondWallet()
  renderApp(
    <>
      <Match account={accountA} chainId={31337} />
      <Match account={accountA} chainId={56} />
      <Match account={accountB} chainId={31337} />
    </>,
    config,
  )
  await screen.findByText('ready')
  screen.getByText('otherChain')
  screen.getByText('otherAccount')
})
