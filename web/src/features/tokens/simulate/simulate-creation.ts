// Simulates a creation on its chain without sending anything; the creation alone where the node cannot do more.

import type { ErrorCode } from '@saleyard/chain/errors/error-codes.ts'
import { isUnreachable } from '@saleyard/chain/errors/is-answered.ts'
import { toUserError, type UserError } from '@saleyard/chain/errors/to-user-error.ts'
import type { ChainLimits } from '@saleyard/chain/networks/chain-facts.ts'
import { contractErrorsAbi } from '@saleyard/generated/errors'
import { type Address, bytesToHex } from 'viem'
import type { Config } from 'wagmi'
import type { TokenCreation, TokenKind } from '@/features/tokens/kinds/token-kind.ts'
import { describeSubject } from './describe-subject.ts'
import { readRewardPoolFee, readSamplePoolFee } from './pool-fee.ts'
import { runSimulation } from './run-simulation.ts'
import type { PoolFees, Simulation, SimulationAccounts, SimulationSubject } from './simulation.ts'

export type SimulationRequest = {
  kind: Pick<TokenKind, 'factory' | 'feeFields'>
  creation: TokenCreation
  account: Address
  chain: { id: number; limits: Pick<ChainLimits, 'gasPerTransaction'> }
}

/**
 * Simulates a creation on its chain without sending anything: the creation, its first liquidity, and trades of other accounts.
 * If the node does not support that, it simulates the creation alone.
 *
 * @throws The network's error. A token that would not work is no error: a step of the result has failed.
 */
export async function simulateCreation(config: Config, request: SimulationRequest): Promise<Simulation> {
  const subject = await describeSubject(config, request).catch(refusedAtCreation)
  if ('steps' in subject) return subject
  const simulation = await simulateAll(config, request, subject)
  if (simulation.steps[0]?.state !== 'done') return simulation
  return { ...simulation, poolFees: await measurePools(config, request, simulation) }
}

/** Adds to the fee of the simulated pool those of existing ones. */
async function measurePools(
  config: Config,
  { creation: { router, rewardToken }, chain }: SimulationRequest,
  { poolFees }: Simulation,
): Promise<PoolFees | undefined> {
  if (!router) return undefined
  const at = { chainId: chain.id, router }
  const [reward, own] = await Promise.all([
    rewardToken && readRewardPoolFee(config, { ...at, rewardToken }),
    poolFees?.own ?? readSamplePoolFee(config, at),
  ])
  return { own, reward }
}

async function simulateAll(
  config: Config,
  { creation, chain }: SimulationRequest,
  subject: SimulationSubject,
): Promise<Simulation> {
  const { market } = subject
  try {
    const options = { accounts: createAccounts(), gas: chain.limits.gasPerTransaction }
    const client = config.getClient({ chainId: chain.id })
    const { steps, poolFee } = await runSimulation(client, subject, options)
    return { steps, market, poolFees: { own: poolFee } }
  } catch (error) {
    if (isUnreachable(error)) throw error
    return simulateAlone(config, creation, toUserError(error))
  }
}

async function simulateAlone(config: Config, creation: TokenCreation, unable: UserError): Promise<Simulation> {
  try {
    const { gas } = await creation.simulate(config)
    return { steps: [{ name: 'create', state: 'done', gas }], unsupported: unable }
  } catch (error) {
    return refusedAtCreation(error)
  }
}

/** @throws Every error but the contract's own. */
function refusedAtCreation(error: unknown): Simulation {
  const userError = toUserError(error)
  if (!isContractError(userError.code)) throw error
  return { steps: [{ name: 'create', state: 'failed', failure: { reason: 'refused', error: userError } }] }
}

const contractErrorCodes: ReadonlySet<string> = new Set([
  ...contractErrorsAbi.map(({ name }) => name),
  'reverted',
  'revertedUnknown',
] satisfies ErrorCode[])

/** Whether a contract refused. */
function isContractError(code: ErrorCode): boolean {
  return contractErrorCodes.has(code)
}

/** Creates accounts at random addresses, which are unused and which no contract can know beforehand. */
function createAccounts(): SimulationAccounts {
  return { buyer: newAddress(), recipient: newAddress(), coinReader: newAddress() }
}

function newAddress(): Address {
  return bytesToHex(crypto.getRandomValues(new Uint8Array(20)))
}
