import { calculateSafeTransactionHash, encodeMultiSendData } from '@safe-global/protocol-kit'
import { account } from '@saleyard/testkit/chain/accounts.ts'
import { createLocalClient, type LocalClient } from '@saleyard/testkit/chain/local-client.ts'
import { type Anvil, startAnvil } from '@saleyard/testkit/chain/start-anvil.ts'
import { type Address, type Hash, hashTypedData, numberToHex, parseAbi, parseEther } from 'viem'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { createSafe, deploySafeContracts, type SafeAddresses } from './deploy-safe.ts'
import { createSafeProvider, type SafeProviderOptions } from './safe-provider.ts'
import { createSafeService, type SafeService } from './safe-service.ts'
import { hashSafeTransaction, toSafeTransaction } from './safe-transaction.ts'

const owners = [1, 2, 3, 4, 5].map(account)
const [first, second, third] = [account(1), account(2), account(3)]
const paid: Address = '0x00000000000000000000000000000000000A11cE'
const pay = (value: bigint) => ({ to: paid, value, data: '0x' }) as const

let anvil: Anvil
let client: LocalClient
let addresses: SafeAddresses
let service: SafeService
let saltNonce = 0n
beforeAll(async () => {
  anvil = await startAnvil()
  client = createLocalClient(anvil.rpcUrl)
  addresses = await deploySafeContracts(client)
}, 60_000)
afterAll(() => anvil?.stop())
beforeEach(async () => {
  service = await open()
})

async function open(threshold = 3, by = owners): Promise<SafeService> {
  saltNonce += 1n
  const safe = await createSafe(client, { addresses, owners: by.map(({ address }) => address), threshold, saltNonce })
  await client.setBalance({ address: safe, value: parseEther('1') })
  return createSafeService({ client, safe, owners: by })
}

const rise = async (work: () => Promise<unknown>) => {
  const before = await client.getBalance({ address: paid })
  await work()
  return (await client.getBalance({ address: paid })) - before
}

const connect = (options?: SafeProviderOptions) => createSafeProvider(service, options)
const bundle = (...values: bigint[]) => ({
  version: '2.0.0',
  from: service.safe,
  chainId: numberToHex(service.chainId),
  atomicRequired: true,
  calls: values.map((value) => ({ to: paid, data: '0x', value: numberToHex(value) })),
})

