import 'fake-indexeddb/auto'
import { type DeployableName, deployables } from '@saleyard/chain/deployments/deployables.ts'
import {
  readLiquidityGeneratorTokenFees,
  readLiquidityGeneratorTokenOwner,
  readLiquidityGeneratorTokenPendingOwner,
  readTokenLockFactoryPredictLock,
  simulateIerc20Transfer,
  writeIerc20Transfer,
} from '@saleyard/generated'
import { codeHashes } from '@saleyard/generated/code-hashes'
import { deployments } from '@saleyard/generated/deployments'
import { owners } from '@saleyard/safe/testing/safe-chain.ts'
import { type Address, encodeFunctionData, erc20Abi, type Hex, keccak256, parseEther, zeroAddress } from 'viem'
import { foundry } from 'viem/chains'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { newSalt } from '@/features/tokens/create/creation-record.ts'
import { kinds } from '@/features/tokens/kinds/index.ts'
import { lowerLiquidityGeneratorFees } from '@/features/tokens/kinds/liquidity-generator/lower-fees.ts'
import type { KindId } from '@/features/tokens/kinds/saleyard-token.ts'
import { createLocksIntent, type LockTerms, releaseCall } from '@/features/tokens/locks/lock-calls.ts'
import { ownershipCalls } from '@/features/tokens/manage/ownership.ts'
import { toTokenCall } from '@/features/tokens/manage/token-call.ts'
import { startSafeActs } from '@/features/tokens/testing/safe-acts.ts'
import { activityStore } from '@/lib/transactions/activity-store.ts'
import { createDeployIntent } from '@/lib/transactions/create-deploy-intent.ts'
import type { ConnectedSafe } from '@/testing/safe-page.ts'

const chainId = foundry.id
const days = 86_400n
let page: Awaited<ReturnType<typeof startSafeActs>>

beforeAll(async () => {
  page = await startSafeActs()
})
afterAll(() => page?.stop())

test.each(Object.keys(kinds) as KindId[])(
  'a Safe creates a token (%s) at the address that the page has shown, and has all of it',
  async (id) => {
    const safe = await page.connectSafe()
    const { token, salt, record } = await page.create(safe, id)
    expect(await kinds[id].factory.tokenOf(safe.config, { chainId, creator: safe.safe, salt })).toBe(token.token)
    expect(await page.balanceOf(safe, token.token, safe.safe)).toBe(token.totalSupply)
    expect(record).toMatchObject({ state: 'final', account: safe.safe })
    if (id === 'standard') return
    const owner = await readLiquidityGeneratorTokenOwner(safe.config, { chainId, address: token.token })
    expect(owner).toBe(safe.safe)
  },
)

describe('the owner of a token', () => {
  const at = (safe: ConnectedSafe, address: Address) => ({ chainId, account: safe.safe, address })

  test('that is a Safe hands it over by one proposal, another accepts it by one of its own', async () => {
    const [first, second] = [await page.connectSafe(), await page.connectSafe()]
    const { token } = await page.create(first, 'liquidityGenerator')
    const ownerNow = () => readLiquidityGeneratorTokenOwner(first.config, { chainId, address: token.token })
    const offer = ownershipCalls.offer(first.config, at(first, token.token), second.safe)
    await page.act(first, 'handOver', offer)
    expect(await ownerNow()).toBe(first.safe)
    await page.act(second, 'acceptOwnership', ownershipCalls.accept(second.config, at(second, token.token)))
    expect(await ownerNow()).toBe(second.safe)
  })

  test('that is a Safe lowers its fees, withdraws an offer and renounces it, each by one proposal', async () => {
    const safe = await page.connectSafe()
    const { config } = safe
    const { token } = await page.create(safe, 'liquidityGenerator')
    const context = at(safe, token.token)
    const lowered = { taxFeeBps: 100, liquidityFeeBps: 50, charityBps: 0 }
    expect(token.taxed?.fees).not.toEqual(lowered)
    await page.act(safe, 'lowerFees', lowerLiquidityGeneratorFees(config, context, lowered))
    expect(await readLiquidityGeneratorTokenFees(config, context)).toEqual(lowered)

    const pending = () => readLiquidityGeneratorTokenPendingOwner(config, context)
    const stranger = owners[4].address
    await page.act(safe, 'handOver', ownershipCalls.offer(config, context, stranger))
    expect(await pending()).toBe(stranger)
    await page.act(safe, 'handOver', ownershipCalls.offer(config, context, zeroAddress))
    expect(await pending()).toBe(zeroAddress)

    await page.act(safe, 'renounceOwnership', ownershipCalls.renounce(config, context))
    expect(await readLiquidityGeneratorTokenOwner(config, context)).toBe(zeroAddress)
  })
})

