// Measures the gas that a skipping batch should allow each recipient on the chain at hand.

import {
  type Address,
  bytesToHex,
  type Client,
  concatHex,
  encodeFunctionData,
  erc20Abi,
  type Hex,
  hexToBigInt,
} from 'viem'
import { call, estimateGas } from 'viem/actions'
import type { Asset } from './types.ts'

/** Least default: a contract wallet with bookkeeping at today's gas prices. In gas. */
const leastCap = 100_000n

/**
 * Least default where state costs what EIP-8037 charges for it: 97,920 gas for a new storage slot, 183,600 for a new
 * account. Also the default where the chain cannot be measured: a higher cap costs nothing unless a recipient uses it, a
 * lower one skips honest recipients. In gas.
 */
const leastDearCap = 250_000n

/** Largest cap that the page accepts: above, one recipient could use up a batch. In gas. */
export const largestGasCap = 5_000_000n

/** Gas of a payment to a new account, above which the chain charges for state as EIP-8037 does: 34,300 before, 183,600 after. */
const dearAccount = 60_000n

/** Gas that a transaction costs before its call begins. */
const gasOfTransaction = 21_000n

/** A default cap; `isMeasured` is false if the chain could not be measured. In gas. */
export type DefaultGasCap = { gas: bigint; isMeasured: boolean }

type MeasureGasCapParameters = {
  asset: Asset
  /** Holder of the amount and of at least one wei. */
  sender: Address
  /** Base units that a typical recipient gets. */
  amount: bigint
  /** Account without state of its own. */
  newcomer?: Address
}

/**
 * Measures the dearest honest recipient on the chain at hand, and allows twice that. For coin it is a contract that passes
 * it on to a new account: any other common one costs less, such as a wallet proxy that emits an event, or a contract that
 * records its first payment in a new slot. For a token it is a first holder. Twice leaves room for what the sample does not
 * have, such as a fee of the token or the write of an allowance.
 */
export async function measureGasCap(
  client: Client,
  { asset, sender, amount, newcomer = newAddress() }: MeasureGasCapParameters,
): Promise<DefaultGasCap> {
  const [account, holder] = await Promise.all([
    measureNewAccount(client, sender, newcomer),
    asset.kind === 'native' ? undefined : measureFirstHolder(client, { token: asset.token, sender, amount, newcomer }),
  ])
  const dearest = asset.kind === 'native' ? account : holder
  const isMeasured = account !== undefined && dearest !== undefined
  const least = isMeasured && account <= dearAccount ? leastCap : leastDearCap
  const gas = [least, 2n * (dearest ?? 0n)].reduce((highest, one) => (one > highest ? one : highest))
  return { gas: gas < largestGasCap ? gas : largestGasCap, isMeasured }
}

/**
 * Init code that sends its value to an account and returns the gas of that as 32 bytes. It runs in a simulated creation,
 * which needs no state override of the node and works on every hardfork.
 */
const sendAndMeasure = (to: Address): Hex =>
  concatHex([
    // GAS, then call(GAS, to, CALLVALUE) without data
    '0x5a',
    '0x60006000600060003473',
    to,
    '0x5af150',
    // The gas before less the gas after, returned
    '0x5a900360005260206000f3',
  ])

async function measureNewAccount(client: Client, sender: Address, newcomer: Address): Promise<bigint | undefined> {
  try {
    const { data } = await call(client, { account: sender, value: 1n, data: sendAndMeasure(newcomer) })
    return data && hexToBigInt(data)
  } catch {
    return undefined
  }
}

type FirstHolder = { token: Address; sender: Address; amount: bigint; newcomer: Address }

/** A token may refuse a holder that it does not know: then it cannot be measured. */
async function measureFirstHolder(
  client: Client,
  { token, sender, amount, newcomer }: FirstHolder,
): Promise<bigint | undefined> {
  const data = encodeFunctionData({ abi: erc20Abi, functionName: 'transfer', args: [newcomer, amount] })
  try {
    return (await estimateGas(client, { account: sender, to: token, data })) - gasOfTransaction
  } catch {
    return undefined
  }
}

/** Creates a random address, which has no state. */
function newAddress(): Address {
  return bytesToHex(crypto.getRandomValues(new Uint8Array(20)))
}
