// Runs all steps in one simulation, and reads from its answers what became of each.

import { AppError } from '@saleyard/chain/errors/app-error.ts'
import { toUserError } from '@saleyard/chain/errors/to-user-error.ts'
import type { Client, Hex, StateOverride } from 'viem'
import { simulateBlocks } from 'viem/actions'
import { encodeActions, type SimulationAction } from './encode-actions.ts'
import { listQueries, type SimulationQuery } from './list-queries.ts'
import { higherFee, measurePoolFee, sampleSwap } from './pool-fee.ts'
import type { SimulationAccounts, SimulationBalances, SimulationStep, SimulationSubject } from './simulation.ts'
import { verifyStep } from './verify-step.ts'

/** Returns the balance of the account that it is asked about. A simulation offers no other way to read coin balances. */
const coinReaderCode: Hex = '0x6000353160005260206000f3'

type Options = {
  accounts: SimulationAccounts
  /** Largest gas limit of one transaction on the network. */
  gas: bigint
}

/**
 * Runs all steps in one simulation, each action in a block of its own, and reads the balances after each.
 *
 * @returns The steps, and the own fee of the token's pool, in hundredths of a percent.
 * @throws The node's error if it does not simulate. A step that fails is no error: it is in the result.
 */
export async function runSimulation(
  client: Client,
  subject: SimulationSubject,
  { accounts, gas }: Options,
): Promise<{ steps: SimulationStep[]; poolFee: number | undefined }> {
  const actions = encodeActions(subject, accounts)
  const queries = listQueries(subject, accounts)
  const queryCalls = queries.map(({ to, data }) => ({ account: accounts.recipient, to, data }))
  const blocks = actions
    .flatMap(({ calls }) => [calls, queryCalls])
    .map((calls, index) => ({
      calls: calls.map((call) => ({ ...call, gas })),
      ...(index === 0 && { stateOverrides: overridesFor(subject, accounts) }),
    }))
  const answers = await simulateBlocks(client, { blocks })
  const parameters = { actions, queries, subject, answers: answers.map(({ calls }) => calls) }
  const steps = readSteps(parameters)
  return { steps, poolFee: readOwnPoolFee(parameters, steps) }
}

/** Reads the own fee of the token's pool in both directions, right after it got the assumed liquidity. */
function readOwnPoolFee(
  { actions, queries, subject: { market }, answers }: ReadStepsParameters,
  steps: readonly SimulationStep[],
): number | undefined {
  const seeded = actions.findIndex(({ name }) => name === 'seed')
  if (!market || steps[seeded]?.state !== 'done') return undefined
  const { quote, saleQuote } = readBalances(queries, requireAnswers(answers[seeded * 2 + 1], queries.length))
  const { units, coin, purchase } = market.liquidity
  const pool = { reserveIn: units, reserveOut: coin }
  const sale =
    saleQuote === undefined ? undefined : measurePoolFee({ amountIn: sampleSwap(units), quoted: saleQuote, ...pool })
  return higherFee(sale, measurePoolFee({ amountIn: purchase, quoted: quote, reserveIn: coin, reserveOut: units }))
}

/** Gives the accounts exactly what the simulation needs: a transfer of more would fail. */
function overridesFor(
  { firstOwner, market }: SimulationSubject,
  { buyer, coinReader }: SimulationAccounts,
): StateOverride {
  if (!market) return []
  const { coin, purchase } = market.liquidity
  return [
    { address: coinReader, code: coinReaderCode },
    { address: buyer, balance: purchase },
    { address: firstOwner, balance: coin },
  ]
}

/** A simulation's answer to one call. */
type CallAnswer = { status: 'success' | 'failure'; data: Hex; gasUsed: bigint; error?: Error }

type ReadStepsParameters = {
  actions: readonly SimulationAction[]
  queries: readonly SimulationQuery[]
  subject: SimulationSubject
  /** By block: the calls of an action, then the reads after it. */
  answers: readonly (readonly CallAnswer[])[]
}

const noBalances: SimulationBalances = {
  firstOwner: 0n,
  buyer: 0n,
  buyerCoin: 0n,
  recipient: 0n,
  pair: 0n,
  pairCoin: 0n,
  quote: 0n,
  fees: {},
}

/**
 * Reads the result of each step. Steps after a failed one are not verified, since they depend on it.
 *
 * @throws Error if the node has left out a block or a call.
 */
function readSteps({ actions, queries, subject, answers }: ReadStepsParameters): SimulationStep[] {
  const steps: SimulationStep[] = []
  let before = noBalances
  for (const [index, { name, calls }] of actions.entries()) {
    const hasFailed = steps.some(({ state }) => state === 'failed')
    if (hasFailed) {
      steps.push({ name, state: 'skipped' })
      continue
    }
    const after = readBalances(queries, requireAnswers(answers[index * 2 + 1], queries.length))
    steps.push({
      name,
      ...readAction(requireAnswers(answers[index * 2], calls.length), () =>
        verifyStep(name, { before, after, subject }),
      ),
    })
    before = after
  }
  return steps
}

function readAction(answers: readonly CallAnswer[], verify: () => ReturnType<typeof verifyStep>) {
  const refused = answers.find(({ status }) => status === 'failure')
  if (refused) return { state: 'failed' as const, failure: { reason: 'refused' as const, error: explain(refused) } }

  const result = verify()
  return result.state === 'failed' ? result : { ...result, gas: answers.at(-1)?.gasUsed ?? 0n }
}

function explain({ data, error }: CallAnswer) {
  return toUserError(!error || data === '0x' ? new AppError('revertedUnknown') : error)
}

/** Reads the balances. A missing or malformed answer counts as zero: then the step did not move what it should. */
function readBalances(queries: readonly SimulationQuery[], answers: readonly CallAnswer[]): SimulationBalances {
  return Object.assign({}, noBalances, ...queries.map(({ read }, index) => tryRead(read, answers[index])))
}

function tryRead(read: SimulationQuery['read'], answer: CallAnswer | undefined): Partial<SimulationBalances> {
  if (answer?.status !== 'success') return {}
  try {
    return read(answer.data)
  } catch {
    return {}
  }
}

function requireAnswers(answers: readonly CallAnswer[] | undefined, count: number): readonly CallAnswer[] {
  if (answers?.length !== count) throw new Error('The node has not answered all of the simulation')
  return answers
}
