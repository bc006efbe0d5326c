import { toUserError } from '@saleyard/chain/errors/to-user-error.ts'
import { startTestChain, testAccounts } from '@saleyard/testkit/chain/start-test-chain.ts'
import { createWalletClient, custom, parseEther } from 'viem'
import { bscTestnet, foundry } from 'viem/chains'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createLocalProvider, localAccount } from './create-local-provider.ts'

let chain: Awaited<ReturnType<typeof startTestChain>>
beforeAll(async () => {
  chain = await startTestChain()
})
afterAll(() => chain?.stop())

const wallet = () =>
  createWalletClient({
    account: localAccount,
    chain: foundry,
    transport: custom(createLocalProvider(chain.rpcUrl), { retryCount: 0 }),
  })

test('the test account sends without a key in the page', async () => {
  const hash = await wallet().sendTransaction({ to: testAccounts[1]?.address, value: parseEther('1') })
  expect((await chain.client.waitForTransactionReceipt({ hash })).from).toBe(localAccount.toLowerCase())
})

test('it gives its account and the local chain', async () => {
  expect(await wallet().requestAddresses()).toEqual([localAccount])
  expect(await wallet().getChainId()).toBe(31337)
})

test('it knows no other network and says so as wallets do', async () => {
  await wallet().switchChain({ id: 31337 })
  const refused = await wallet()
    .switchChain({ id: 97 })
    .catch((error) => toUserError(error))
  expect(refused).toMatchObject({ code: 'chainNotAdded' })
  const added = await wallet()
    .addChain({ chain: bscTestnet })
    .catch((error) => toUserError(error))
  expect(added).toMatchObject({ code: 'methodUnsupported' })
})

test('an error of the chain reaches the page with its code and words', async () => {
  const unaffordable = wallet().sendTransaction({
    to: testAccounts[1]?.address,
    value: parseEther('1000000'),
    gas: 21_000n,
  })
  expect(await unaffordable.catch((error) => toUserError(error))).toMatchObject({ code: 'insufficientFunds' })
})
