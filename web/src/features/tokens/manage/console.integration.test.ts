import { toUserError } from '@saleyard/chain/errors/to-user-error.ts'
import { readLiquidityGeneratorTokenOwner, readLiquidityGeneratorTokenPendingOwner } from '@saleyard/generated'
import type { LocalChain } from '@saleyard/testkit/chain/start-local-chain.ts'
import { type Address, zeroAddress } from 'viem'
import { foundry } from 'viem/chains'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Config, Connector } from 'wagmi'
import { connect, waitForTransactionReceipt } from 'wagmi/actions'
import { mock } from 'wagmi/connectors'
import { describeError } from '@/lib/errors/describe-error.ts'
import { i18n } from '@/lib/i18n/i18n.ts'
import '@/testing/all-strings.ts'
import { lowerBabyFees } from '@/features/tokens/kinds/baby/lower-fees.ts'
import { lowerBuybackBabyFees } from '@/features/tokens/kinds/buyback-baby/lower-fees.ts'
import { kinds } from '@/features/tokens/kinds/index.ts'
import { lowerLiquidityGeneratorFees } from '@/features/tokens/kinds/liquidity-generator/lower-fees.ts'
import { taxedTokens } from '@/features/tokens/testing/create-token.ts'
import { startConnectedChain } from '@/testing/connected-chain.ts'
import { createTwoNetworkConfig } from '@/testing/test-networks.ts'
import { isPayeeFee, maxPayeeFee } from './fees.ts'
import { ownershipCalls } from './ownership.ts'
import type { CallContext, TokenCall } from './token-call.ts'

const account: Address = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
const successor: Address = '0x3C44CdDdB6a900fa2b585dd299e03d12FA4293BC'
const chainId = foundry.id
const lowered = {
  liquidityGenerator: lowerLiquidityGeneratorFees,
  baby: lowerBabyFees,
  buybackBaby: lowerBuybackBabyFees,
}
const kindIds = Object.keys(lowered) as (keyof typeof lowered)[]

let chain: LocalChain
let config: Config
let successors: Config

beforeAll(async () => {
  const started = await startConnectedChain(account)
  ;({ chain, config } = started)
  successors = createTwoNetworkConfig(chain.rpcUrl, started.otherNetwork, [mock({ accounts: [successor] })])
  await connect(successors, { connector: successors.connectors[0] as Connector, chainId })
})

afterAll(() => chain?.stop())

async function create(kind: keyof typeof taxedTokens): Promise<CallContext> {
  const { router, demoToken } = chain.addresses
  const address = await taxedTokens[kind].create(config, { account, router, rewardToken: demoToken })
  return { chainId, account, address }
}

/** Simulates, then sends, as the panel does. */
async function send({ simulate, write }: TokenCall) {
  const { gas } = await simulate()
  const receipt = await waitForTransactionReceipt(config, { chainId, hash: await write() })
  expect(receipt.status).toBe('success')
  expect(gas).toBeGreaterThanOrEqual(receipt.gasUsed)
}

/** The sentence that the panel shows before anything is signed. */
async function refusal({ simulate }: TokenCall): Promise<string> {
  const error = await simulate().then(
    () => {
      throw new Error('It was not refused')
    },
    (reason: unknown) => reason,
  )
  return describeError(toUserError(error), i18n.t)
}

async function owners({ address }: CallContext) {
  const owner = await readLiquidityGeneratorTokenOwner(config, { chainId, address })
  const pendingOwner = await readLiquidityGeneratorTokenPendingOwner(config, { chainId, address })
  return { owner, pendingOwner }
}

/** Components in an order in which the payee's share of all fees never rises. */
function payeeFirst(kind: keyof typeof lowered, fees: Record<string, number>): string[] {
  const payees: string[] = kinds[kind].feeFields.filter(isPayeeFee).map(({ component }) => component)
  return [...payees, ...Object.keys(fees).filter((component) => !payees.includes(component))]
}

for (const kind of kindIds) {
  const lower = lowered[kind]
  const { fees } = taxedTokens[kind]

  test(`the fees of a ${kind} token are lowered one by one, to nothing, and no other changes`, async () => {
    const context = await create(kind)
    let now: Record<string, number> = await fees(config, context.address)
    for (const [index, component] of payeeFirst(kind, now).entries()) {
      const next = { ...now, [component]: index }
      await send(lower(config, context, next))
      expect(await fees(config, context.address)).toEqual(next)
      now = next
    }
  })

  test(`raising a fee of a ${kind} token is refused by the contract, in a sentence`, async () => {
    const context = await create(kind)
    const now: Record<string, number> = await fees(config, context.address)
    for (const component of Object.keys(now)) {
      const message = await refusal(lower(config, context, { ...now, [component]: 201 }))
      expect(message).toBe('A fee can only be lowered; you entered 201 basis points. Enter at most 200 basis points.')
    }
  })

  test(`the form and the contract agree how high the payee's fee of a ${kind} token can be`, async () => {
    const context = await create(kind)
    const now: Record<string, number> = await fees(config, context.address)
    const [payee, other] = payeeFirst(kind, now) as [string, string]
    const next = { ...now, [other]: 101 }
    const most = maxPayeeFee(now, next, payee)
    expect(await refusal(lower(config, context, { ...next, [payee]: most + 1 }))).toContain('share of all fees')
    await send(lower(config, context, { ...next, [payee]: most }))
  })

  test(`a ${kind} token is offered, taken back, offered again, accepted and renounced`, async () => {
    const context = await create(kind)
    const successorContext = { ...context, account: successor }
    const now: Record<string, number> = await fees(config, context.address)

    await send(ownershipCalls.offer(config, context, successor))
    expect(await owners(context)).toEqual({ owner: account, pendingOwner: successor })
    expect(await refusal(lower(successors, successorContext, now))).toContain(`${successor} isn't the owner.`)

    await send(ownershipCalls.offer(config, context, zeroAddress))
    expect(await owners(context)).toEqual({ owner: account, pendingOwner: zeroAddress })
    expect(await refusal(ownershipCalls.accept(successors, successorContext))).toContain(
      `${successor} isn't the owner.`,
    )

    await send(ownershipCalls.offer(config, context, successor))
    await send(ownershipCalls.accept(successors, successorContext))
    expect(await owners(context)).toEqual({ owner: successor, pendingOwner: zeroAddress })
    expect(await refusal(lower(config, context, now))).toContain(`${account} isn't the owner.`)
    const component = payeeFirst(kind, now)[0] as string
    await send(lower(successors, successorContext, { ...now, [component]: 0 }))
    expect(await fees(config, context.address)).toEqual({ ...now, [component]: 0 })

    await send(ownershipCalls.offer(successors, successorContext, account))
    await send(ownershipCalls.renounce(successors, successorContext))
    expect(await owners(context)).toEqual({ owner: zeroAddress, pendingOwner: zeroAddress })
    const calls = [
      [lower(successors, successorContext, { ...now, [component]: 0 }), successor],
      [ownershipCalls.offer(successors, successorContext, account), successor],
      [ownershipCalls.renounce(successors, successorContext), successor],
      [ownershipCalls.accept(config, context), account],
    ] as const
    for (const [call, who] of calls) expect(await refusal(call)).toContain(`${who} isn't the owner.`)
  })
}