describe('locks of a Safe', () => {
  async function termsFor({ safe }: ConnectedSafe, durationSeconds: bigint): Promise<LockTerms> {
    const { timestamp } = await page.client.getBlock()
    const times = { startTimestamp: timestamp, cliffSeconds: 0n, durationSeconds }
    return { beneficiary: safe, token: page.token, salt: newSalt(), ...times }
  }
  const creationOf = ({ config, safe }: ConnectedSafe, terms: LockTerms) => {
    const place = { chainId, account: safe }
    return createLocksIntent(config, { ...place, key: `locks:${terms.salt}`, summary: '', locks: [terms] })
  }

  test('are created, filled, and release tokens and coin to it, each step by a proposal', async () => {
    const safe = await page.connectSafe()
    const { config, safe: account } = safe
    const terms = await termsFor(safe, 3n * days)
    await page.carryOut(safe, creationOf(safe, terms))
    const lock = await readTokenLockFactoryPredictLock(config, { chainId, args: [account, terms] })
    const amount = 1_000n
    const args = [lock, amount] as const
    const token = { chainId, account, address: page.token }
    const transfer = toTokenCall(config, token, {
      data: encodeFunctionData({ abi: erc20Abi, functionName: 'transfer', args }),
      simulate: () => simulateIerc20Transfer(config, { ...token, args }),
      write: () => writeIerc20Transfer(config, { ...token, args }),
    })
    await page.act(safe, 'fillLock', transfer)
    const before = await page.balanceOf(safe, page.token, account)
    const release = (asset: Address | undefined) => releaseCall(config, { chainId, account, address: lock }, asset)
    await page.act(safe, 'releaseLock', release(page.token))
    expect((await page.balanceOf(safe, page.token, account)) - before).toBe(amount)

    const coin = parseEther('2')
    await page.client.sendTransaction({ to: lock, value: coin })
    const held = await page.client.getBalance({ address: account })
    await page.act(safe, 'releaseLock', release(undefined))
    expect((await page.client.getBalance({ address: account })) - held).toBe(coin)
  })

  test('that have ended before the owners execute are refused: the proposal stays possible until they reject it', async () => {
    const safe = await page.connectSafe()
    const intent = creationOf(safe, await termsFor(safe, days))
    const { result, safeTxHash } = await page.propose(safe, intent)
    await safe.service.sign(safeTxHash, ...owners.slice(1, 3))
    await page.client.increaseTime({ seconds: Number(2n * days) })
    await expect(safe.service.execute(safeTxHash)).rejects.toThrow('GS013')
    expect(await safe.service.readStatus(safeTxHash)).toBe('AWAITING_EXECUTION')
    expect((await activityStore.get(intent.key))?.state).toBe('proposed')

    await safe.service.reject(safeTxHash)
    expect(await result).toMatchObject({ state: 'dropped', dropReason: 'proposalRejected' })
  })
})

test('a contract of ours that a network lacks is deployed by a proposal of a Safe, with its code at its address', async () => {
  const safe = await page.connectSafe()
  const name: DeployableName = 'TokenLockFactory'
  const address = deployments[name]
  await page.client.setCode({ address, bytecode: '0x' })
  await page.client.setNonce({ address, nonce: 0 })
  const { creationCode } = await deployables[name].load()
  const intent = createDeployIntent(safe.config, { name, chainId, account: safe.safe, creationCode, summary: '' })
  const { record } = await page.carryOut(safe, intent)
  expect(record).toMatchObject({ key: `deploy:${chainId}:${name}`, state: 'final', account: safe.safe })
  expect(keccak256((await page.client.getCode({ address })) as Hex)).toBe(codeHashes[name])
})
