import { readIerc20BalanceOf } from '@saleyard/generated'
import type { Address } from 'viem'
import { foundry } from 'viem/chains'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { newSalt } from '@/features/tokens/create/creation-record.ts'
import { kindIds } from '@/features/tokens/kinds/index.ts'
import { startLiquidityFixture } from '@/features/tokens/testing/liquidity-fixture.ts'
import type { VestingPlan } from './vesting-plan.ts'
import { createVestingLocksIntent, fillLockIntent, maxLocksPerTransaction, readVesting } from './vesting-steps.ts'

const day = 86_400
const addressOf = (index: number): Address => `0x${(index + 1).toString(16).padStart(40, 'f')}`
let fixture: Awaited<ReturnType<typeof startLiquidityFixture>>

beforeAll(async () => {
  fixture = await startLiquidityFixture()
}, 60_000)
afterAll(() => fixture?.chain.stop())

async function planFor(token: Address, count: number): Promise<VestingPlan> {
  const { timestamp } = await fixture.client.getBlock()
  return {
    salt: newSalt(),
    chainId: foundry.id,
    account: fixture.firstOwner,
    token,
    start: Number(timestamp),
    cliffSeconds: 30 * day,
    durationSeconds: 300 * day,
    recipients: Array.from({ length: count }, (_, index) => ({
      address: addressOf(index),
      amount: `${index + 1}00000`,
    })),
  }
}

for (const kind of kindIds) {
  test(`each lock of a ${kind} list gets its amount from the first owner, whole`, async () => {
    const token = await fixture.create(kind)
    const plan = await planFor(token.token, 2)
    const context = { plan, token, summary: '' }
    const read = () => readVesting(fixture.config, plan)
    const before = await read()
    expect(before.map(({ isCreated, isFilled }) => [isCreated, isFilled])).toEqual([
      [false, false],
      [false, false],
    ])
    await fixture.sendIntent(createVestingLocksIntent(fixture.config, context, before))
    const created = await read()
    expect(created.map(({ isCreated, isFilled }) => [isCreated, isFilled])).toEqual([
      [true, false],
      [true, false],
    ])
    const [first] = created
    if (!first) throw new Error('There is no lock')
    await fixture.sendIntent(fillLockIntent(fixture.config, context, first, []))
    const held = await readIerc20BalanceOf(fixture.config, {
      chainId: foundry.id,
      address: token.token,
      args: [first.lock],
    })
    expect(first.amount - held).toBeLessThanOrEqual(1n)
    expect((await read()).map(({ isFilled }) => isFilled)).toEqual([true, false])
  })
}

test('as many locks as the page puts into a transaction fit its gas', async () => {
  const token = await fixture.create('standard')
  const limit = 16_777_216n
  const count = maxLocksPerTransaction(limit)
  expect(count).toBe(27)
  const plan = await planFor(token.token, count)
  const locks = await readVesting(fixture.config, plan)
  const { gas } = await createVestingLocksIntent(fixture.config, { plan, token, summary: '' }, locks).simulate()
  expect(gas).toBeLessThan(limit)
  expect(maxLocksPerTransaction(1n)).toBe(1)
})
