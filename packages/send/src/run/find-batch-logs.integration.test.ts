import { multiSenderAbi } from '@saleyard/generated/abis'
import { encodeCall } from '@saleyard/send/encode/encode-call.ts'
import { encodeForwarder } from '@saleyard/testkit/chain/forwarder.ts'
import { type ContractChain, startContractChain } from '@saleyard/testkit/chain/start-contract-chain.ts'
import { createClient, custom, type EIP1193RequestFn, RpcRequestError } from 'viem'
import { foundry } from 'viem/chains'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { findBatchLogs, readBatchLogs } from './find-batch-logs.ts'

const rejecting = '0x00000000000000000000000000000000dead0001' as const
const ids = new Set([(7n << 8n) | 1n, (7n << 8n) | 2n, (7n << 8n) | 3n])
const [id = 0n, cancelled = 0n, forged = 0n] = ids
let chain: ContractChain
let otherSender: `0x${string}`

type Payments = { address: `0x${string}`; amount: bigint }[]

const encode = (batchId: bigint, payments: Payments, gasCap: bigint) =>
  encodeCall({
    id: batchId,
    route: 'native',
    asset: { kind: 'native' },
    mode: { kind: 'skip', gasCap },
    multiSender: chain.multiSender,
    payments,
  })

const send = async (account: `0x${string}`, batchId: bigint, payments?: Payments) => {
  const both = [
    { address: otherSender, amount: 1n },
    { address: rejecting, amount: 2n },
  ]
  const { data, to, value } = encode(batchId, payments ?? both, 1_000_000n)
  const hash = await chain.client.sendTransaction({ account, to, data, value })
  return chain.client.waitForTransactionReceipt({ hash })
}

beforeAll(async () => {
  chain = await startContractChain()
  otherSender = (await chain.client.getAddresses())[1] ?? rejecting
  await chain.client.setCode({ address: rejecting, bytecode: '0x60006000fd' })
})
afterAll(() => chain?.stop())

const find = (client: Parameters<typeof findBatchLogs>[0], toBlock: bigint) =>
  findBatchLogs(client, {
    contract: chain.multiSender,
    sender: chain.client.account.address,
    ids,
    fromBlock: 0n,
    toBlock,
  })

test("a stranger's batches with our ids are named as the stranger's, ours are found in ranges that the node allows", async () => {
  const { client, multiSender } = chain
  const foreign = await send(otherSender, id)
  const paid = await send(client.account.address, id)
  await client.mine({ blocks: 700 })
  await send(client.account.address, 9n << 8n)
  const hash = await client.writeContract({
    address: multiSender,
    abi: multiSenderAbi,
    functionName: 'cancel',
    args: [cancelled],
  })
  const given = await client.waitForTransactionReceipt({ hash })

  const expected = [
    { kind: 'sent', id, blockNumber: paid.blockNumber, transactionHash: paid.transactionHash },
    expect.objectContaining({ kind: 'skipped', id, index: 1, amount: 2n, transactionHash: paid.transactionHash }),
    { kind: 'sent', id, by: otherSender, blockNumber: foreign.blockNumber, transactionHash: foreign.transactionHash },
    expect.objectContaining({ kind: 'skipped', id, by: otherSender, transactionHash: foreign.transactionHash }),
    { kind: 'cancelled', id: cancelled, blockNumber: given.blockNumber, transactionHash: hash },
  ]
  expect(await find(client, given.blockNumber)).toEqual(expect.arrayContaining(expected))
  const short = await find(limited(200n), given.blockNumber)
  expect(short).toEqual(expect.arrayContaining(expected))
  expect(short).toHaveLength(5)
})

test('a recipient that sends a batch with our id inside our transaction cannot report a skip in our name', async () => {
  const { client } = chain
  const forger = '0x00000000000000000000000000000000dead0002'
  const { to, value, data } = encode(forged, [{ address: rejecting, amount: 2n }], 50_000n)
  await client.setCode({ address: forger, bytecode: encodeForwarder(to, value, data) })
  const paid = await send(client.account.address, forged, [{ address: forger, amount: 10n }])

  expect(paid.logs, 'the forgery is in our transaction').toHaveLength(3)
  expect((await find(client, paid.blockNumber)).filter((log) => log.id === forged && !log.by)).toEqual([
    { kind: 'sent', id: forged, blockNumber: paid.blockNumber, transactionHash: paid.transactionHash },
  ])
})

test('of a receipt only what our contract tells of these batches counts, whatever a recipient emits in between', async () => {
  const { client, multiSender } = chain
  const late = (10n << 8n) | 1n
  const { logs } = await send(client.account.address, late)
  const of = { contract: multiSender, sender: client.account.address, ids: new Set([late]) }
  expect(readBatchLogs(logs, of).map(({ kind }) => kind)).toEqual(['sent', 'skipped'])
  expect(
    readBatchLogs(
      logs.map((log) => ({ ...log, address: rejecting })),
      of,
    ),
  ).toEqual([])
  expect(readBatchLogs(logs, { ...of, ids: new Set([id]) })).toEqual([])
})

test('whoever was skipped is found where another node answers later questions, one that is behind', async () => {
  const { client } = chain
  const late = (8n << 8n) | 1n
  const paid = await send(client.account.address, late)
  let questions = 0
  const request: EIP1193RequestFn = async ({ method, params }: { method: string; params?: unknown }) => {
    if (method === 'eth_getLogs') questions += 1
    if (method === 'eth_getLogs' && questions > 1) return [] as never
    return client.request({ method, params } as Parameters<typeof client.request>[0]) as never
  }
  const mixed = createClient({ chain: foundry, transport: custom({ request }, { retryCount: 0 }) })
  const { multiSender } = chain
  const toBlock = paid.blockNumber
  const range = {
    contract: multiSender,
    sender: client.account.address,
    ids: new Set([late]),
    fromBlock: toBlock,
    toBlock,
  }
  const kinds = (await findBatchLogs(mixed, range)).map(({ kind }) => kind).toSorted()
  expect(kinds).toEqual(['sent', 'skipped'])
})

test('error: the node refuses even the smallest range', async () => {
  await expect(find(limited(0n), 300n)).rejects.toThrow('range too long')
})

/** A node that answers for ranges up to `most` blocks only. */
function limited(most: bigint) {
  const request: EIP1193RequestFn = async ({ method, params }: { method: string; params?: unknown }) => {
    const [filter] = (params ?? []) as { fromBlock: string; toBlock: string }[]
    if (method === 'eth_getLogs' && filter && BigInt(filter.toBlock) - BigInt(filter.fromBlock) >= most) {
      throw new RpcRequestError({ body: {}, url: '', error: { code: -32005, message: 'range too long' } })
    }
    return chain.client.request({ method, params } as Parameters<typeof chain.client.request>[0]) as never
  }
  return createClient({ chain: foundry, transport: custom({ request }, { retryCount: 0 }) })
}
