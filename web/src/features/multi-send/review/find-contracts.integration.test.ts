import { type ContractChain, startContractChain } from '@saleyard/testkit/chain/start-contract-chain.ts'
import { type Address, concatHex, createPublicClient, custom } from 'viem'
import { foundry } from 'viem/chains'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { countCodes, findContracts } from './find-contracts.ts'

let chain: ContractChain
beforeAll(async () => {
  chain = await startContractChain()
})
afterAll(() => chain?.stop())

const emptyAddress = (index: number): Address => `0x${(0xfade00 + index).toString(16).padStart(40, '5')}`

test('contracts are told from accounts, also behind the first question', async () => {
  const first = [emptyAddress(1), chain.token, emptyAddress(2)]
  const second = [chain.multiSender, chain.client.account.address, emptyAddress(3), chain.token]
  expect(await findContracts(chain.client, [concatHex(first), concatHex(second)])).toEqual([1, 3, 6])
})

test('an account that has delegated itself is a person', async () => {
  const delegated = emptyAddress(7)
  await chain.client.setCode({ address: delegated, bytecode: concatHex(['0xef0100', chain.token]) })
  // Three bytes that only begin like it belong to a contract.
  const other = emptyAddress(8)
  await chain.client.setCode({ address: other, bytecode: '0x600000' })
  expect(await findContracts(chain.client, [concatHex([delegated, other])])).toEqual([1])
  // Both run code when they are paid.
  expect(await countCodes(chain.client, concatHex([emptyAddress(9), delegated, other]))).toBe(2)
})

test('two thousand are one question', async () => {
  const many = Array.from({ length: 2_000 }, (_, index) => emptyAddress(index + 100))
  expect(await findContracts(chain.client, [concatHex([...many, chain.token])])).toEqual([2_000])
})

test.each([
  ['that does not know the question', () => Promise.reject(new Error('the method does not exist'))],
  ['that ignores the program', () => Promise.resolve('0x')],
])('a node %s tells nothing', async (_, request) => {
  const client = createPublicClient({ chain: foundry, transport: custom({ request }, { retryCount: 0 }) })
  expect(await findContracts(client, [emptyAddress(1)])).toBeUndefined()
})
