import { multiSenderAbi } from '@saleyard/generated/abis'
import { encodeCall } from '@saleyard/send/encode/encode-call.ts'
import { type ContractChain, startContractChain } from '@saleyard/testkit/chain/start-contract-chain.ts'
import {
  type Address,
  type Client,
  createClient,
  custom,
  type EIP1193RequestFn,
  HttpRequestError,
  RpcRequestError,
} from 'viem'
import { foundry } from 'viem/chains'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readRecentBatches } from './read-sent-elsewhere.ts'
import { findDay } from './search-day.ts'

const minute = 60
let chain: ContractChain
let otherAccount: Address

beforeAll(async () => {
  chain = await startContractChain()
  otherAccount = (await chain.client.getAddresses())[1] as Address
})
afterAll(() => chain?.stop())

async function send(account: Address, id: bigint): Promise<void> {
  const { to, value, data } = encodeCall({
    id,
    route: 'native',
    asset: { kind: 'native' },
    mode: { kind: 'strict' },
    multiSender: chain.multiSender,
    payments: [1n, 2n].map((amount) => ({ address: otherAccount, amount })),
  })
  const hash = await chain.client.sendTransaction({ account, to, data, value })
  await chain.client.waitForTransactionReceipt({ hash })
}

async function read(client: Client = chain.client): Promise<bigint[]> {
  const batches = await readRecentBatches(client, [chain.multiSender], await findDay(client))
  return batches.map(({ id }) => id)
}

test('batches that were sent within a day are found with their senders, given up ones are not', async () => {
  const { client, multiSender } = chain
  expect(await read()).toEqual([])
  await send(client.account.address, 7n << 8n)
  await send(otherAccount, 8n << 8n)
  const cancel = { address: multiSender, abi: multiSenderAbi, functionName: 'cancel', args: [9n << 8n] } as const
  await client.waitForTransactionReceipt({ hash: await client.writeContract(cancel) })
  await send(client.account.address, (7n << 8n) | 1n)
  expect((await read()).toSorted()).toEqual([7n << 8n, (7n << 8n) | 1n, 8n << 8n])
  const found = await readRecentBatches(client, [multiSender], await findDay(client))
  expect(found.find(({ id }) => id === 8n << 8n)?.sender.toLowerCase()).toBe(otherAccount.toLowerCase())
})

test('what is older than a day is left out, however the speed of the chain has changed', async () => {
  const { client } = chain
  // Fast first, then slow: by the speed of the last 1,000 blocks a day would be 1,440 of them.
  await client.mine({ blocks: 300, interval: 1 })
  await send(client.account.address, 20n << 8n)
  await client.mine({ blocks: 300, interval: 1 })
  await client.mine({ blocks: 1_000, interval: minute })
  await send(client.account.address, 21n << 8n)
  expect(await read()).toEqual([7n << 8n, 8n << 8n, (7n << 8n) | 1n, 20n << 8n, 21n << 8n])

  await client.mine({ blocks: 100, interval: 8 * minute })
  const later = await read()
  expect(later).toContain(21n << 8n)
  expect(later).not.toContain(20n << 8n)
})

test('a node that answers for short ranges only is asked in pieces that fit', async () => {
  const whole = (await read()).toSorted()
  const { client, questions } = limited(100n)
  expect((await read(client)).toSorted()).toEqual(whole)
  // One range too long makes all that follow shorter: it is not tried again for each piece.
  expect(questions.refused).toBeLessThan(20)
  expect(questions.answered).toBeLessThan(60)
})

test('error: a node that refuses even the smallest range, and one that is gone', async () => {
  await expect(read(limited(0n).client)).rejects.toThrow('range too long')
  const gone = limited(0n, new HttpRequestError({ url: 'http://gone.example' }))
  await expect(read(gone.client)).rejects.toThrow('HTTP request failed')
  expect(gone.questions.refused, 'half as much would not bring it back').toBe(1)
})

/** A node that answers for ranges up to `most` blocks only. */
function limited(
  most: bigint,
  error: Error = new RpcRequestError({ body: {}, url: '', error: { code: -32005, message: 'range too long' } }),
) {
  const questions = { refused: 0, answered: 0 }
  const count = ({ fromBlock, toBlock }: { fromBlock: string; toBlock: string }) => {
    const isTooLong = BigInt(toBlock) - BigInt(fromBlock) >= most
    questions[isTooLong ? 'refused' : 'answered'] += 1
    if (isTooLong) throw error
  }
  const request: EIP1193RequestFn = async ({ method, params }: { method: string; params?: unknown }) => {
    if (method === 'eth_getLogs') count((params as Parameters<typeof count>)[0])
    return chain.client.request({ method, params } as Parameters<typeof chain.client.request>[0]) as never
  }
  return { client: createClient({ chain: foundry, transport: custom({ request }, { retryCount: 0 }) }), questions }
}
