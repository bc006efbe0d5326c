import { standardTokenFactoryAbi } from '@saleyard/generated/abis'
import { createTestClient, http, parseEther, publicActions } from 'viem'
import { foundry } from 'viem/chains'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { account } from './accounts.ts'
import { type Chain, coin, createChain } from './create-chain.ts'
import { type Anvil, startAnvil } from './start-anvil.ts'
import { type LocalChain, startChain } from './start-chain.ts'
import { takeSnapshot } from './take-snapshot.ts'

describe('createChain', () => {
  const user = account(0).address
  const friend = account(1).address

  describe.each([
    ['a chain of our own', {}],
    ['a fork of a second chain', { FORK: '1' }],
  ])('%s', (_, environment) => {
    let localChain: LocalChain
    let chain: Chain

    beforeAll(async () => {
      localChain = await startChain(environment)
      chain = createChain(localChain)
    }, 60_000)

    afterAll(() => localChain.stop())

    test('tells many balances at once, of coin and of a token', async () => {
      const { demoToken } = chain.addresses
      await chain.setCoin(friend, 5n)

      expect(await chain.balances(coin, [friend, chain.addresses.multicall3])).toEqual([5n, 0n])
      expect(await chain.balanceOf(demoToken, user)).toBe(parseEther('1000000000'))
    })

    test('has a recipient that rejects coin, deployed by nobody who is in a test', async () => {
      const before = await chain.sentBy(user)
      const recipient = await chain.deployRejectingRecipient()

      expect(await chain.sentBy(user)).toBe(before)
      const sending = chain.client.sendTransaction({ account: account(0), to: recipient, value: 1n })
      await expect(sending).rejects.toThrow('revert')
    })

    test('has a token that our factory does not know, of the user alone, deployed by none who is in a test', async () => {
      const before = await chain.sentBy(user)
      const token = await chain.deployForeignToken()

      expect(await chain.sentBy(user)).toBe(before)
      expect(await chain.balanceOf(token, user)).toBe(parseEther('1000000000'))
      const call = { abi: standardTokenFactoryAbi, address: chain.addresses.standardTokenFactory } as const
      expect(await chain.client.readContract({ ...call, functionName: 'isToken', args: [token] })).toBe(false)
    })

    test('stops mining, and mines what waited', async () => {
      await chain.stopMining()
      const hash = await chain.client.sendTransaction({ account: account(0), to: friend, value: 1n })
      await expect(chain.client.getTransactionReceipt({ hash })).rejects.toThrow('could not be found')

      await chain.startMining()

      expect((await chain.client.waitForTransactionReceipt({ hash })).status).toBe('success')
    })
  })
})

describe('takeSnapshot', () => {
  let anvil: Anvil

  beforeAll(async () => {
    anvil = await startAnvil()
  })

  afterAll(() => anvil.stop())

  const { address } = account(1)

  function connect() {
    return createTestClient({ chain: foundry, mode: 'anvil', transport: http(anvil.rpcUrl) }).extend(publicActions)
  }

  test('goes back to what was', async () => {
    const client = connect()
    const before = await client.getBalance({ address })
    const snapshot = await takeSnapshot(client)
    await client.setBalance({ address, value: 1n })

    await snapshot.revert()

    expect(await client.getBalance({ address })).toBe(before)
  })

  test('refuses to go back twice: the node has consumed the id', async () => {
    const snapshot = await takeSnapshot(connect())
    await snapshot.revert()

    await expect(snapshot.revert()).rejects.toThrow('reverted to already')
  })

  test('throws when the node answers false, because an earlier snapshot was reverted to', async () => {
    const client = connect()
    const earlier = await takeSnapshot(client)
    const later = await takeSnapshot(client)
    await earlier.revert()

    await expect(later.revert()).rejects.toThrow('answered false')
  })
})
