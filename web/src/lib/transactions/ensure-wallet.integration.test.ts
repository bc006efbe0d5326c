import 'fake-indexeddb/auto'
import { testAccounts } from '@saleyard/testkit/chain/start-test-chain.ts'
import { type Address, UserRejectedRequestError } from 'viem'
import { foundry } from 'viem/chains'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { type Config, mock } from 'wagmi'
import { disconnect, getConnection, sendTransaction, switchChain } from 'wagmi/actions'
import { connectFirstWallet } from '@/testing/connect-first-wallet.ts'
import { createTwoNetworkConfig, startTestChain } from '@/testing/test-networks.ts'
import { ensureWallet } from './ensure-wallet.ts'
import { runTransaction } from './run-transaction.ts'
import type { TransactionIntent } from './transaction-intent.ts'

const [alice, bob] = testAccounts.map(({ address }) => address) as [Address, Address]
const behaviour: { switchChainError?: Error } = {}
let chain: Awaited<ReturnType<typeof startTestChain>>
let config: Config
let count = 0

beforeAll(async () => {
  chain = await startTestChain()
  // Anvil signs; the wallet around it is on another network until it is asked to come.
  config = createTwoNetworkConfig(chain.rpcUrl, chain.otherNetwork, [mock({ accounts: [alice], features: behaviour })])
})
afterAll(() => chain?.stop())
beforeEach(async () => {
  behaviour.switchChainError = undefined
  if (getConnection(config).status === 'connected') await disconnect(config)
  await connectFirstWallet(config)
  await switchChain(config, { chainId: chain.otherNetwork.id })
})

const run = () => {
  count += 1
  const states: string[] = []
  const intent: TransactionIntent = {
    key: `switch:${count}`,
    kind: 'sendPlain',
    chainId: foundry.id,
    account: alice,
    to: bob,
    summary: 'Send 1 wei',
    amounts: [],
    value: 1n,
    data: '0x',
    simulate: async () => ({ gas: 21_000n }),
    write: () => sendTransaction(config, { chainId: foundry.id, to: bob, value: 1n }),
  }
  return runTransaction(intent, {
    config,
    confirmations: 1,
    onChange: ({ state }) => states.push(state),
  }).then((result) => ({ result, states }))
}
const sent = () => chain.client.getTransactionCount({ address: alice })

test('[c114] [c116] a write on another network asks the wallet to come, and the same click goes on to the end', async () => {
  const before = await sent()
  const { result, states } = await run()

  expect(result.error).toBeUndefined()
  expect(result.state).toBe('final')
  expect(states.slice(0, 2)).toEqual(['simulating', 'awaiting-signature'])
  expect(getConnection(config).chainId).toBe(foundry.id)
  expect(await sent()).toBe(before + 1)
})

test('[c116] who declines to switch has sent nothing, and the next click asks again', async () => {
  const before = await sent()
  behaviour.switchChainError = new UserRejectedRequestError(new Error('no'))
  const { result, states } = await run()
  expect(result).toMatchObject({ state: 'idle', error: { code: 'userRejected' } })
  expect(states).toEqual(['idle'])
  expect(await sent()).toBe(before)

  behaviour.switchChainError = undefined
  expect((await run()).result.state).toBe('final')
})

test('a wallet that shows another account is not asked to switch', async () => {
  await expect(ensureWallet(config, { account: bob, chainId: foundry.id })).rejects.toMatchObject({
    code: 'accountChanged',
  })
  expect(getConnection(config).chainId).toBe(chain.otherNetwork.id)
})

test('a wallet that comes with another account is asked for no signature', async () => {
  const before = await sent()
  const [connector] = config.connectors
  const connectAsBob = ({ chainId }: { chainId?: number }) => {
    if (chainId === foundry.id) connector?.emitter.emit('change', { accounts: [bob] })
  }
  connector?.emitter.on('change', connectAsBob)
  const { result, states } = await run()
  connector?.emitter.off('change', connectAsBob)

  expect(getConnection(config)).toMatchObject({ address: bob, chainId: foundry.id })
  expect(result).toMatchObject({ state: 'failed', error: { code: 'accountChanged' } })
  expect(states).toEqual(['failed'])
  expect(await sent()).toBe(before)
})

test('a wallet that comes and leaves again at once is asked for no signature', async () => {
  const before = await sent()
  const [connector] = config.connectors
  const disconnectOnChange = ({ chainId }: { chainId?: number }) => {
    if (chainId === foundry.id) connector?.emitter.emit('change', { chainId: chain.otherNetwork.id })
  }
  connector?.emitter.on('change', disconnectOnChange)
  const { result, states } = await run()
  connector?.emitter.off('change', disconnectOnChange)

  expect(getConnection(config).chainId).toBe(chain.otherNetwork.id)
  expect(result).toMatchObject({ state: 'failed', error: { code: 'chainMismatch' } })
  expect(states).toEqual(['failed'])
  expect(await sent()).toBe(before)
})

test('[c220] without a wallet there is a reason', async () => {
  await disconnect(config)
  await expect(ensureWallet(config, { account: alice, chainId: foundry.id })).rejects.toMatchObject({
    code: 'connectorMissing',
    message: 'Connector not found',
  })
})
