import type { LocalChain } from '@saleyard/testkit/chain/start-local-chain.ts'
import { testAccounts } from '@saleyard/testkit/chain/start-test-chain.ts'
import { verifyMessage, verifyTypedData } from 'viem'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Config } from 'wagmi'
import { startConnectedChain } from '@/testing/connected-chain.ts'
import { signMessage, signTypedData } from './sign-typed-data.ts'

const address = testAccounts[0]?.address as `0x${string}`
let chain: LocalChain
let config: Config

beforeAll(async () => {
  ;({ chain, config } = await startConnectedChain(address))
})
afterAll(() => chain?.stop())

test('[c182] a text is signed by the connected account', async () => {
  const signature = await signMessage(config, { message: 'hello' })
  expect(await verifyMessage({ address, message: 'hello', signature })).toBe(true)
  expect(await verifyMessage({ address, message: 'hullo', signature })).toBe(false)
})

test('[c182] bytes are signed as they are', async () => {
  const message = { raw: '0xdeadbeef' } as const
  const signature = await signMessage(config, { message })
  expect(await verifyMessage({ address, message, signature })).toBe(true)
})

test('[c182] typed data is signed by the connected account, its domain included', async () => {
  const typedData = {
    domain: { name: 'Saleyard', chainId: 31337 },
    types: {
      Payment: [
        { name: 'to', type: 'address' },
        { name: 'amount', type: 'uint256' },
      ],
    },
    primaryType: 'Payment',
    message: { to: address, amount: 2n ** 200n },
  } as const
  const signature = await signTypedData(config, typedData)
  expect(await verifyTypedData({ ...typedData, address, signature })).toBe(true)
  expect(await verifyTypedData({ ...typedData, domain: { name: 'Other' }, address, signature })).toBe(false)
})
