// Reads the sender's funds, measures gas, plans the batches, and finds what is missing.

import { multiSenderAddress } from '@saleyard/generated/abis'
import type { ListPrice, ListSource } from '@saleyard/send/list/types.ts'
import { canPayMany } from '@saleyard/send/plan/can-pay-many.ts'
import { chooseRoute } from '@saleyard/send/plan/choose-route.ts'
import { readGasRows } from '@saleyard/send/plan/estimate-gas.ts'
import { type DefaultGasCap, measureGasCap } from '@saleyard/send/plan/measure-gas-cap.ts'
import { usesAllowance } from '@saleyard/send/plan/routes.ts'
import type { ChainLimits, Plan, Route, SendMode } from '@saleyard/send/plan/types.ts'
import type { Address, Client, Hex } from 'viem'
import { estimateFeesPerGas, getBalance } from 'viem/actions'
import type { Config } from 'wagmi'
import { readApproval } from '@/features/multi-send/approve/approval.ts'
import { readTokenBalance } from '@/features/multi-send/list/ui/read-token.ts'
import type { ListService, ListSummary } from '@/features/multi-send/list/worker/list-service.ts'
import { findPayingSafe } from '@/features/multi-send/safe/find-safe.ts'
import type { PayingSafe } from '@/features/multi-send/safe/read-paying-safe.ts'
import { getChain } from '@/lib/networks/chains.ts'
import { isContractAccount } from '@/lib/safe/contract-account.ts'
import { type Arrival, measurePlan } from './measure-plan.ts'

/** The mode as the user chose it. A skip without a cap takes the measured default. */
export type ChosenMode = { kind: 'strict' } | { kind: 'skip'; gasCap?: bigint | undefined }

type MakePlanParameters = {
  chainId: number
  sender: Address
  token: Address | undefined
  mode: ChosenMode
  runNonce: Hex
  list: Pick<ListSummary, 'revision' | 'recipientCount' | 'total'>
  /** What the list was made of, if it still is that list. */
  source?: ListSource | undefined
  /** The price of amounts that were given in US dollars. */
  price?: ListPrice | undefined
  /** Most bytes of a signed transaction for the wallet; absent: any length. */
  signedBytes: number | undefined
}

/**
 * `plan` is undefined only if the funds do not cover the total: then nothing can be measured. Amounts are in base
 * units.
 */
export type MadePlan = {
  plan: Plan | undefined
  funds: Funds
  allowance: bigint
  missing: Missing | undefined
  /** How much of a token arrives, if that could be measured. */
  arrival?: Arrival | undefined
  /** Default of the gas cap on this network; absent if nothing could be measured. */
  defaultCap?: DefaultGasCap
  /** The sender, if it is a Safe that we know. */
  safe?: PayingSafe | undefined
}

type Rows = Pick<ListService, 'plan' | 'readRecipients'>

/** Share of the chain's limits that stays free, in bps. */
export const reserveBps = 1_000

/**
 * Reads the sender's funds, measures gas, and plans. Nothing is cached, since the result decides about money.
 *
 * @throws PlanError, RunError `cannotMeasure`, RecipientError for a plain payment that its recipient refuses, SafeError
 * `multiSendMissing`, or an error of the network.
 */
export async function makePlan(config: Config, service: Rows, parameters: MakePlanParameters): Promise<MadePlan> {
  const { chainId, sender, token, runNonce, list } = parameters
  const client = config.getClient({ chainId })
  const asset = token ? ({ kind: 'erc20', token } as const) : ({ kind: 'native' } as const)
  const isContract = await isContractAccount(client, sender)
  const safe = isContract ? await findPayingSafe(config, { chainId, account: sender }) : undefined
  const route = await findRoute(client, asset, list.recipientCount, isContract)

  const [coin, balance, fees, approval] = await Promise.all([
    getBalance(client, { address: sender }),
    token ? readTokenBalance(config, { chainId, token, account: sender }) : undefined,
    estimateFeesPerGas(client),
    usesAllowance(route) ? findApproval(config, parameters, safe) : noApproval,
  ])
  const { limits, batchGas } = await findLimits(parameters, route, safe)
  const funds = { coin, asset: balance ?? coin, gasPrice: fees.maxFeePerGas, approvalGas: approval.gas, batchGas }
  const { allowance } = approval
  if (funds.asset < list.total) {
    const needed = list.total
    const missing = {
      kind: token ? 'token' : 'coin',
      needed,
      balance: funds.asset,
      missing: needed - funds.asset,
    } as const
    return { plan: undefined, funds, allowance, missing, safe }
  }

  const amount = list.total / BigInt(list.recipientCount)
  const [defaultCap, rows] = await Promise.all([
    measureGasCap(client, { asset, sender, amount }),
    readGasRows(list.recipientCount, (from, to) => service.readRecipients(from, to)),
  ])
  const gasCap = gasCapOf(parameters.mode, defaultCap)
  const mode = toSendMode(parameters.mode, route, gasCap)
  const input = {
    chainId,
    sender,
    multiSender: multiSenderAddress,
    asset,
    mode,
    route,
    runNonce,
    limits,
    ...(safe && { isSafe: true }),
    isContract,
    ...statementsOf(parameters),
  }
  const measured = await measurePlan(client, input, rows, gasCap)
  const plan = await service.plan(list.revision, measured.input)
  return { plan, funds, allowance, missing: findMissing(plan, funds), arrival: measured.arrival, defaultCap, safe }
}

