import { isAnswered } from '@/lib/errors/is-answered.ts'

/**
 * The answer of a contract, or nothing where it was asked and did not give one.
 *
 * @throws what the network did instead of asking it: that says nothing about the contract.
 */
export async function orSilent<Answer>(question: Promise<Answer>): Promise<Answer | undefined> {
  try {
    return await question
  } catch (error) {
    if (isAnswered(error)) return undefined
    throw error
  }
}
