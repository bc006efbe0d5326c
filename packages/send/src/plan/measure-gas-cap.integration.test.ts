import { multiSenderAbi } from '@saleyard/generated/abis'
import { encodeCall } from '@saleyard/send/encode/encode-call.ts'
import { compileSolidity } from '@saleyard/testkit/chain/compile-solidity.ts'
import { type ContractChain, startContractChain } from '@saleyard/testkit/chain/start-contract-chain.ts'
import { type Address, concat, createClient, type Hex, http, maxUint256, numberToHex, pad, parseEventLogs } from 'viem'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { measureGasCap } from './measure-gas-cap.ts'

let chain: ContractChain
let codes: Record<string, Hex>
const native = { kind: 'native' } as const
const erc20 = (token: Address) => ({ kind: 'erc20', token }) as const

beforeAll(async () => {
  chain = await startContractChain()
  codes = {
    ...compileSolidity('packages/send/src/plan/testing/StatePrices.sol'),
    ...compileSolidity('contracts/test/mocks/recipients/Wallet.sol'),
    ...compileSolidity('contracts/test/mocks/recipients/WalletProxy.sol'),
  }
})
afterAll(() => chain?.stop())

async function deploy(name: string, ...args: Hex[]): Promise<Address> {
  const data = concat([codes[name] as Hex, ...args.map((arg) => pad(arg, { size: 32 }))])
  const hash = await chain.client.sendTransaction({ data })
  const { contractAddress } = await chain.client.waitForTransactionReceipt({ hash })
  if (!contractAddress) throw new Error(`${name} was not created`)
  return contractAddress
}

const measure = (fields: Partial<Parameters<typeof measureGasCap>[1]> = {}) =>
  measureGasCap(chain.client, { asset: native, sender: chain.client.account.address, amount: 1n, ...fields })

// What EIP-8037 adds to the 25,000 of a new account, and to the 20,000 of a new slot.
const accountGas = numberToHex(183_600n)
const slotGas = numberToHex(97_920n - 20_000n)

describe('at the prices of this chain', () => {
  test.each([
    ['native coin', () => native],
    ['a plain token', () => erc20(chain.token)],
  ])('the least is enough for %s', async (_, asset) => {
    expect(await measure({ asset: asset() })).toEqual({ gas: 100_000n, isMeasured: true })
  })

  test('a token whose first holding costs more gets twice that', async () => {
    const { gas, isMeasured } = await measure({ asset: erc20(await deploy('StatePricedToken', slotGas)) })
    expect(isMeasured).toBe(true)
    expect(gas).toBeGreaterThan(2n * 97_920n)
    expect(gas).toBeLessThan(2n * 150_000n)
  })

  test('one recipient never gets a whole batch', async () => {
    const token = await deploy('StatePricedToken', numberToHex(4_000_000))
    expect(await measure({ asset: erc20(token) })).toEqual({ gas: 5_000_000n, isMeasured: true })
  })
})

describe('where state costs more', () => {
  let newcomer: Address
  beforeAll(async () => {
    newcomer = await deploy('StatePricedAccount', accountGas)
  })

  test('native coin gets twice what a new account costs', async () => {
    const { gas, isMeasured } = await measure({ newcomer })
    expect(isMeasured).toBe(true)
    expect(gas).toBeGreaterThan(2n * 183_600n)
    expect(gas).toBeLessThan(2n * 200_000n)
  })

  test('a token gets at least 250,000', async () => {
    expect(await measure({ asset: erc20(chain.token), newcomer })).toEqual({ gas: 250_000n, isMeasured: true })
  })
})

describe('where it cannot be measured', () => {
  test('a token that takes no new holder', async () => {
    const asset = erc20(await deploy('StatePricedToken', numberToHex(maxUint256)))
    expect(await measure({ asset })).toEqual({ gas: 250_000n, isMeasured: false })
  })

  test('a node that does not answer', async () => {
    const client = createClient({ transport: http('http://127.0.0.1:9', { retryCount: 0 }) })
    const sender = chain.client.account.address
    expect(await measureGasCap(client, { asset: native, sender, amount: 1n })).toEqual({
      gas: 250_000n,
      isMeasured: false,
    })
  })
})

describe('honest recipients are paid within it', () => {
  /** Sends a skipping batch and returns the positions that it has skipped. */
  async function skippedOf(gasCap: bigint, recipients: Address[], id: bigint) {
    const payments = recipients.map((address) => ({ address, amount: 10n ** 15n, lines: [1] }))
    const { client, multiSender } = chain
    const call = encodeCall({
      asset: native,
      route: 'native',
      mode: { kind: 'skip', gasCap },
      id,
      multiSender,
      payments,
    })
    const hash = await client.sendTransaction({ ...call, gas: 6_000_000n })
    const { status, logs } = await client.waitForTransactionReceipt({ hash })
    expect(status).toBe('success')
    return parseEventLogs({ abi: multiSenderAbi, eventName: 'RecipientSkipped', logs }).map(({ args }) => args.index)
  }

  test('a wallet proxy that emits an event, a ledger, and a contract that pays a new account', async () => {
    const wallet = await deploy('WalletProxy', await deploy('Wallet'))
    const forwarder = await deploy('Forwarder', '0x00000000000000000000000000000000000a11ce')
    const { gas } = await measure()
    expect(await skippedOf(gas, [wallet, await deploy('Ledger'), forwarder], 1n << 8n)).toEqual([])
  })

  test('a contract that pays a new account, where state costs more', async () => {
    const newcomer = await deploy('StatePricedAccount', accountGas)
    const forwarder = await deploy('Forwarder', newcomer)
    expect(await skippedOf(100_000n, [forwarder], 2n << 8n)).toEqual([0n])
    const { gas } = await measure({ newcomer })
    expect(await skippedOf(gas, [forwarder], 3n << 8n)).toEqual([])
  })
})
