// Simulates a creation on its chain without sending anything; the creation alone where the node cannot do more.

import { contractErrorsAbi } from '@saleyard/generated/errors'
import { type Address, bytesToHex } from 'viem'
import type { Config } from 'wagmi'
import type { TokenCreation, TokenKind } from '@/features/tokens/kinds/token-kind.ts'
import type { ErrorCode } from '@/lib/chain/errors/app-error.ts'
import { toUserError, type UserError } from '@/lib/chain/errors/to-user-error.ts'
import type { ChainLimits } from '@/lib/chain/networks/chain-facts.ts'
import { describeSubject } from './describe-subject.ts'
import { runTrial } from './run-simulation.ts'
import type { Trial, TrialPeople, TrialSubject } from './simulation.ts'

export type TrialRequest = {
  kind: Pick<TokenKind, 'factory' | 'feeFields'>
  creation: TokenCreation
  account: Address
  chain: { id: number; limits: Pick<ChainLimits, 'gasPerTransaction'> }
}

/**
 * Tries a creation out on its chain without sending anything: the creation, its first liquidity, and what strangers do then.
 * Where the node does not simulate that, the creation alone.
 *
 * @throws What keeps the chain from answering. That the token would not work is no error: a step of the result has failed.
 */
export async function tryCreation(config: Config, request: TrialRequest): Promise<Trial> {
  const subject = await describeSubject(config, request).catch(refusedAtCreation)
  return 'steps' in subject ? subject : simulate(config, request, subject)
}

async function simulate(config: Config, { creation, chain }: TrialRequest, subject: TrialSubject): Promise<Trial> {
  const { market } = subject
  try {
    const options = { people: newPeople(), gas: chain.limits.gasPerTransaction }
    return { steps: await runTrial(config.getClient({ chainId: chain.id }), subject, options), market }
  } catch (error) {
    const unable = toUserError(error)
    if (isSilence(unable)) throw error
    return createAlone(config, creation, unable)
  }
}

async function createAlone(config: Config, creation: TokenCreation, unable: UserError): Promise<Trial> {
  try {
    const { gas } = await creation.simulate(config)
    return { steps: [{ name: 'create', state: 'done', gas }], unable }
  } catch (error) {
    return refusedAtCreation(error)
  }
}

/** @throws What is not the contract's own answer. */
function refusedAtCreation(error: unknown): Trial {
  const userError = toUserError(error)
  if (!isRefusal(userError.code)) throw error
  return { steps: [{ name: 'create', state: 'failed', failure: { reason: 'refused', error: userError } }] }
}

/** The way to the chain, or the moment: another try may well be answered. */
const silences: readonly ErrorCode[] = [
  'answerUnreadable',
  'endpointWrong',
  'nodeNotReady',
  'rateLimited',
  'rpcUnavailable',
  'socketClosed',
  'timeout',
  'unreachable',
]

/** Whether nobody has answered, rather than that a node has said it does not do this. Gateways refuse in statuses below 500. */
function isSilence({ code, values }: Pick<UserError, 'code' | 'values'>): boolean {
  if (code !== 'httpFailed') return silences.includes(code)
  const status = Number(values.status)
  return status >= 500 && status !== 501
}

const refusals: ReadonlySet<string> = new Set([
  ...contractErrorsAbi.map(({ name }) => name),
  'reverted',
  'revertedUnknown',
] satisfies ErrorCode[])

/** Whether a contract said no. */
function isRefusal(code: ErrorCode): boolean {
  return refusals.has(code)
}

/** At addresses of chance: nobody has them, and no contract can know them beforehand. */
function newPeople(): TrialPeople {
  return { stranger: newAddress(), second: newAddress(), coinReader: newAddress() }
}

function newAddress(): Address {
  return bytesToHex(crypto.getRandomValues(new Uint8Array(20)))
}
