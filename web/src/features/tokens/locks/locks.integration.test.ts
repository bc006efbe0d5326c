import { toUserError } from '@saleyard/chain/errors/to-user-error.ts'
import { readIerc20BalanceOf } from '@saleyard/generated'
import type { Address } from 'viem'
import { foundry } from 'viem/chains'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { waitForTransactionReceipt } from 'wagmi/actions'
import { kindIds } from '@/features/tokens/kinds/index.ts'
import { startLiquidityFixture } from '@/features/tokens/testing/liquidity-fixture.ts'
import { termsIn } from '@/features/tokens/testing/liquidity-steps.ts'
import { day, lockStepsIn } from '@/features/tokens/testing/lock-steps.ts'
import { arrivingOf, readArrived, releaseCall } from './lock-calls.ts'
import { readLiquidityLocks, readLocks } from './read-locks.ts'

const chainId = foundry.id
const page = { chainId, offset: 0, limit: 10 } as const
const units = 10n ** 18n
let fixture: Awaited<ReturnType<typeof startLiquidityFixture>>
let steps: ReturnType<typeof lockStepsIn>

beforeAll(async () => {
  fixture = await startLiquidityFixture()
  steps = lockStepsIn(fixture)
}, 60_000)

afterAll(() => fixture?.chain.stop())

/** Simulates the release of a token, or of coin without one, and sends it with the gas of the simulation. */
async function release(lock: Address, asset: Address | undefined) {
  const context = { chainId, account: fixture.firstOwner, address: lock }
  const { simulate, write } = releaseCall(fixture.config, context, asset)
  const receipt = await waitForTransactionReceipt(fixture.config, { chainId, hash: await write(await simulate()) })
  expect(receipt.status).toBe('success')
  return receipt
}

const balanceOf = (token: Address, holder: Address) =>
  readIerc20BalanceOf(fixture.config, { chainId, address: token, args: [holder] })

async function readOnly(listedUnder: Address) {
  const { locks } = await readLocks(fixture.config, { ...page, listedUnder })
  if (!locks[0] || locks.length > 1) throw new Error(`There are ${locks.length} locks`)
  return locks[0]
}

for (const kind of kindIds) {
  test(`a release of a ${kind} token pays what was said before, and all of it to its first owner`, async () => {
    const token = await fixture.create(kind)
    const amount = token.totalSupply / 100n
    const beneficiary = fixture.otherAccount
    const lock = await steps.lock({ beneficiary, token: token.token, amount, startIn: day })
    expect(await readOnly(token.token)).toMatchObject({
      lock,
      beneficiary,
      main: { token: token.token, held: amount, released: 0n, releasable: 0n },
      claimable: 0n,
    })

    await steps.advanceTime(day + 1)
    const { main } = await readOnly(token.token)
    expect(main.releasable).toBe(amount)
    const arriving = arrivingOf(token, { asset: token.token, beneficiary, releasable: main.releasable })
    expect(arriving < amount).toBe(token.taxed !== undefined)
    const receipt = await release(lock, token.token)
    expect(readArrived(receipt, { lock, asset: token.token, beneficiary })).toBe(arriving)
    // What is reflected comes on top, to all holders.
    const got = await balanceOf(token.token, beneficiary)
    if (kind === 'liquidityGenerator') expect(got).toBeGreaterThan(arriving)
    else expect(got).toBe(arriving)
    expect((await readOnly(token.token)).main).toMatchObject({ released: amount, releasable: 0n })
  })
}

test('a lock for the first owner pays without fees', async () => {
  const token = await fixture.create('baby')
  const beneficiary = fixture.firstOwner
  const lock = await steps.lock({ beneficiary, token: token.token, amount: units, startIn: day })
  await steps.advanceTime(day + 1)
  const releasable = units
  expect(arrivingOf(token, { asset: token.token, beneficiary, releasable })).toBe(units)
  const receipt = await release(lock, token.token)
  expect(readArrived(receipt, { lock, asset: token.token, beneficiary })).toBe(units)
})

test('before the cliff a release moves nothing; after it, what has vested since the start', async () => {
  const token = await fixture.create('standard')
  const beneficiary = fixture.otherAccount
  const schedule = { cliff: 10 * day, length: 100 * day }
  const lock = await steps.lock({ beneficiary, token: token.token, amount: 100n * units, ...schedule })
  await steps.advanceTime(9 * day)
  expect((await readOnly(token.token)).main.releasable).toBe(0n)
  await release(lock, token.token)
  expect(await balanceOf(token.token, lock)).toBe(100n * units)

  await steps.advanceTime(2 * day)
  const { main, cliff, start, end } = await readOnly(token.token)
  expect([cliff - start, end - start]).toEqual([BigInt(10 * day), BigInt(100 * day)])
  expect(main.releasable / units).toBe(11n)
})

