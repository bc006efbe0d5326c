import type { Address } from 'viem'
import type { Config } from 'wagmi'
import type { TokenCreation, TokenKind } from '@/features/token-create/kinds/token-kind.ts'
import type { ChainLimits } from '@/lib/chain-facts.ts'
import { toUserError, type UserError } from '@/lib/errors/to-user-error.ts'
import { describeSubject } from './describe-subject.ts'
import { isRefusal } from './is-refusal.ts'
import { isSilence } from './is-silence.ts'
import { newPeople } from './new-people.ts'
import { runTrial } from './run-trial.ts'
import type { Trial, TrialSubject } from './trial.ts'

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
