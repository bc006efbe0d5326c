import { erc20Abi } from 'viem'
import { expect } from 'vitest'
import type { Scene } from './start-scene.ts'
import type { TestChain } from './start-test-chain.ts'

/** Every recipient of the plan has exactly its amount of the token. */
export async function expectPaidOnce({ client, token }: TestChain, { list }: Scene): Promise<void> {
  const balances = await Promise.all(
    list.recipients.map(({ address }) =>
      client.readContract({ address: token, abi: erc20Abi, functionName: 'balanceOf', args: [address] }),
    ),
  )
  expect(balances).toEqual(list.recipients.map(({ amount }) => amount))
}
