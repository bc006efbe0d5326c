// Makes logs as a node gives them, from the names and arguments of events. For tests.

import type { HistoryLog } from '@saleyard/history/folds/fold.ts'
import { type Abi, type AbiEvent, type Address, encodeAbiParameters, encodeEventTopics, type Hex, parseAbi } from 'viem'
import { completeLogs } from './complete-logs.ts'

const abi = parseAbi([
  'event Transfer(address indexed from, address indexed to, uint256 value)',
  'event ConsecutiveTransfer(uint256 indexed firstId, uint256 lastId, address indexed from, address indexed to)',
  'event TransferSingle(address indexed operator, address indexed from, address indexed to, uint256 id, uint256 value)',
  'event TransferBatch(address indexed operator, address indexed from, address indexed to, uint256[] ids, uint256[] values)',
  'event Sync(uint112 reserve0, uint112 reserve1)',
  'event Swap(address indexed sender, uint256 amount0In, uint256 amount1In, uint256 amount0Out, uint256 amount1Out, address indexed to)',
  'event TokenSetUp(address indexed firstOwner, address indexed pair, address indexed vault, address router)',
  'event Reflected(address indexed from, uint256 amount, uint256 eligibleUnits, uint256 eligibleShares)',
  'event DividendsSetUp(address indexed rewardToken, uint256 minimum)',
  'event Distributed(uint256 amount, uint256 eligibleUnits, uint256 remainder)',
  'event Credited(address indexed account, uint256 amount)',
  'event Claimed(address indexed holder, uint256 amount)',
])
const idAbi = parseAbi(['event Transfer(address indexed from, address indexed to, uint256 indexed id)'])

type Args = Record<string, unknown>
export type MadeLog = { address: Address; topics: [Hex, ...Hex[]]; data: Hex; transactionHash?: Hex }

/** The log of an event of a token, a collection or a pair; `TransferOfId` is the `Transfer` of ERC-721. */
export function makeLog(address: Address, name: string, args: Args): MadeLog {
  const [from, eventName] = name === 'TransferOfId' ? [idAbi, 'Transfer'] : [abi, name]
  const event = (from as Abi).find((one): one is AbiEvent => one.type === 'event' && one.name === eventName)
  if (!event) throw new Error(`There is no event ${name}`)
  const plain = event.inputs.filter(({ indexed }) => !indexed)
  const topics = encodeEventTopics({ abi: [event], eventName, args } as never) as [Hex, ...Hex[]]
  const data = encodeAbiParameters(
    plain,
    plain.map((input) => args[input.name ?? '']),
  )
  return { address, topics, data }
}

/** All in block 100, with indices from 0. */
export function placeLogs(logs: readonly MadeLog[]): HistoryLog[] {
  return completeLogs(logs) as HistoryLog[]
}
