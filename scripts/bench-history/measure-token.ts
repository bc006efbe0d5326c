// Prints what the figures of a token's page take for 200,000 transfers to 50,000 holders, as JSON: ms of processor time for the fold,
// MB of its ledgers. The logs are made by the contracts' interfaces, as nodes give them: a local chain takes minutes for so many.

import { buybackBabyTokenAbi, buybackBabyVaultAbi, uniswapV2PairAbi } from '@saleyard/generated/abis'
import { transferTopic } from '@saleyard/history/folds/erc20.ts'
import type { HistoryLog } from '@saleyard/history/folds/fold.ts'
import {
  type Abi,
  type AbiEvent,
  type Address,
  encodeAbiParameters,
  encodeEventTopics,
  type Hex,
  numberToHex,
  pad,
  parseEther,
  zeroAddress,
} from 'viem'
import { openTokenLedgers, type TokenPlace } from '@/lib/history/token-ledgers.ts'
import { accountWord } from './transfers.ts'

const [transfers, holders, hours] = [200_000, 50_000, 500]
const transfersPerHour = transfers / hours
const pageSize = 5_000

const toAccount = (number: number): Address => `0x${accountWord(number).slice(26)}`
const [token, pair, vault, firstOwner] = [1, 2, 3, 4].map((one) => numberToHex(one, { size: 20 })) as [
  Address,
  Address,
  Address,
  Address,
]
const contracts: TokenPlace = { kind: 'dividends', token, pair, vault, account: toAccount(0) }
const supply = parseEther('1000000000')
const interfaces: Record<Address, Abi> = {
  [token]: buybackBabyTokenAbi,
  [pair]: uniswapV2PairAbi,
  [vault]: buybackBabyVaultAbi,
}

const pages = makePages()
const ledgers = openTokenLedgers(contracts, true)
const before = readMemory()
const begin = readProcessorTime()
for (const page of pages) ledgers.take(page)
const figures = ledgers.list()
const fold = readProcessorTime() - begin
const memory = readMemory() - before
// Both are in memory until here: the logs in both measurements, the ledgers in the second.
if (pages.length === 0 || ledgers.contracts.length === 0) throw new Error('There is nothing to measure')
// The first owner, the pair and the vault hold units too.
if (figures.holdings.length !== holders + 3) throw new Error(`${figures.holdings.length} holders`)
if (figures.market?.hours.length !== hours || figures.flows?.length !== hours) throw new Error('Hours are missing')
if (figures.holdings.reduce((sum, { amount }) => sum + amount, 0n) !== supply) throw new Error('Units are missing')
console.log(JSON.stringify([fold, memory]))

/** The transfers hour by hour; in each hour one trade, whose fee the vault sells for what the holders share. */
function makePages(): HistoryLog[][] {
  const logs: HistoryLog[] = []
  const append = (
    { address, topics: [name, ...topics], data }: Pick<HistoryLog, 'address' | 'topics' | 'data'>,
    hour: number,
  ) => {
    const transactionHash = numberToHex(logs.length + 1, { size: 32 })
    // Texts of their own, as those of an answer are; but for the event's name, whose copies the engine joins while it folds.
    const own = JSON.parse(JSON.stringify({ topics, data, transactionHash }))
    logs.push({
      ...own,
      address,
      topics: [name, ...own.topics],
      blockNumber: BigInt(logs.length + 1),
      logIndex: 0,
      blockTimestamp: 1_795_615_200n + BigInt(hour) * 3_600n,
    })
  }
  const add = (address: Address, name: string, args: Record<string, unknown>, hour = 0) =>
    append(encodeLog(address, name, args), hour)
  const move = (from: Address, to: Address, value: bigint, hour = 0) =>
    append(
      { address: token, topics: [transferTopic, pad(from), pad(to)], data: numberToHex(value, { size: 32 }) },
      hour,
    )
  add(token, 'TokenSetUp', { firstOwner, pair, vault, router: zeroAddress })
  add(token, 'DividendsSetUp', { rewardToken: zeroAddress, minimum: 1n })
  move(zeroAddress, firstOwner, supply)
  move(firstOwner, pair, supply / 2n)
  let [inPair, inVault, remainder] = [supply / 2n, 0n, 0n]
  const [bought, fee, reward] = [parseEther('1000'), parseEther('20'), parseEther('0.01')]
  for (let hour = 0; hour < hours; hour++) {
    for (let index = 0; index < transfersPerHour; index++)
      move(firstOwner, toAccount((hour * transfersPerHour + index) % holders), parseEther('1'), hour)
    move(pair, firstOwner, bought - fee, hour)
    move(pair, vault, fee, hour)
    inPair -= bought
    inVault += fee
    const coin = parseEther('10') + BigInt(hour) * reward
    add(pair, 'Sync', { reserve0: inPair, reserve1: coin }, hour)
    const amounts = { amount0In: 0n, amount1In: reward, amount0Out: bought, amount1Out: 0n }
    add(pair, 'Swap', { sender: firstOwner, to: firstOwner, ...amounts }, hour)
    add(vault, 'PaidOut', { payee: firstOwner, amount: reward, isWrapped: false }, hour)
    const eligibleUnits = supply - inPair - inVault
    remainder = ((reward << 128n) + remainder) % eligibleUnits
    add(token, 'Distributed', { amount: reward, eligibleUnits, remainder }, hour)
  }
  return Array.from({ length: Math.ceil(logs.length / pageSize) }, (_, at) =>
    logs.slice(at * pageSize, (at + 1) * pageSize),
  )
}

function encodeLog(address: Address, eventName: string, args: Record<string, unknown>) {
  const event = (interfaces[address] ?? []).find(
    (one): one is AbiEvent => one.type === 'event' && one.name === eventName,
  )
  if (!event) throw new Error(`There is no event ${eventName}`)
  const plain = event.inputs.filter(({ indexed }) => !indexed)
  const topics = encodeEventTopics({ abi: [event], eventName, args } as never) as [Hex, ...Hex[]]
  const data = encodeAbiParameters(
    plain,
    plain.map(({ name = '' }) => args[name]),
  )
  return { address, topics, data }
}

/** ms; what other processes do on the same cores is not in it. */
function readProcessorTime(): number {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1_000
}

/** MB */
function readMemory(): number {
  globalThis.gc?.()
  const { heapUsed, external } = process.memoryUsage()
  return (heapUsed + external) / 2 ** 20
}
