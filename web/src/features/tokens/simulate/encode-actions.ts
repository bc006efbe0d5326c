// Encodes the calls of each step of the simulation.
import { liquiditySeederAbi, standardTokenAbi, uniswapV2RouterAbi } from '@saleyard/generated/abis'
import { type Address, encodeFunctionData, maxUint256 } from 'viem'
import type {
  SimulationAccounts,
  SimulationCall,
  SimulationMarket,
  SimulationStepName,
  SimulationSubject,
} from './simulation.ts'

/** A deadline that never passes: the simulation is about the token, not about the time. */
const deadline = maxUint256

export type SimulationAction = { name: SimulationStepName; calls: SimulationCall[] }

/** Encodes the actions of the simulation, in order. The last call of an action is the one that matters. */
export function encodeActions(subject: SimulationSubject, accounts: SimulationAccounts): SimulationAction[] {
  const { account, factory, data, firstOwner, token, part, market } = subject
  const { buyer, recipient } = accounts
  const create: SimulationAction = { name: 'create', calls: [{ account, to: factory, data }] }
  const transferAction: SimulationAction = {
    name: 'transfer',
    calls: [transfer({ token, from: buyer, to: recipient, part })],
  }
  if (!market) {
    const gift = transfer({ token, from: firstOwner, to: buyer, part })
    return [create, { ...transferAction, calls: [gift, ...transferAction.calls] }]
  }
  return [
    create,
    { name: 'seed', calls: seed(subject, market) },
    { name: 'buy', calls: [buy(token, buyer, market)] },
    transferAction,
    { name: 'sell', calls: sell(subject, buyer, market) },
  ]
}

function transfer({
  token,
  from,
  to,
  part,
}: {
  token: Address
  from: Address
  to: Address
  part: bigint
}): SimulationCall {
  const data = encodeFunctionData({ abi: standardTokenAbi, functionName: 'transfer', args: [to, part] })
  return { account: from, to: token, data }
}

function approve(token: Address, owner: Address, spender: Address, amount: bigint): SimulationCall {
  const data = encodeFunctionData({ abi: standardTokenAbi, functionName: 'approve', args: [spender, amount] })
  return { account: owner, to: token, data }
}

function seed(
  { token, firstOwner }: SimulationSubject,
  { router, liquidity, seeder }: SimulationMarket,
): SimulationCall[] {
  const { units, coin } = liquidity
  const data = seeder
    ? encodeFunctionData({
        abi: liquiditySeederAbi,
        functionName: 'seed',
        args: [token, router, units, 0n, firstOwner, deadline],
      })
    : encodeFunctionData({
        abi: uniswapV2RouterAbi,
        functionName: 'addLiquidityETH',
        args: [token, units, units, coin, firstOwner, deadline],
      })
  const by = seeder ?? router
  return [approve(token, firstOwner, by, units), { account: firstOwner, to: by, data, value: coin }]
}

function buy(token: Address, buyer: Address, { router, wrappedCoin, liquidity }: SimulationMarket): SimulationCall {
  const data = encodeFunctionData({
    abi: uniswapV2RouterAbi,
    functionName: 'swapExactETHForTokensSupportingFeeOnTransferTokens',
    args: [0n, [wrappedCoin, token], buyer, deadline],
  })
  return { account: buyer, to: router, data, value: liquidity.purchase }
}

function sell(
  { token, part }: SimulationSubject,
  buyer: Address,
  { router, wrappedCoin }: SimulationMarket,
): SimulationCall[] {
  const data = encodeFunctionData({
    abi: uniswapV2RouterAbi,
    functionName: 'swapExactTokensForETHSupportingFeeOnTransferTokens',
    args: [part, 0n, [token, wrappedCoin], buyer, deadline],
  })
  return [approve(token, buyer, router, part), { account: buyer, to: router, data }]
}
