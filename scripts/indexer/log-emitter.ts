// Puts contracts at addresses that log any event on demand: logs that no honest contract writes.

import type { LocalClient } from '@saleyard/testkit/chain/local-client.ts'
import {
  type AbiEvent,
  type Address,
  concat,
  encodeAbiParameters,
  encodeEventTopics,
  type Hex,
  numberToHex,
} from 'viem'

/**
 * Runtime code that logs its calldata: the given number of topics, then one word of data. For each topic, from the last:
 * `60xx 35` PUSH1 offset, CALLDATALOAD. Before: the word of data to memory. After: `6020 6000 aX 00` LOGX of 32 bytes.
 */
function emitterCode(topics: number): Hex {
  const at = (index: number) => numberToHex(32 * index, { size: 1 })
  const loads = Array.from({ length: topics }, (_, index) => concat(['0x60', at(topics - 1 - index), '0x35']))
  const log = numberToHex(0xa0 + topics, { size: 1 })
  return concat(['0x602060', at(topics), '0x600037', ...loads, '0x60206000', log, '0x00'])
}

type Told = { abi: readonly [AbiEvent]; args: Readonly<Record<string, unknown>>; data: bigint }

/** Lets the address log an event, whose arguments but the last are indexed. */
export async function emitLog(client: LocalClient, address: Address, { abi, args, data }: Told): Promise<void> {
  const topics = encodeEventTopics({ abi, args }) as Hex[]
  await client.setCode({ address, bytecode: emitterCode(topics.length) })
  const word = encodeAbiParameters([{ type: 'uint256' }], [data])
  const hash = await client.sendTransaction({ to: address, data: concat([...topics, word]) })
  await client.waitForTransactionReceipt({ hash })
}
