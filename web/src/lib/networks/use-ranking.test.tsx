import { render } from '@testing-library/react'
import { createClient, custom } from 'viem'
import { foundry } from 'viem/chains'
import { expect, test } from 'vitest'
import { createConfig, WagmiProvider } from 'wagmi'
import { connect, disconnect } from 'wagmi/actions'
import { mock } from 'wagmi/connectors'
import { useRanking } from './use-ranking.ts'

function Page() {
  useRanking()
  return null
}

/** A network that only counts who keeps its ranking. */
function open() {
  const users = { count: 0 }
  const keep = () => {
    users.count += 1
    return () => {
      users.count -= 1
    }
  }
  const transport = (options: object) => ({
    ...custom({ request: async () => '0x7a69' })(options as never),
    value: { ranking: { start: keep } },
  })
  const connector = mock({ accounts: ['0x000000000000000000000000000000000000dEaD'] })
  const config = createConfig({
    chains: [foundry],
    connectors: [connector],
    storage: null,
    client: ({ chain }) => createClient({ chain, transport: transport as never }),
  })
  const page = render(
    <WagmiProvider config={config as never} reconnectOnMount={false}>
      <Page />
    </WagmiProvider>,
  )
  return { config, users, page, connect: () => connect(config, { connector }) }
}

test('[c192] endpoints are ranked from connecting on, until the wallet or the page is left', async () => {
  const { config, users, page, connect } = open()
  expect(users.count).toBe(0)
  await connect()
  await expect.poll(() => users.count).toBe(1)
  await disconnect(config)
  await expect.poll(() => users.count).toBe(0)
  await connect()
  await expect.poll(() => users.count).toBe(1)
  page.unmount()
  expect(users.count).toBe(0)
})
