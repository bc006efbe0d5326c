import type { Route } from '@saleyard/send/plan/types.ts'
import { account0, createLocalClient } from '@saleyard/testkit/chain/local-client.ts'
import type { LocalChain } from '@saleyard/testkit/chain/start-local-chain.ts'
import { type Address, http } from 'viem'
import { foundry } from 'viem/chains'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Config, createConfig } from 'wagmi'
import { deployToken } from '@/features/multi-send/approve/testing/deploy-token.ts'
import { readToken } from '@/features/multi-send/list/ui/read-token.ts'
import { startConnectedChain } from '@/testing/connected-chain.ts'
import { verifyAsset } from './verify-asset.ts'

let chain: LocalChain
let config: Config
let foreign: Address

beforeAll(async () => {
  ;({ chain, config } = await startConnectedChain(account0))
  foreign = await deployToken(createLocalClient(chain.rpcUrl), 'PlainPermitToken')
})
afterAll(() => chain?.stop())

/** Verifies a file that says of the token what the chain says, apart from changes. */
async function verify(token: Address, route: Route, change: { symbol?: string; decimals?: number } = {}) {
  const result = await readToken(config, { chainId: foundry.id, token, account: account0 })
  if (!result.ok) throw new Error(result.problem)
  const { symbol, decimals } = result.token
  const summary = { chainId: foundry.id, sender: account0, symbol, decimals, ...change } as const
  return verifyAsset(config, { summary, asset: { kind: 'erc20', token }, route })
}

test('a token of ours may pay by itself, any token through MultiSender', async () => {
  await verify(chain.addresses.demoToken, 'tokenItself')
  await verify(chain.addresses.demoToken, 'tokenPull')
  await verify(foreign, 'tokenPull')
})

test('error: a token that is not ours is to pay by itself, and would alone say what it has paid', async () => {
  await expect(verify(foreign, 'tokenItself')).rejects.toMatchObject({ code: 'contract', values: { address: foreign } })
})

test.each([{ symbol: 'MORE' }, { decimals: 6 }])(
  'error: the file says %o of the token, the chain does not',
  async (change) => {
    await expect(verify(chain.addresses.demoToken, 'tokenItself', change)).rejects.toMatchObject({ code: 'token' })
  },
)

test('error: the network does not answer whose the token is', async () => {
  const summary = { chainId: foundry.id, sender: account0, symbol: 'DEMO', decimals: 18 } as const
  const asset = { kind: 'erc20', token: chain.addresses.demoToken } as const
  const transport = http('http://127.0.0.1:1', { retryCount: 0 })
  const silent = createConfig({ chains: [foundry], transports: { [foundry.id]: transport } }) as unknown as Config
  await expect(verifyAsset(silent, { summary, asset, route: 'tokenItself' })).rejects.toMatchObject({
    code: 'unreadable',
  })
})
