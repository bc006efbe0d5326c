import { screen } from '@testing-library/react'
import { test } from 'vitest'
import { renderApp } from '@/testing/render-app.tsx'
import { accountA, withPendingSecondWallet } from '@/testing/scripted-wallet.ts'
import { useCreator } from './use-creator.ts'

function Creator() {
  const { account, chain } = useCreator()
  return <p>{`${account} on ${chain.id}`}</p>
}

test('[c108] who creates stays so while another wallet is asked', async () => {
  const { config } = await withPendingSecondWallet()
  renderApp(<Creator />, config)
  await screen.findByText(`${accountA} on 31337`)
})
