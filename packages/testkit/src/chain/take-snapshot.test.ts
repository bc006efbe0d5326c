import { createTestClient, http, publicActions } from 'viem'
import { foundry } from 'viem/chains'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { account } from './accounts.ts'
import { type Anvil, startAnvil } from './start-anvil.ts'
import { takeSnapshot } from './take-snapshot.ts'

let anvil: Anvil

beforeAll(async () => {
  anvil = await startAnvil()
})

afterAll(() => anvil.stop())

const { address } = account(1)

function connect() {
  return createTestClient({ chain: foundry, mode: 'anvil', transport: http(anvil.rpcUrl) }).extend(publicActions)
}

describe('takeSnapshot', () => {
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
