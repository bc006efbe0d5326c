// Reads what the bytes of a call say, by the ABIs of this page: a function with its arguments, and until when a trade can succeed.

import * as abis from '@saleyard/generated/abis'
import type { SafeCall } from '@saleyard/safe/tx/multi-send.ts'
import {
  type Abi,
  type AbiFunction,
  type AbiParameter,
  type Address,
  decodeFunctionData,
  encodeFunctionData,
  type Hex,
  isAddress,
  isAddressEqual,
  size,
  slice,
  toFunctionSelector,
} from 'viem'
import { findPublished } from '@/components/ui/named-address.tsx'
import { findChain } from '@/lib/networks/chains.ts'

/** A function of our contracts, of tokens or of routers that has exactly these bytes. */
export type KnownCall = {
  functionName: string
  /** By the names of the ABI, a part of a structure as `params.owner`. */
  values: readonly { name: string; value: unknown; unit?: ValueUnit }[]
  /** Whether the contract is one of ours, or a router of the network's table: bytes at another one prove nothing. */
  isOurs: boolean
}

/** What a number counts: seconds since 1970, hundredths of a percent, coin or a token, or the token that the call creates. */
export type ValueUnit =
  | { kind: 'time' }
  | { kind: 'share' }
  | { kind: 'amount'; token?: Address }
  | { kind: 'new'; decimals: number; symbol: string }

/** ABIs of the contracts that have one address on every chain. */
const published = {
  BabyTokenFactory: abis.babyTokenFactoryAbi,
  BabyVault: abis.babyVaultAbi,
  BuybackBabyTokenFactory: abis.buybackBabyTokenFactoryAbi,
  BuybackBabyVault: abis.buybackBabyVaultAbi,
  LiquidityGeneratorTokenFactory: abis.liquidityGeneratorTokenFactoryAbi,
  LiquiditySeeder: abis.liquiditySeederAbi,
  MultiSender: abis.multiSenderAbi,
  StandardTokenFactory: abis.standardTokenFactoryAbi,
  TokenLockFactory: abis.tokenLockFactoryAbi,
  TokenVault: abis.tokenVaultAbi,
} satisfies Record<NonNullable<ReturnType<typeof findPublished>>, Abi>

/** What a contract at any other address may be: a token, a lock, a vault, a pair, a router. */
const elsewhere: Abi = [
  ...abis.standardTokenAbi,
  ...abis.liquidityGeneratorTokenAbi,
  ...abis.babyTokenAbi,
  ...abis.buybackBabyTokenAbi,
  ...abis.tokenLockAbi,
  ...abis.tokenVaultAbi,
  ...abis.babyVaultAbi,
  ...abis.buybackBabyVaultAbi,
  ...abis.iWrappedCoinAbi,
  ...abis.uniswapV2PairAbi,
  ...abis.uniswapV2RouterAbi,
]

/** Reads a call by the ABIs of this page; undefined for bytes that are not exactly those of one of their functions. */
export function readKnownCall(chainId: number, { to, data }: Pick<SafeCall, 'to' | 'data'>): KnownCall | undefined {
  const name = findPublished(to)
  const isRouter = Object.values(findChain(chainId)?.routers ?? {}).some((each) => isAddressEqual(each, to))
  const abi: Abi = name ? published[name] : isRouter ? abis.uniswapV2RouterAbi : elsewhere
  const found = size(data) >= 4 ? abi.find((item) => isFunction(item, slice(data, 0, 4))) : undefined
  if (found?.type !== 'function') return undefined
  try {
    const { args = [] } = decodeFunctionData({ abi: [found], data })
    // Bytes that could be read in two ways are not read at all.
    if (encodeFunctionData({ abi: [found], args }) !== data.toLowerCase()) return undefined
    const isOurs = name !== undefined || isRouter
    const values = listValues(found.inputs, args)
    return { functionName: found.name, values: values.map((each) => addUnit(each, found.name, values)), isOurs }
  } catch {
    return undefined
  }
}

type NamedValue = KnownCall['values'][number]

/** Numbers of which no unit is known stay as they are. */
function addUnit(given: NamedValue, functionName: string, values: readonly NamedValue[]): NamedValue {
  const field = given.name.replace(/^.*\./, '')
  const unit = findPlainUnit(field, given.value) ?? findAmountUnit(field, functionName, values)
  return unit ? { ...given, unit } : given
}

