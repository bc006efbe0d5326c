// Carries acts on tokens out from a Safe as the page does it: proposed by runTransaction, signed by owners, executed by a stranger.

import { readIerc20BalanceOf } from '@saleyard/generated'
import { owners } from '@saleyard/safe/testing/safe-chain.ts'
import type { Address, Hash } from 'viem'
import { foundry } from 'viem/chains'
import { expect } from 'vitest'
import { creationKey, newSalt } from '@/features/tokens/create/creation-record.ts'
import { exampleAddresses } from '@/features/tokens/kinds/example-addresses.ts'
import { kinds } from '@/features/tokens/kinds/index.ts'
import type { KindId, SaleyardToken } from '@/features/tokens/kinds/saleyard-token.ts'
import { readCreatedToken } from '@/features/tokens/kinds/token-factory.ts'
import { createApprovalIntent } from '@/features/tokens/liquidity/approval-intent.ts'
import { createActionIntent } from '@/features/tokens/liquidity/create-intent.ts'
import { readDeadline } from '@/features/tokens/liquidity/deadline.ts'
import type { LiquidityPlan, LiquidityTerms } from '@/features/tokens/liquidity/plan.ts'
import { readSaleyardToken } from '@/features/tokens/page/read-saleyard-token.ts'
import { activityStore } from '@/lib/transactions/activity-store.ts'
import { runTransaction } from '@/lib/transactions/run-transaction.ts'
import type { TransactionIntent } from '@/lib/transactions/transaction-intent.ts'
import { type ConnectedSafe, startSafePage } from '@/testing/safe-page.ts'

const chainId = foundry.id
const twoDays = 2 * 86_400

type Call = Pick<TransactionIntent, 'to' | 'data' | 'simulate' | 'write'>

/** Starts a chain of one test file, on which Safes do what accounts do on the pages of tokens. */
export async function startSafeActs() {
  const page = await startSafePage()

  /** The page proposes an act; the hash that the owners have to sign. */
  async function propose({ config, service }: ConnectedSafe, intent: TransactionIntent) {
    const result = runTransaction(intent, { config, confirmations: 1 })
    await expect.poll(async () => (await activityStore.get(intent.key))?.proposal?.nonce).toBeDefined()
    const record = await activityStore.get(intent.key)
    const safeTxHash = record?.proposal?.safeTxHash ?? '0x'
    expect([record?.state, service.get(safeTxHash).transaction.safeTxGas]).toEqual(['proposed', 0n])
    return { result, safeTxHash }
  }

  /** Three owners sign and a stranger executes. */
  async function signAndExecute({ service }: ConnectedSafe, safeTxHash: Hash) {
    await service.sign(safeTxHash, ...owners.slice(0, 3))
    return service.execute(safeTxHash)
  }

  /** The page proposes an act, three owners sign it, and after two days a stranger executes it. */
  async function carryOut(safe: ConnectedSafe, intent: TransactionIntent) {
    const { result, safeTxHash } = await propose(safe, intent)
    await page.client.increaseTime({ seconds: twoDays })
    const hash = await signAndExecute(safe, safeTxHash)
    const ended = await result
    expect(ended).toMatchObject({ state: 'final', hash })
    if (!ended.receipt) throw new Error('There is no receipt')
    return {
      receipt: ended.receipt,
      calls: safe.service.get(safeTxHash).calls,
      record: await activityStore.get(intent.key),
    }
  }

  async function create(safe: ConnectedSafe, id: KindId) {
    const kind = kinds[id]
    const salt = newSalt()
    const creation = kind.prepare({ ...kind.example }, { account: safe.safe, salt, chainId })
    if (!creation) throw new Error('The values are not valid')
    const { token: predicted } = await creation.predict(safe.config)
    const { receipt, record } = await carryOut(safe, {
      key: creationKey({ salt, chainId, account: safe.safe }),
      kind: 'createToken',
      chainId,
      account: safe.safe,
      to: kind.factory.address,
      contract: kind.factory.contract,
      summary: 'Create',
      amounts: [],
      value: 0n,
      data: creation.data,
      simulate: () => creation.simulate(safe.config),
      write: () => creation.write(safe.config),
    })
    const address = readCreatedToken(receipt, kind.factory.address)
    expect(address).toBe(predicted)
    const token = (await readSaleyardToken(safe.config, { chainId, token: predicted })) as SaleyardToken
    return { token, record, salt }
  }

  const actOf = ({ safe }: ConnectedSafe, kind: TransactionIntent['kind'], call: Call): TransactionIntent => ({
    ...call,
    key: `${kind}:${crypto.randomUUID()}`,
    kind,
    chainId,
    account: safe,
    summary: kind,
    amounts: [],
    value: 0n,
  })

  /** The approval that a plan of liquidity needs is one proposal, and what moves its money is another one. */
  async function changeLiquidity(safe: ConnectedSafe, { token }: SaleyardToken, terms: LiquidityTerms) {
    const { config, safe: account } = safe
    const place = { id: newSalt(), decidedAt: Date.now(), chainId, account, token, router: exampleAddresses.router }
    const plan: LiquidityPlan = { ...terms, ...place }
    await carryOut(safe, createApprovalIntent(config, plan, { before: 0n, symbol: '', decimals: 18, summary: '' }))
    const { timestamp } = await page.client.getBlock()
    const deadline = await readDeadline(config, chainId, account)
    expect(deadline - timestamp).toBe(604_800n)
    return carryOut(safe, createActionIntent(config, plan, { deadline, summary: '', amounts: [] }))
  }

  return {
    ...page,
    propose,
    signAndExecute,
    carryOut,
    create,
    changeLiquidity,

    /** Carries out a call of the token's page. */
    act: (safe: ConnectedSafe, kind: TransactionIntent['kind'], call: Call) => carryOut(safe, actOf(safe, kind, call)),

    balanceOf: ({ config }: ConnectedSafe, token: Address, owner: Address) =>
      readIerc20BalanceOf(config, { chainId, address: token, args: [owner] }),
  }
}
