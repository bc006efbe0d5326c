import { multiSenderAddress } from '@saleyard/generated'
import type { Address, Hex } from 'viem'
import { estimateFeesPerGas, getBalance } from 'viem/actions'
import type { Config } from 'wagmi'
import { getChain } from '../../../lib/chains.ts'
import { isRevert } from '../../../lib/errors/is-revert.ts'
import { toUserError } from '../../../lib/errors/to-user-error.ts'
import { readApproval } from '../approve/read-approval.ts'
import { chooseRoute } from '../core/choose-route.ts'
import type { GasModel, Plan, PlanInput, SendMode } from '../core/types.ts'
import type { ListService, ListSummary } from '../list/types.ts'
import { readTokenBalance } from '../prepare/read-token.ts'
import { estimateGasModel } from '../run/estimate-gas-model.ts'
import { readGasRows } from '../run/read-gas-rows.ts'
import { RunError } from '../run/run-error.ts'
import { type Funds, findMissing, type Missing } from './find-missing.ts'
import { RecipientError } from './recipient-error.ts'

export type MakePlanParameters = {
  chainId: number
  sender: Address
  token: Address | undefined
  mode: SendMode
  /** For finding out who would be skipped, when a strict plan cannot even be measured. */
  gasCap: bigint
  runNonce: Hex
  list: Pick<ListSummary, 'revision' | 'recipientCount' | 'total'>
}

/** `plan` is missing only when the total itself is: then nothing can be measured. Base units. */
export type MadePlan = { plan: Plan | undefined; funds: Funds; allowance: bigint; missing: Missing | undefined }

type Rows = Pick<ListService, 'plan' | 'readRecipients'>
/** A plan to be, without the recipients, which stay with the list. */
type Draft = Omit<PlanInput, 'gasModel' | 'recipients'>

/** Share of the chain's limits that is kept free, bps. */
const reserveBps = 1_000

/**
 * Reads what the sender has, measures, and plans. Nothing of it is cached: it decides over money.
 *
 * @throws PlanError, RunError `cannotMeasure`, RecipientError for a plain payment that its recipient refuses, or what the network says.
 */
export async function makePlan(config: Config, service: Rows, parameters: MakePlanParameters): Promise<MadePlan> {
  const { chainId, sender, token, mode, runNonce, list } = parameters
  const client = config.getClient({ chainId })
  const asset = token ? ({ kind: 'erc20', token } as const) : ({ kind: 'native' } as const)
  const route = chooseRoute({ asset, count: list.recipientCount })
  const needsPermission = token !== undefined && route !== 'plainToken'

  const [coin, balance, fees, approval] = await Promise.all([
    getBalance(client, { address: sender }),
    token ? readTokenBalance(config, { chainId, token, account: sender }) : undefined,
    estimateFeesPerGas(client),
    needsPermission
      ? readApproval(config, { chainId, token, owner: sender, spender: multiSenderAddress, needed: list.total })
      : { allowance: 0n, gas: 0n },
  ])
  const funds = { coin, asset: balance ?? coin, gasPrice: fees.maxFeePerGas, approvalGas: approval.gas }
  const { allowance } = approval
  if (funds.asset < list.total) {
    const needed = list.total
    const missing = {
      kind: token ? 'token' : 'coin',
      needed,
      balance: funds.asset,
      missing: needed - funds.asset,
    } as const
    return { plan: undefined, funds, allowance, missing }
  }

  const { gasPerTransaction, bytesPerTransaction } = getChain(chainId).limits
  const input = {
    chainId,
    sender,
    multiSender: multiSenderAddress,
    asset,
    mode,
    route,
    runNonce,
    limits: { gas: gasPerTransaction, bytes: bytesPerTransaction, reserveBps },
  }
  const plan = await service.plan(list.revision, await measure(config, service, input, parameters))
  return { plan, funds, allowance, missing: findMissing(plan, funds) }
}

async function measure(
  config: Config,
  service: Rows,
  input: Draft,
  { list, gasCap }: Pick<MakePlanParameters, 'list' | 'gasCap'>,
): Promise<Draft & { gasModel: GasModel }> {
  const client = config.getClient({ chainId: input.chainId })
  const rows = await readGasRows(list.recipientCount, (from, to) => service.readRecipients(from, to))
  const estimate = (change: Partial<Draft>) => estimateGasModel(client, { ...input, ...change }, rows)
  try {
    return { ...input, gasModel: await estimate({}) }
  } catch (error) {
    const only = rows[0]?.recipients[0]
    if (only && input.route.startsWith('plain') && isRevert(error)) throw new RecipientError(only, error)
    if (toUserError(error).code === 'MultiSender_BalanceMismatch') {
      // The token takes a fee on the way: it goes straight from the sender to each.
      return { ...input, route: 'tokenFrom', gasModel: await estimate({ route: 'tokenFrom' }) }
    }
    if (error instanceof RunError || input.mode.kind === 'skip' || input.route.startsWith('plain')) throw error
    // Somebody among those tried cannot be paid. With the measure of a skipping plan the test run can say who.
    return { ...input, gasModel: await estimate({ mode: { kind: 'skip', gasCap } }).catch(() => Promise.reject(error)) }
  }
}
