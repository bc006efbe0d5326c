// Finds the gas limit of a batch, with room for recipients whose gas use may change.

import { multiSenderAbi } from '@saleyard/generated/abis'
import { unpackRecords } from '@saleyard/send/encode/encode-batch.ts'
import type { Batch, Plan } from '@saleyard/send/plan/types.ts'
import { type Abi, type Client, concatHex, decodeFunctionData, type Hex } from 'viem'
import { estimateFeesPerGas, estimateGas, getBalance } from 'viem/actions'
import { countCodes } from '@/features/multi-send/review/find-contracts.ts'

/** Gas of a skip in addition to the cap: its event, and the returned money. */
const skipGas = 6_000n
/** Gas of a first skip per recipient of the batch, since the contract then adds up the total. */
const sumGas = 800n
/** Factor by which fees may rise until the wallet signs. */
const feeRoom = 2n

/**
 * Finds the gas limit of a batch, and simulates it. In a skipping batch any recipient with code may use up the whole
 * cap, even if it takes next to nothing during the estimate: a limit equal to the estimate could make the whole batch
 * run out of gas. The limit leaves room for that, as far as the chain's limit and the sender's coin allow; unused gas
 * costs nothing.
 *
 * @returns No limit for a batch in which nothing can change like that: the wallet's own is sufficient there.
 * @throws When the batch would revert.
 */
export async function findGasLimit(
  client: Client,
  { sender, mode, limits, asset }: Pick<Plan, 'sender' | 'mode' | 'limits' | 'asset'>,
  { id, to, value, data, count }: Batch,
): Promise<{ estimate: bigint; limit?: bigint }> {
  const estimate = await estimateGas(client, { account: sender, to, value, data })
  // A plain transfer never skips, whatever the plan's mode is.
  if (mode.kind !== 'skip' || id === 0n) return { estimate }

  const [codes = count, balance, fees] = await Promise.all([
    countCodes(client, packRecipients(data, asset.kind === 'erc20')),
    getBalance(client, { address: sender }),
    estimateFeesPerGas(client),
  ])
  if (codes === 0) return { estimate }
  const required = estimate + BigInt(codes) * (mode.gasCap + skipGas) + BigInt(count) * sumGas
  const affordable = (balance - value) / (fees.maxFeePerGas * feeRoom)
  const maximum = affordable < limits.gas ? affordable : limits.gas
  const limit = required < maximum ? required : maximum
  return { estimate, ...(limit > estimate && { limit }) }
}

/** Packs the addresses of a skipping batch without separators, from its bytes. */
function packRecipients(data: Hex, isToken: boolean): Hex {
  const { functionName, args = [] } = decodeFunctionData({ abi: multiSenderAbi as Abi, data })
  // The id and the cap come first, then a token with its total.
  const amounts = args.slice(isToken ? 4 : 2)
  const isEqual = functionName.includes('Equal')
  const [width, records] = isEqual ? [0, amounts[1]] : [Number(amounts[1]), amounts[2]]
  return concatHex(unpackRecords(records as Hex, width).map(({ address }) => address))
}
