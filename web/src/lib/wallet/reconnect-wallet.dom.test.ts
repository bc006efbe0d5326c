import { foundry } from 'viem/chains'
import { expect, test } from 'vitest'
import { type Config, createConfig, createStorage, custom, injected } from 'wagmi'
import { connect, disconnect, getConnection } from 'wagmi/actions'
import { getPendingReconnect, reconnectWallet } from './reconnect-wallet.ts'

const account = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'

/** Two wallets, which both know this page by default. Every prompt is counted. */
function createPage({ authorised = ['a', 'b'] as readonly string[] } = {}) {
  const asked: string[] = []
  const createConnector = (id: string) => {
    const answers: Record<string, unknown> = {
      eth_chainId: '0x7a69',
      eth_accounts: authorised.includes(id) ? [account] : [],
      eth_requestAccounts: [account],
      wallet_requestPermissions: [],
    }
    const request = async ({ method }: { method: string }) => {
      asked.push(`${id}:${method}`)
      return answers[method]
    }
    return injected({ target: { id, name: id, provider: { request, on() {}, removeListener() {} } as never } })
  }
  const load = () =>
    createConfig({
      chains: [foundry],
      transports: { [foundry.id]: custom({ request: async () => '0x7a69' }) },
      connectors: [createConnector('a'), createConnector('b')],
      storage: createStorage({ storage: localStorage }),
      multiInjectedProviderDiscovery: false,
    })
  return { load, asked }
}

async function connectWith(config: Config, id: string) {
  const connector = config.connectors.find((each) => each.id === id)
  if (connector) await connect(config, { connector })
}

test('[c111] [c178] after a reload the wallet used last is connected without a prompt, and no other is asked', async () => {
  const { load, asked } = createPage()
  await connectWith(load(), 'b')
  asked.length = 0
  const config = load()
  await reconnectWallet(config)

  expect(getConnection(config)).toMatchObject({ status: 'connected', address: account, connector: { id: 'b' } })
  expect(asked.filter((entry) => entry.startsWith('a:'))).toEqual([])
  expect(asked).toContain('b:eth_accounts')
  expect(asked.some((entry) => /requestAccounts|requestPermissions/.test(entry))).toBe(false)
})

test('who asks meanwhile is given the session that is being taken up, and nothing where none is', async () => {
  const { load } = createPage()
  await connectWith(load(), 'b')
  const config = load()
  expect(getPendingReconnect(config)).toBeUndefined()

  const done = reconnectWallet(config)
  await getPendingReconnect(config)
  expect(getConnection(config).status).toBe('connected')
  await done
  expect(getPendingReconnect(config)).toBeUndefined()
})

test('a session that is up stays as it is, and nobody is asked', async () => {
  const { load, asked } = createPage()
  const config = load()
  await connectWith(config, 'b')
  asked.length = 0
  const done = reconnectWallet(config)
  expect(getConnection(config)).toMatchObject({ status: 'connected', connector: { id: 'b' } })
  await done
  expect(asked).toEqual([])
})

test('where the last one has forgotten the page, another that knows it is taken, without a prompt', async () => {
  const first = createPage()
  await connectWith(first.load(), 'b')
  const { load, asked } = createPage({ authorised: ['a'] })
  const config = load()
  await reconnectWallet(config)

  expect(getConnection(config)).toMatchObject({ status: 'connected', connector: { id: 'a' } })
  expect(asked.some((entry) => /requestAccounts|requestPermissions/.test(entry))).toBe(false)
})

test('where none knows the page it ends disconnected', async () => {
  await connectWith(createPage().load(), 'b')
  const config = createPage({ authorised: [] }).load()
  await reconnectWallet(config)
  expect(getConnection(config).status).toBe('disconnected')
})

test('a visitor who never connected causes no request at all', async () => {
  const { load, asked } = createPage()
  const config = load()
  await reconnectWallet(config)
  expect(asked).toEqual([])
  expect(getConnection(config).status).toBe('disconnected')
})

test('[c124] after disconnecting, a reload does not reconnect', async () => {
  const { load } = createPage({ authorised: ['a', 'b'] })
  const before = load()
  await connectWith(before, 'b')
  await disconnect(before)
  const config = load()
  await reconnectWallet(config)
  expect(getConnection(config).status).toBe('disconnected')
})

test('two attempts at the same time are one', async () => {
  const { load } = createPage()
  await connectWith(load(), 'b')
  const config = load()
  await Promise.all([reconnectWallet(config), reconnectWallet(config)])
  expect(getConnection(config).status).toBe('connected')
})
