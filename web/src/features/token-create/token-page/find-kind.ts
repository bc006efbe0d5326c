import type { Address } from 'viem'
import { getCode } from 'viem/actions'
import type { Config } from 'wagmi'
import { kindEntries, kindIds } from '@/features/token-create/kinds/index.ts'
import type { TokenFactory } from '@/features/token-create/kinds/token-kind.ts'
import type { KindId } from '@/features/token-create/our-token.ts'

type FindKindParameters = { chainId: number; token: Address }

/** Which kind made it; `notOurs` if none did; `noFactory` if none of the factories is on the chain, so that none can have. */
export type FoundKind = { kind: KindId } | { problem: 'notOurs' | 'noFactory' }

/** @throws what a factory's question met, unless another factory says that the token is its own. */
export async function findKind(config: Config, parameters: FindKindParameters): Promise<FoundKind> {
  const answers = await Promise.allSettled(kindEntries.map(([, { factory }]) => ask(config, factory, parameters)))
  const kind = kindIds.find((_, index) => answerOf(answers[index]) === 'made')
  if (kind) return { kind }

  const failed = answers.find((answer) => answer.status === 'rejected')
  if (failed) throw failed.reason
  return { problem: answers.every((answer) => answerOf(answer) === 'missing') ? 'noFactory' : 'notOurs' }
}

function answerOf<Value>(answer: PromiseSettledResult<Value> | undefined): Value | undefined {
  return answer?.status === 'fulfilled' ? answer.value : undefined
}

/** A factory that is not on the network has made nothing. */
async function ask(config: Config, factory: TokenFactory, { chainId, token }: FindKindParameters) {
  try {
    return (await factory.isToken(config, { chainId, token })) ? 'made' : 'other'
  } catch (error) {
    const code = await getCode(config.getClient({ chainId }), { address: factory.address })
    if (code) throw error
    return 'missing'
  }
}
