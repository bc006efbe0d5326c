// Lists what is read between the steps of the simulation, and how each answer is decoded.
import { standardTokenAbi, uniswapV2RouterAbi } from '@saleyard/generated/abis'
import { type Address, decodeFunctionResult, encodeFunctionData, type Hex, hexToBigInt, pad } from 'viem'
import type { FeeField } from '@/features/tokens/kinds/saleyard-token.ts'
import { sampleSwap } from './pool-fee.ts'
import type { SimulationAccounts, SimulationBalances, SimulationSubject } from './simulation.ts'

export type SimulationQuery = {
  to: Address
  data: Hex
  /** @throws If the answer cannot be decoded. */
  read: (answer: Hex) => Partial<SimulationBalances>
}

/** Lists the reads between the actions; each time all of them. */
export function listQueries(
  subject: SimulationSubject,
  { buyer, recipient, coinReader }: SimulationAccounts,
): SimulationQuery[] {
  const { token, firstOwner, market, feeFields } = subject
  const queries = [
    balance('firstOwner', firstOwner, token),
    balance('buyer', buyer, token),
    balance('recipient', recipient, token),
  ]
  if (feeFields.length > 0) queries.push(fees(subject))
  if (!market) return queries

  const { pair, wrappedCoin, router, liquidity } = market
  return [
    ...queries,
    balance('pair', pair, token),
    balance('pairCoin', pair, wrappedCoin),
    { to: coinReader, data: pad(buyer), read: (answer) => ({ buyerCoin: hexToBigInt(answer) }) },
    {
      to: router,
      data: encodeFunctionData({
        abi: uniswapV2RouterAbi,
        functionName: 'getAmountsOut',
        args: [liquidity.purchase, [wrappedCoin, token]],
      }),
      read: (data) => ({
        quote: decodeFunctionResult({ abi: uniswapV2RouterAbi, functionName: 'getAmountsOut', data }).at(-1),
      }),
    },
    {
      to: router,
      data: encodeFunctionData({
        abi: uniswapV2RouterAbi,
        functionName: 'getAmountsOut',
        args: [sampleSwap(liquidity.units), [token, wrappedCoin]],
      }),
      read: (data) => ({
        saleQuote: decodeFunctionResult({ abi: uniswapV2RouterAbi, functionName: 'getAmountsOut', data }).at(-1),
      }),
    },
  ]
}

type Balance = 'firstOwner' | 'buyer' | 'recipient' | 'pair' | 'pairCoin'

function balance(name: Balance, owner: Address, token: Address): SimulationQuery {
  return {
    to: token,
    data: encodeFunctionData({ abi: standardTokenAbi, functionName: 'balanceOf', args: [owner] }),
    read: (data) => ({
      [name]: decodeFunctionResult({ abi: standardTokenAbi, functionName: 'balanceOf', data }),
    }),
  }
}

function fees({ token, feeFields }: SimulationSubject): SimulationQuery {
  const abi = [feesAbiItem(feeFields)]
  return {
    to: token,
    data: encodeFunctionData({ abi, functionName: 'fees' }),
    read: (data) => ({ fees: decodeFunctionResult({ abi, functionName: 'fees', data }) }),
  }
}

/** Builds the ABI of a kind's `fees()`: a struct of its components in alphabetical order, as all our structs. */
function feesAbiItem(feeFields: readonly FeeField[]) {
  const components = feeFields
    .map(({ component }) => ({ name: component, type: 'uint16' }) as const)
    .sort((one, other) => (one.name < other.name ? -1 : 1))
  return {
    type: 'function',
    name: 'fees',
    inputs: [],
    outputs: [{ name: '', type: 'tuple', components }],
    stateMutability: 'view',
  } as const
}