describe('a proposal', () => {
  test.each([1, 3])("of %i calls has the bytes and the hash of Safe's own kit", (count) => {
    const calls = Array.from({ length: count }, (_, index) => pay(BigInt(index)))
    const transaction = toSafeTransaction(calls, { nonce: 7n, multiSend: addresses.multiSendCallOnly, safeTxGas: 5n })
    const kit = {
      to: transaction.to,
      value: String(transaction.value),
      data: transaction.data,
      operation: transaction.operation as number,
      safeTxGas: '5',
      baseGas: '0',
      gasPrice: '0',
      gasToken: '0x0000000000000000000000000000000000000000',
      refundReceiver: '0x0000000000000000000000000000000000000000',
      nonce: 7,
    }
    const hash = calculateSafeTransactionHash(service.safe, kit, '1.4.1', 31_337n)
    expect(hashSafeTransaction(service, transaction)).toBe(hash)
    const packed = encodeMultiSendData(
      calls.map(({ to, value, data }) => ({ to, value: String(value), data, operation: 0 })),
    )
    expect(transaction.data.includes(packed.slice(2))).toBe(count > 1)
  })

  test('is executed by a stranger once three owners have signed, whichever and in whatever order', async () => {
    const hash = await service.propose([pay(1n), pay(2n)])
    await service.sign(hash, third, first)
    expect(await service.readStatus(hash)).toBe('AWAITING_CONFIRMATIONS')
    await expect(service.execute(hash)).rejects.toThrow('GS020')
    await service.sign(hash, second, first)
    expect(await service.readStatus(hash)).toBe('AWAITING_EXECUTION')
    expect(await rise(() => service.execute(hash))).toBe(3n)
    expect(await service.readStatus(hash)).toBe('SUCCESS')
    await expect(service.execute(hash)).rejects.toThrow('GS026')
  })

  test('gets the nonce behind the last one, and waits for those before', async () => {
    const [one, two] = [await service.propose([pay(1n)]), await service.propose([pay(2n)])]
    expect([service.get(one), service.get(two)].map(({ transaction }) => transaction.nonce)).toEqual([0n, 1n])
    await service.sign(two, ...owners)
    await expect(service.execute(two)).rejects.toThrow('GS026')
  })

  test('is cancelled by a rejection or by another one with its nonce', async () => {
    const rejected = await service.propose([pay(1n)])
    expect(await rise(() => service.reject(rejected))).toBe(0n)
    const replaced = await service.propose([pay(1n)])
    expect(await rise(() => service.replace(replaced, [pay(5n)]))).toBe(5n)
    expect([await service.readStatus(rejected), await service.readStatus(replaced)]).toEqual(['CANCELLED', 'CANCELLED'])
  })

  test('is another one with another nonce', async () => {
    const hash = await service.propose([pay(1n)])
    const moved = await service.changeNonce(hash, 4n)
    expect(service.get(moved).transaction).toEqual({ ...pay(1n), operation: 0, safeTxGas: 0n, nonce: 4n })
    expect(() => service.get(hash)).toThrow('Transaction not found')
    service.withdraw(moved)
    expect([...service.proposals]).toEqual([])
  })

  test('that fails uses its nonce up only if it has gas of its own', async () => {
    const failing = [pay(parseEther('2'))]
    const kept = await service.propose(failing)
    await service.sign(kept, first, second, third)
    await expect(service.execute(kept)).rejects.toThrow('GS013')
    service.withdraw(kept)
    const lost = await service.propose(failing, { safeTxGas: 50_000n })
    await service.sign(lost, first, second, third)
    await service.execute(lost)
    expect(await service.readStatus(lost)).toBe('FAILED')
  })
})

