import type { Client, Hex, StateOverride } from 'viem'
import { simulateBlocks } from 'viem/actions'
import { encodeActs } from './encode-acts.ts'
import { listQuestions } from './list-questions.ts'
import { readSteps } from './read-steps.ts'
import type { TrialPeople, TrialStep, TrialSubject } from './trial.ts'

/** Returns the balance of the account that it is asked about. Nothing else tells coin within a simulation. */
const coinReaderCode: Hex = '0x6000353160005260206000f3'

type Options = {
  people: TrialPeople
  /** Most that one transaction may use on the network. */
  gas: bigint
}

/**
 * Does all of the trial in one simulation, each act in a block of its own, and looks at the balances after each.
 *
 * @throws What the node says when it does not simulate. A step that fails is no error: it is in the result.
 */
export async function runTrial(client: Client, subject: TrialSubject, { people, gas }: Options): Promise<TrialStep[]> {
  const acts = encodeActs(subject, people)
  const questions = listQuestions(subject, people)
  const look = questions.map(({ to, data }) => ({ account: people.second, to, data }))
  const blocks = acts
    .flatMap(({ calls }) => [calls, look])
    .map((calls, index) => ({
      calls: calls.map((call) => ({ ...call, gas })),
      ...(index === 0 && { stateOverrides: overridesFor(subject, people) }),
    }))
  const answers = await simulateBlocks(client, { blocks })
  return readSteps({ acts, questions, subject, answers: answers.map(({ calls }) => calls) })
}

/** What they need for the trial, and no more: a transfer of more would fail. */
function overridesFor({ firstOwner, market }: TrialSubject, { stranger, coinReader }: TrialPeople): StateOverride {
  if (!market) return []
  const { coin, purchase } = market.liquidity
  return [
    { address: coinReader, code: coinReaderCode },
    { address: stranger, balance: purchase },
    { address: firstOwner, balance: coin },
  ]
}