/** Before it a number is no time of ours, behind it none that a calendar has. */
const [firstTime, lastTime] = [1_000_000_000n, 250_000_000_000n]

function findPlainUnit(field: string, value: unknown): ValueUnit | undefined {
  if (/Bps$/.test(field)) return { kind: 'share' }
  const mayBeTime = typeof value === 'bigint' && value >= firstTime && value < lastTime
  return mayBeTime && /^(deadline|startTimestamp)$/.test(field) ? { kind: 'time' } : undefined
}

/** By which argument an amount of a router or of the seeder names its token; null for the native coin. The first that fits counts. */
const amounts: readonly [of: RegExp, source: string | null | ((path: readonly string[]) => string | undefined)][] = [
  [/\.amountETH/, null],
  [/\.amountToken|^seed\.amount$/, 'token'],
  [/\.amountA(Desired|Min)$/, 'tokenA'],
  [/\.amountB(Desired|Min)$/, 'tokenB'],
  [/\.amountIn/, (path) => path[0]],
  [/For(Exact)?ETH\w*\.amountOut/, null],
  [/\.amountOut/, (path) => path.at(-1)],
]

function findAmountUnit(field: string, functionName: string, values: readonly NamedValue[]): ValueUnit | undefined {
  const read = (name: string | undefined) => values.find((each) => each.name === name)?.value
  if (field === 'totalSupply') return findNewUnit(read('params.decimals'), read('params.symbol'))
  const [, source] = amounts.find(([of]) => of.test(`${functionName}.${field}`)) ?? []
  if (source === null) return { kind: 'amount' }
  const path = values.map(({ name }) => name).filter((name) => name.startsWith('path['))
  const token = read(typeof source === 'function' ? source(path) : source)
  return typeof token === 'string' && isAddress(token) ? { kind: 'amount', token } : undefined
}

function findNewUnit(decimals: unknown, symbol: unknown): ValueUnit | undefined {
  return typeof decimals === 'number' ? { kind: 'new', decimals, symbol: String(symbol) } : undefined
}

const isFunction = (item: Abi[number], selector: Hex): item is AbiFunction =>
  item.type === 'function' && item.stateMutability !== 'view' && selectorOf(item) === selector.toLowerCase()

/** A transaction may have thousands of calls; each function is hashed once. */
const selectors = new WeakMap<AbiFunction, Hex>()

function selectorOf(item: AbiFunction): Hex {
  const selector = selectors.get(item) ?? toFunctionSelector(item)
  selectors.set(item, selector)
  return selector
}

const marketAbi: Abi = [...abis.uniswapV2RouterAbi, ...abis.liquiditySeederAbi]

/** Returns the last second, since 1970, at which all trades and liquidity of calls can succeed; undefined without any. */
export function findDeadline(calls: readonly SafeCall[]): bigint | undefined {
  const deadlines = calls.flatMap(({ data }) => {
    const found = size(data) >= 4 ? marketAbi.find((item) => isFunction(item, slice(data, 0, 4))) : undefined
    if (found?.type !== 'function') return []
    try {
      const { args = [] } = decodeFunctionData({ abi: [found], data })
      const deadline = args[found.inputs.findIndex(({ name }) => name === 'deadline')]
      return typeof deadline === 'bigint' ? [deadline] : []
    } catch {
      return []
    }
  })
  return deadlines.reduce<bigint | undefined>(
    (least, each) => (least === undefined || each < least ? each : least),
    undefined,
  )
}

function listValues(inputs: readonly AbiParameter[], args: readonly unknown[], path = ''): KnownCall['values'] {
  return inputs.flatMap((input, index) => listParts(input, args[index], path + (input.name || String(index))))
}

function listParts(input: AbiParameter, value: unknown, name: string): KnownCall['values'] {
  // A list without parts is an argument, too.
  if (Array.isArray(value) && value.length === 0) return [{ name, value: '[]' }]
  if (Array.isArray(value) && input.type.endsWith('[]'))
    return value.flatMap((each, index) =>
      listParts({ ...input, type: input.type.slice(0, -2) } as AbiParameter, each, `${name}[${index}]`),
    )
  if (!('components' in input) || typeof value !== 'object' || value === null) return [{ name, value }]
  const parts = value as Readonly<Record<string, unknown>>
  const named = input.components.map((each) => parts[each.name ?? ''])
  return listValues(input.components, named, `${name}.`)
}
