import { type Abi, type Address, type Client, decodeFunctionResult, encodeFunctionData } from 'viem'
import { call } from 'viem/actions'
import { isRevert } from '@/lib/errors/is-revert.ts'

/**
 * Reads what a contract may not have.
 *
 * @returns Undefined when it reverts, answers nothing, or answers something else.
 * @throws What the network says: no answer at all is not an answer.
 */
export async function tryRead(
  client: Client,
  address: Address,
  abi: Abi,
  functionName: string,
  args: readonly unknown[] = [],
): Promise<unknown> {
  const answer = await call(client, { to: address, data: encodeFunctionData({ abi, functionName, args }) }).catch(
    (error: unknown) => {
      if (isRevert(error)) return undefined
      throw error
    },
  )
  try {
    return decodeFunctionResult({ abi, functionName, data: answer?.data ?? '0x' })
  } catch {
    return undefined
  }
}
