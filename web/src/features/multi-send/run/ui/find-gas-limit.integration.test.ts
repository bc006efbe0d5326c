import 'fake-indexeddb/auto'
import type { Batch } from '@saleyard/send/plan/types.ts'
import { account0 } from '@saleyard/testkit/chain/local-client.ts'
import type { Address, Hex } from 'viem'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startRunFixture } from '@/features/multi-send/run/testing/start-run-fixture.ts'
import { startWalletChain, type WalletChain } from '@/testing/connected-chain.ts'
import { createSendBatch } from './create-send-batch.ts'
import { findGasLimit } from './find-gas-limit.ts'

const calm: Hex = '0x00'
/** INVALID: takes all gas that it is given. */
const greedy: Hex = '0xfe'
const gasCap = 100_000n

let chain: WalletChain

beforeAll(async () => {
  chain = await startWalletChain(account0)
})
afterAll(() => chain?.stop())

let lists = 0
const t = ((key: string) => key) as never

/**
 * Accounts and contracts in turns, each paid a little; the contracts take next to nothing when the batch is estimated.
 */
async function startMixed(
  count: number,
  mode: Parameters<typeof startRunFixture>[1]['mode'] = { kind: 'skip', gasCap },
) {
  lists += 1
  const addresses = Array.from(
    { length: count },
    (_, index): Address => `0x${(lists * 0x10000 + index + 1).toString(16).padStart(40, '7')}`,
  )
  const contracts = addresses.filter((_, index) => index % 2 === 1)
  const become = async (code: Hex) => {
    for (const address of contracts) await chain.client.setCode({ address, bytecode: code })
  }
  await become(calm)
  const text = addresses.map((address, index) => `${address},0.${index + 1}`).join('\n')
  const testChain = { ...chain, multiSender: chain.addresses.multiSender, token: chain.addresses.demoToken }
  const { run } = await startRunFixture(testChain, { text, asset: { kind: 'native' }, mode, approve: false })
  const [batch] = run.plan.batches as [Batch]
  const send = () => createSendBatch({ config: chain.config, run, recordOf: () => undefined, t })(batch)
  const balanceOf = (address: Address) => chain.client.getBalance({ address })
  return { addresses, contracts, become, run, batch, send, balanceOf }
}

test('contracts that use up their whole cap only after the estimate are skipped, and all others are paid', async () => {
  const { addresses, contracts, become, send, balanceOf } = await startMixed(60)
  await chain.client.setAutomine(false)
  const hash = await send()
  await become(greedy)
  await chain.client.mine({ blocks: 1 })
  await chain.client.setAutomine(true)

  const receipt = await chain.client.getTransactionReceipt({ hash })
  expect(receipt.status).toBe('success')
  expect(receipt.gasUsed).toBeGreaterThan(30n * gasCap)
  for (const address of addresses) expect((await balanceOf(address)) > 0n).toBe(!contracts.includes(address))
})

test('the limit goes no further than the network and the coin of the sender allow', async () => {
  const { run, batch } = await startMixed(20)
  const { limit: whole = 0n, estimate } = await findGasLimit(chain.client, run.plan, batch)
  expect(whole).toBeGreaterThan(estimate + 10n * gasCap)

  const narrow = { ...run.plan, limits: { ...run.plan.limits, gas: estimate + 1n } }
  expect((await findGasLimit(chain.client, narrow, batch)).limit).toBe(estimate + 1n)

  const { maxFeePerGas } = await chain.client.estimateFeesPerGas()
  const before = await chain.client.getBalance({ address: account0 })
  const gas = estimate + 500_000n
  await chain.client.setBalance({ address: account0, value: batch.value + gas * maxFeePerGas * 2n })
  const { limit = 0n } = await findGasLimit(chain.client, run.plan, batch)
  await chain.client.setBalance({ address: account0, value: before })
  expect(limit).toBe(gas)
})

test('where nothing can change like that the wallet chooses by itself', async () => {
  const strict = await startMixed(4, { kind: 'strict' })
  expect(await findGasLimit(chain.client, strict.run.plan, strict.batch)).not.toHaveProperty('limit')
  const { run, batch, become } = await startMixed(4)
  await become('0x')
  expect(await findGasLimit(chain.client, run.plan, batch)).not.toHaveProperty('limit')
})
