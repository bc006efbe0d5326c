import { encodeSignatures } from '@saleyard/safe/signatures/encode-signatures.ts'
import { ownerAddresses, owners, type SafeChain, signAll, startSafeChain } from '@saleyard/safe/testing/safe-chain.ts'
import { proposeCalls } from '@saleyard/safe/tx/propose.ts'
import { encodeExecution } from '@saleyard/safe/tx/safe-tx.ts'
import { account } from '@saleyard/testkit/chain/accounts.ts'
import { type Address, encodeFunctionData, getAddress, type Hex, keccak256, numberToHex, parseAbi } from 'viem'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { readSafe } from './read-safe.ts'

let chain: SafeChain
let safe: Address
beforeAll(async () => {
  chain = await startSafeChain()
  safe = await chain.open(1n)
})
afterAll(() => chain?.stop())

const settings = parseAbi([
  'function enableModule(address module)',
  'function addOwnerWithThreshold(address owner, uint256 threshold)',
])

test('a Safe of the real factory is recognised, with all that decides about its money', async () => {
  const { contracts, client } = chain
  expect(await chain.read(safe)).toEqual({
    chainId: 31_337,
    safe,
    blockNumber: await client.getBlockNumber({ cacheTime: 0 }),
    version: '1.4.1',
    singleton: contracts.safe,
    isL2: false,
    owners: ownerAddresses,
    threshold: 3,
    nonce: 0n,
    modules: [],
    fallbackHandler: contracts.fallbackHandler,
    multiSend: contracts.multiSendCallOnly,
  })
  const l2 = await chain.open(2n, [account(1).address], 1)
  expect(await chain.read(l2)).toMatchObject({ owners: [account(1).address], threshold: 1 })
})

test('all of it is of one block: modules, a guard and a further owner that came later are not in it', async () => {
  const before = await chain.client.getBlockNumber({ cacheTime: 0 })
  const modules = Array.from({ length: 60 }, (_, index) => getAddress(numberToHex(index + 4_096, { size: 20 })))
  const own = (data: Hex) => ({ to: safe, value: 0n, data })
  const calls = [
    ...modules.map((module) =>
      own(encodeFunctionData({ abi: settings, functionName: 'enableModule', args: [module] })),
    ),
    own(encodeFunctionData({ abi: settings, functionName: 'addOwnerWithThreshold', args: [account(6).address, 4n] })),
  ]
  const tx = proposeCalls(calls, { nonce: 0n, multiSend: chain.contracts.multiSendCallOnly })
  const domain = { chainId: 31_337, safe }
  await chain.execute(tx, domain, await signAll(domain, tx, owners.slice(0, 3)))
  const now = await chain.read(safe)
  expect(now).toMatchObject({ threshold: 4, owners: [account(6).address, ...ownerAddresses] })
  // More than one page of them, newest first.
  expect(now.modules).toEqual([...modules].reverse())
  expect(now.guard).toBeUndefined()
  expect(await readSafe(chain.client, safe, before)).toMatchObject({
    threshold: 3,
    owners: ownerAddresses,
    modules: [],
  })
})

test('error: more modules than are read', async () => {
  const crowded = await chain.open(5n, ownerAddresses.slice(0, 1), 1)
  const enable = (index: number) => {
    const args = [getAddress(numberToHex(index + 4_096, { size: 20 }))] as const
    return { to: crowded, value: 0n, data: encodeFunctionData({ abi: settings, functionName: 'enableModule', args }) }
  }
  const calls = Array.from({ length: 501 }, (_, index) => enable(index))
  const tx = proposeCalls(calls, { nonce: 0n, multiSend: chain.contracts.multiSendCallOnly })
  const domain = { chainId: 31_337, safe: crowded }
  const data = encodeExecution(tx, encodeSignatures(await signAll(domain, tx, owners.slice(0, 1))))
  await chain.send(await chain.client.sendTransaction({ to: crowded, data }))
  await expect(chain.read(crowded)).rejects.toMatchObject({ code: 'modulesTooMany', values: { count: 500 } })
})

test('a guard is read from its slot', async () => {
  const slot = '0x4a204f620c8c5ccdca3fd54d003badd85ba500436a431f0cbda4f558c93c34c8'
  const guarded = await chain.open(3n)
  await chain.client.setStorageAt({ address: guarded, index: slot, value: `0x${'22'.repeat(20).padStart(64, '0')}` })
  expect(await chain.read(guarded)).toMatchObject({ guard: `0x${'22'.repeat(20)}` })
})

describe('what is no Safe that we know is called none', () => {
  test('error: an account without code', async () => {
    await expect(chain.read(account(8).address)).rejects.toMatchObject({ code: 'codeMissing' })
  })

  test('error: a contract that is no proxy, be it the logic itself', async () => {
    await expect(chain.read(chain.contracts.safe)).rejects.toMatchObject({ code: 'proxyUnknown' })
    const code = (await chain.client.getCode({ address: chain.token })) ?? '0x'
    await expect(chain.read(chain.token)).rejects.toMatchObject({
      code: 'proxyUnknown',
      values: { codeHash: keccak256(code) },
    })
  })

  test('error: a proxy that was not set up', async () => {
    const { client, contracts } = chain
    const abi = parseAbi([
      'function createProxyWithNonce(address singleton, bytes initializer, uint256 saltNonce) returns (address proxy)',
    ])
    const args = [contracts.safe, '0x', 7n] as const
    const call = { address: contracts.proxyFactory, abi, functionName: 'createProxyWithNonce', args } as const
    const { request, result } = await client.simulateContract(call)
    await chain.send(await client.writeContract(request))
    await expect(chain.read(result)).rejects.toMatchObject({ code: 'notSetUp', values: { account: result } })
  })

  test('error: a real proxy with another logic, or with none', async () => {
    const { client } = chain
    const proxy = await chain.open(4n)
    const slot0 = `0x${'0'.repeat(64)}` as const
    const set = (to: string) =>
      client.setStorageAt({ address: proxy, index: slot0, value: `0x${to.slice(2).padStart(64, '0')}` })
    await set(chain.token)
    await expect(chain.read(proxy)).rejects.toMatchObject({
      code: 'singletonUnknown',
      values: { singleton: chain.token },
    })
    await set('0x')
    await expect(chain.read(proxy)).rejects.toMatchObject({ code: 'singletonUnknown' })
    await set(chain.contracts.safeL2)
    expect(await chain.read(proxy)).toMatchObject({ isL2: true, singleton: chain.contracts.safeL2 })
  })

  test('without MultiSendCallOnly, or with other code at its address, there is none', async () => {
    const { client, contracts } = chain
    const address = contracts.multiSendCallOnly
    const code = (await client.getCode({ address })) ?? '0x'
    await client.setCode({ address, bytecode: '0x6001' })
    expect((await chain.read(safe)).multiSend).toBeUndefined()
    await client.setCode({ address, bytecode: code })
    expect((await chain.read(safe)).multiSend).toBe(address)
  })
})
