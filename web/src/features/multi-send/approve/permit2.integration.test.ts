import { permit2Address } from '@saleyard/send/approve/permit-domain.ts'
import { account0 } from '@saleyard/testkit/chain/local-client.ts'
import { permit2 } from '@saleyard/testkit/chain/permit2.ts'
import { type Address, erc20Abi, type Hash, parseAbi } from 'viem'
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { startWalletChain, type WalletChain } from '@/testing/connected-chain.ts'
import { readPermit2, signPermit2 } from './permit2.ts'

const chainId = 31337
const abi = parseAbi(['function invalidateUnorderedNonces(uint256 word, uint256 mask)'])
let chain: WalletChain
let snapshot: Hash
let token: Address

beforeAll(async () => {
  chain = await startWalletChain(account0)
  token = chain.addresses.demoToken
  snapshot = await chain.client.snapshot()
})
beforeEach(async () => {
  await chain.client.revert({ id: snapshot })
  snapshot = await chain.client.snapshot()
})
afterAll(() => chain?.stop())

const read = (needed: bigint) => readPermit2(chain.config, { chainId, token, owner: account0, needed })
const sign = (value = 700n) =>
  signPermit2(chain.config, { chainId, token, owner: account0, spender: chain.addresses.multiSender, value })
async function allow(amount: bigint): Promise<void> {
  const args = [permit2Address, amount] as const
  const hash = await chain.client.writeContract({ address: token, abi: erc20Abi, functionName: 'approve', args })
  await chain.client.waitForTransactionReceipt({ hash })
}

test('the address is the one that only the real code can have', () => {
  expect(permit2Address).toBe(permit2)
})

test('it is offered only where the token already lets it take enough', async () => {
  expect(await read(700n)).toEqual({ isPossible: false, reason: 'notAllowed' })
  await allow(699n)
  expect(await read(700n)).toEqual({ isPossible: false, reason: 'notAllowed' })
  await expect(sign()).rejects.toMatchObject({ code: 'noLongerPossible' })
  await allow(700n)
  expect(await read(700n)).toEqual({ isPossible: true })
})

test('where there is none, or something else in its place, it is not offered', async () => {
  await allow(700n)
  await chain.client.setCode({ address: permit2Address, bytecode: '0x60005ff3' })
  expect(await read(700n)).toEqual({ isPossible: false, reason: 'noPermit2' })
  await chain.client.setCode({ address: permit2Address, bytecode: '0x' })
  expect(await read(700n)).toEqual({ isPossible: false, reason: 'noPermit2' })
})

test('an account with code is not offered it', async () => {
  await allow(700n)
  await chain.client.setCode({ address: account0, bytecode: `0xef0100${'11'.repeat(20)}` })
  expect(await read(700n)).toEqual({ isPossible: false, reason: 'accountHasCode' })
  await chain.client.setCode({ address: account0, bytecode: '0x' })
})

test('a nonce that is used up is not signed', async () => {
  await allow(700n)
  // The first draw is nonce 0, which is used; the second is left to chance.
  const draw = vi.spyOn(crypto, 'getRandomValues').mockImplementationOnce((array) => array)
  const args = [0n, 1n] as const
  const hash = await chain.client.writeContract({
    address: permit2Address,
    abi,
    functionName: 'invalidateUnorderedNonces',
    args,
  })
  await chain.client.waitForTransactionReceipt({ hash })
  const { nonce, amount, deadline } = await sign()
  expect(draw).toHaveBeenCalledTimes(2)
  draw.mockRestore()

  expect(nonce).toBeGreaterThan(255n)
  expect(amount).toBe(700n)
  const { timestamp } = await chain.client.getBlock()
  expect(deadline - timestamp).toBe(30n * 24n * 3_600n)
})