describe('over WalletConnect', () => {
  test('a transaction is proposed with the first signature, and its answer is the SafeTxHash', async () => {
    const provider = connect({ needsGas: false })
    const [call] = bundle(4n).calls
    const hash = (await provider.request({ method: 'eth_sendTransaction', params: [call] })) as Hash
    expect(service.get(hash)).toMatchObject({ calls: [pay(4n)], transaction: { safeTxGas: 0n } })
    expect([...service.get(hash).signatures.keys()]).toEqual([first.address])
    const params = [hash]
    expect(await provider.request({ method: 'eth_getTransactionByHash', params })).toMatchObject({
      hash,
      blockHash: null,
    })
    expect(await provider.request({ method: 'eth_getTransactionReceipt', params })).toBeNull()
    await service.sign(hash, second, third)
    const transactionHash = await service.execute(hash)
    const receipt = await provider.request({ method: 'eth_getTransactionReceipt', params })
    expect(receipt).toMatchObject({ transactionHash, status: '0x1' })
  })

  test('the gas of a transaction becomes safeTxGas', async () => {
    const [call] = bundle(4n).calls
    const params = [{ ...call, gas: '0x5208' }]
    const hash = (await connect({ proposer: null }).request({ method: 'eth_sendTransaction', params })) as Hash
    expect(service.get(hash)).toMatchObject({ transaction: { safeTxGas: 21_000n }, signatures: new Map() })
  })

  test('error: a transaction without gas is refused, and nothing is proposed', async () => {
    const request = { method: 'eth_sendTransaction', params: bundle(4n).calls }
    await expect(connect().request(request)).rejects.toThrow('Invalid safeTxGas: NaN')
    expect(service.proposals.size).toBe(0)
  })

  test('error: one that takes no calls does not know them', async () => {
    const request = { method: 'wallet_sendCalls', params: [bundle(1n)] }
    await expect(connect({ takesCalls: false }).request(request)).rejects.toThrow('Method not found')
  })

  test('a Safe of one owner executes at once, and answers with the transaction', async () => {
    service = await open(1, [first])
    const [call] = bundle(4n).calls
    const params = [{ ...call, gas: '0x5208' }]
    const hash = (await connect().request({ method: 'eth_sendTransaction', params })) as Hash
    expect((await client.getTransactionReceipt({ hash })).status).toBe('success')
  })

  test('several calls are one proposal, which has a status until it is executed', async () => {
    const provider = connect()
    const capabilities = await provider.request({ method: 'wallet_getCapabilities', params: [service.safe] })
    expect(capabilities).toMatchObject({ '0x7a69': { atomic: { status: 'supported' } } })
    const { id } = (await provider.request({ method: 'wallet_sendCalls', params: [bundle(1n, 2n)] })) as { id: Hash }
    expect(service.get(id).transaction).toMatchObject({ operation: 1, to: addresses.multiSendCallOnly, safeTxGas: 0n })
    const status = () => provider.request({ method: 'wallet_getCallsStatus', params: [id] })
    expect(await status()).toEqual({ version: '2.0.0', id, chainId: '0x7a69', status: 100, atomic: true })
    await service.sign(id, second, third)
    const transactionHash = await service.execute(id)
    expect(await status()).toMatchObject({ status: 200, receipts: [{ transactionHash }, { transactionHash }] })
    const rejected = (await provider.request({ method: 'wallet_sendCalls', params: [bundle(1n)] })) as { id: Hash }
    await service.reject(rejected.id)
    const params = [rejected.id]
    expect(await provider.request({ method: 'wallet_getCallsStatus', params })).toMatchObject({ status: 400 })
  })

  test('error: every failure has one code, and a decline proposes nothing', async () => {
    const provider = connect()
    const request = (method: string, ...params: unknown[]) => provider.request({ method, params })
    provider.prompts.rejectNext('wallet_sendCalls')
    const declined = { code: -32_000, message: 'User rejected transaction' }
    await expect(request('wallet_sendCalls', bundle(1n))).rejects.toMatchObject(declined)
    expect(service.proposals.size).toBe(0)
    await expect(request('wallet_sendCalls', { ...bundle(1n), chainId: '0x38' })).rejects.toThrow('not on chain')
    await expect(request('wallet_sendCalls', { ...bundle(1n), from: paid })).rejects.toThrow('Invalid from address')
    await expect(request('wallet_getCallsStatus', numberToHex(1, { size: 32 }))).rejects.toThrow(
      'Transaction not found',
    )
    await expect(request('wallet_switchEthereumChain', { chainId: '0x38' })).rejects.toThrow('Unsupported chain')
    expect(await request('wallet_switchEthereumChain', { chainId: '0x7a69' })).toBeNull()
  })

  test('typed data is signed by the owners for EIP-1271, or declined', async () => {
    const typedData = {
      domain: { name: 'Test' },
      types: {
        EIP712Domain: [{ name: 'name', type: 'string' }],
        Hello: [{ name: 'to', type: 'address' }],
      },
      primaryType: 'Hello',
      message: { to: paid },
    } as const
    const params = [service.safe, JSON.stringify(typedData)]
    const signature = (await connect().request({ method: 'eth_signTypedData_v4', params })) as Hash
    const abi = parseAbi(['function isValidSignature(bytes32 hash, bytes signature) view returns (bytes4)'])
    const args = [hashTypedData(typedData), signature] as const
    const read = { address: service.safe, abi, functionName: 'isValidSignature', args } as const
    expect(await client.readContract(read)).toBe('0x1626ba7e')
    const declining = connect({ signs: 'declines' }).request({ method: 'eth_signTypedData_v4', params })
    await expect(declining).rejects.toThrow('User rejected signature')
  })
})