const noApproval = { allowance: 0n, gas: 0n }

/** Reads what has to be approved; the gas of a Safe's approval is that of its batch. */
async function findApproval(
  config: Config,
  { chainId, token, sender: owner, list }: MakePlanParameters,
  safe: PayingSafe | undefined,
): Promise<{ allowance: bigint; gas: bigint }> {
  if (!token) return noApproval
  const approval = await readApproval(config, {
    chainId,
    token,
    owner,
    spender: multiSenderAddress,
    needed: list.total,
  })
  return safe?.isTogether ? { ...approval, gas: 0n } : approval
}

/** The limits of a transaction, or of a batch in a Safe's transaction, and the gas that the Safe adds to each. */
async function findLimits(
  { chainId, signedBytes }: Pick<MakePlanParameters, 'chainId' | 'signedBytes'>,
  route: Route,
  safe: PayingSafe | undefined,
): Promise<{ limits: ChainLimits; batchGas: bigint }> {
  const { gasPerTransaction: gas, bytesPerTransaction: bytes } = getChain(chainId).limits
  const limits = { gas, bytes, reserveBps, ...(signedBytes !== undefined && { signedBytes }) }
  if (!safe) return { limits, batchGas: 0n }
  const { limitBatches } = await import('@/features/multi-send/safe/read-paying-safe.ts')
  return limitBatches(safe, limits, usesAllowance(route))
}

/** Finds the cheapest route. Only for several recipients does it matter whether the token pays many by itself. */
async function findRoute(client: Client, asset: Plan['asset'], count: number, isContract: boolean): Promise<Route> {
  const paysMany = asset.kind === 'erc20' && count > 1 && (await canPayMany(client, asset.token))
  return chooseRoute({ asset, count, paysMany, isContract })
}

/** What a plan says of its list; no byte of a batch depends on it. */
function statementsOf({ source, price }: Pick<MakePlanParameters, 'source' | 'price'>) {
  return { ...(source && { source }), ...(price && { price }) }
}

/**
 * A batch that the token pays by itself is strict in both modes: it asks no recipient, so that there is none to skip. It
 * can only lack the balance, for all of them.
 */
function toSendMode({ kind }: ChosenMode, route: Route, gasCap: bigint): SendMode {
  return kind === 'skip' && route !== 'tokenItself' ? { kind, gasCap } : { kind: 'strict' }
}

/** Returns the cap of a skip; for a strict plan the one that identifies its failing recipients. */
export function gasCapOf(mode: ChosenMode, defaultCap: DefaultGasCap): bigint {
  return (mode.kind === 'skip' ? mode.gasCap : undefined) ?? defaultCap.gas
}

export type Funds = {
  /** Native coin of the sender, wei. */
  coin: bigint
  /** Balance of the asset, in base units; equal to `coin` for native coin. */
  asset: bigint
  /** Maximum price of a transaction, in wei per gas. */
  gasPrice: bigint
  /** Gas of the outstanding approvals. */
  approvalGas: bigint
  /** Gas that a Safe adds to each batch. */
  batchGas?: bigint
}

/** Amounts are in base units of the missing asset. */
export type Missing = { kind: 'token' | 'coin'; needed: bigint; balance: bigint; missing: bigint }

/** Returns the maximum cost of all batches and approvals, in wei. */
export function costOf(plan: Plan, funds: Pick<Funds, 'gasPrice' | 'approvalGas' | 'batchGas'>): bigint {
  const { approvalGas, batchGas = 0n } = funds
  const gas = plan.batches.reduce((sum, batch) => sum + batch.gas + batchGas, approvalGas)
  return gas * funds.gasPrice
}

/**
 * Finds what the sender lacks before anything is signed. The token comes first: without it the coin does not matter. A
 * Safe needs no coin for gas: the account that executes its proposals pays that.
 */
export function findMissing(plan: Plan, funds: Funds): Missing | undefined {
  const isNative = plan.asset.kind === 'native'
  if (!isNative && funds.asset < plan.total) return toMissing('token', plan.total, funds.asset)
  const needed = (plan.isSafe ? 0n : costOf(plan, funds)) + (isNative ? plan.total : 0n)
  return funds.coin < needed ? toMissing('coin', needed, funds.coin) : undefined
}

function toMissing(kind: Missing['kind'], needed: bigint, balance: bigint): Missing {
  return { kind, needed, balance, missing: needed - balance }
}
