import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { useConnection } from 'wagmi'
import { connectWallet } from '@/lib/wallet/connect-wallet.ts'
import { config } from '@/lib/wallet/wagmi-config.ts'
import { createScriptedWallet } from '@/testing/scripted-wallet.ts'
import { WalletProviders } from './wallet-providers.tsx'

function Status() {
  return <p>{useConnection().address}</p>
}

test('a session that began without a frame is still there in every part of the page that comes later [c106]', async () => {
  const wallet = createScriptedWallet()
  wallet.announce()
  const [connector] = config.connectors.filter(({ id }) => id === wallet.rdns)
  if (!connector) throw new Error('the wallet was not found')
  const { account } = await connectWallet(config, { connector })

  for (let part = 1; part <= 2; part++) {
    render(
      <WalletProviders>
        <Status />
      </WalletProviders>,
    )
    expect(screen.getAllByText(account)).toHaveLength(part)
  }
})