test('coin in a lock vests on the same schedule, and a release pays it to the beneficiary alone', async () => {
  const { token } = await fixture.create('standard')
  const beneficiary: Address = '0x00000000000000000000000000000000000c0135'
  const lock = await steps.lock({ beneficiary, token, amount: 0n, length: 100 * day })
  expect((await readOnly(token)).coin).toEqual({ held: 0n, released: 0n, releasable: 0n })
  await fixture.send({ account: fixture.otherAccount, to: lock, value: units })
  await steps.advanceTime(50 * day)
  const { coin, main } = await readOnly(token)
  expect(coin).toMatchObject({ held: units, released: 0n })
  expect(coin.releasable / (units / 100n)).toBe(50n)
  expect(main).toMatchObject({ held: 0n, releasable: 0n })

  const receipt = await release(lock, undefined)
  const arrived = readArrived(receipt, { lock, asset: undefined, beneficiary })
  expect(arrived).toBeGreaterThanOrEqual(coin.releasable)
  expect(await fixture.client.getBalance({ address: beneficiary })).toBe(arrived)
  expect(readArrived(receipt, { lock: token, asset: undefined, beneficiary })).toBe(0n)
  expect((await readOnly(token)).coin).toMatchObject({ held: units - arrived, released: arrived })
})

test('a beneficiary that refuses coin is named before anything is sent', async () => {
  const { token } = await fixture.create('standard')
  const lock = await steps.lock({ beneficiary: token, token: fixture.router, amount: 0n, startIn: 1 })
  await fixture.send({ account: fixture.otherAccount, to: lock, value: 1n })
  await steps.advanceTime(2)
  const { simulate } = releaseCall(fixture.config, { chainId, account: fixture.firstOwner, address: lock }, undefined)
  expect(await simulate().then(String, (error: unknown) => toUserError(error).code)).toBe('FailedCall')
})

test('pages hold what they are asked for, oldest first; without a factory there are no locks', async () => {
  const { token } = await fixture.create('standard')
  const made: Address[] = []
  for (let index = 0; index < 3; index += 1)
    made.push(await steps.lock({ beneficiary: fixture.otherAccount, token, amount: 0n, startIn: day }))
  const read = (offset: number) => readLocks(fixture.config, { chainId, listedUnder: token, offset, limit: 2 })
  const pages = [await read(0), await read(2), await read(4)]
  expect(pages.map(({ count }) => count)).toEqual([3, 3, 3])
  expect(pages.flatMap(({ locks }) => locks.map(({ lock }) => lock))).toEqual(made)

  const address = (await import('@saleyard/generated/abis')).tokenLockFactoryAddress
  const bytecode = await fixture.client.getCode({ address })
  await fixture.client.setCode({ address, bytecode: '0x' })
  expect(await read(0)).toMatchObject({ count: 0, locks: [] })
  await fixture.client.setCode({ address, bytecode: bytecode ?? '0x' })
})

test('liquidity counts as locked until the first lock opens; a gradual one only for what it keeps', async () => {
  const token = await fixture.create('baby')
  const pair = token.taxed?.pair as Address
  const read = () => readLiquidityLocks(fixture.config, { chainId, pair })
  await fixture.approveAndSend(token, fixture.firstOwner, await termsIn(fixture).seed(token))
  expect(await read()).toEqual({ lockedHolders: [], releasable: 0n })

  const own = { beneficiary: fixture.firstOwner, token: pair, amount: units }
  const long = await steps.lock({ ...own, startIn: 20 * day })
  const short = await steps.lock({ ...own, startIn: 10 * day })
  await steps.lock({ ...own, amount: 0n, startIn: day })
  const whole = await read()
  expect(whole).toMatchObject({ lockedHolders: [long, short], releasable: 0n, lockedUntil: { isWhole: true } })

  const gradual = await steps.lock({ ...own, length: 40 * day })
  await steps.advanceTime(4 * day)
  const after = await read()
  expect(after).toMatchObject({ lockedHolders: [long, short, gradual], lockedUntil: { isWhole: false } })
  expect(after.releasable / (units / 100n)).toBe(10n)
  expect(Number((after.lockedUntil?.date ?? 0n) - (whole.lockedUntil?.date ?? 0n))).toBeGreaterThan(29 * day)

  await steps.advanceTime(7 * day)
  expect((await read()).lockedHolders).toEqual([long, gradual])
})
