import { multiSenderAbi } from '@saleyard/generated/abis'
import { unpackRecords } from '@saleyard/send/encode/encode-batch.ts'
import type { Batch, Plan } from '@saleyard/send/plan/types.ts'
import { type Abi, type Client, concatHex, decodeFunctionData, type Hex } from 'viem'
import { estimateFeesPerGas, estimateGas, getBalance } from 'viem/actions'
import { countCodes } from '@/features/multi-send/review/find-contracts.ts'

/** What a skip costs beside the cap: its event, and the money that goes back. Gas. */
const skipGas = 6_000n
/** What a first skip costs for each recipient of the batch, since the total is summed up by them. Gas. */
const sumGas = 800n
/** Fees may rise until the wallet signs. */
const feeRoom = 2n

/**
 * Gas limit of a batch, and a trial of it. In a skipping batch any recipient with code may use up the whole cap, although it
 * takes next to nothing when the estimate is made: a limit of the estimate alone would let the whole batch run out of gas.
 * The limit leaves room for that, as far as the chain allows one transaction and the sender has coin for; what is not used
 * is not paid.
 *
 * @returns No limit for a batch in which nothing can change like that: the wallet's own is as good there.
 * @throws When the batch would revert.
 */
export async function findGasLimit(
  client: Client,
  { sender, mode, limits, asset }: Pick<Plan, 'sender' | 'mode' | 'limits' | 'asset'>,
  { id, to, value, data, count }: Batch,
): Promise<{ estimate: bigint; limit?: bigint }> {
  const estimate = await estimateGas(client, { account: sender, to, value, data })
  // A plain transfer skips nobody, whatever the plan says.
  if (mode.kind !== 'skip' || id === 0n) return { estimate }

  const [codes = count, balance, fees] = await Promise.all([
    countCodes(client, packRecipients(data, asset.kind === 'erc20')),
    getBalance(client, { address: sender }),
    estimateFeesPerGas(client),
  ])
  if (codes === 0) return { estimate }
  const wanted = estimate + BigInt(codes) * (mode.gasCap + skipGas) + BigInt(count) * sumGas
  const affordable = (balance - value) / (fees.maxFeePerGas * feeRoom)
  const most = affordable < limits.gas ? affordable : limits.gas
  const limit = wanted < most ? wanted : most
  return { estimate, ...(limit > estimate && { limit }) }
}

/** The addresses of a skipping batch without separators, from the bytes that are sent. */
function packRecipients(data: Hex, isToken: boolean): Hex {
  const { functionName, args = [] } = decodeFunctionData({ abi: multiSenderAbi as Abi, data })
  // Before them stand the id and the cap, and a token with its total.
  const amounts = args.slice(isToken ? 4 : 2)
  const isEqual = functionName.includes('Equal')
  const [width, records] = isEqual ? [0, amounts[1]] : [Number(amounts[1]), amounts[2]]
  return concatHex(unpackRecords(records as Hex, width).map(({ address }) => address))
}
