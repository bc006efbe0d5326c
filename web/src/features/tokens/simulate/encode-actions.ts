// Encodes the calls of each step of the simulation.
import { liquiditySeederAbi, standardTokenAbi, uniswapV2RouterAbi } from '@saleyard/generated'
import { type Address, encodeFunctionData, maxUint256 } from 'viem'
import type { TrialCall, TrialMarket, TrialPeople, TrialStepName, TrialSubject } from './simulation.ts'

/** Never over: the trial is about the token, not about the time. */
const deadline = maxUint256

export type TrialAct = { name: TrialStepName; calls: TrialCall[] }

/** What is done in the trial, in its order. The last call of an act is the one that matters. */
export function encodeActs(subject: TrialSubject, people: TrialPeople): TrialAct[] {
  const { account, factory, data, firstOwner, token, part, market } = subject
  const { stranger, second } = people
  const create: TrialAct = { name: 'create', calls: [{ account, to: factory, data }] }
  const pass: TrialAct = { name: 'transfer', calls: [transfer({ token, from: stranger, to: second, part })] }
  if (!market) {
    const gift = transfer({ token, from: firstOwner, to: stranger, part })
    return [create, { ...pass, calls: [gift, ...pass.calls] }]
  }
  return [
    create,
    { name: 'seed', calls: seed(subject, market) },
    { name: 'buy', calls: [buy(token, stranger, market)] },
    pass,
    { name: 'sell', calls: sell(subject, stranger, market) },
  ]
}

function transfer({ token, from, to, part }: { token: Address; from: Address; to: Address; part: bigint }): TrialCall {
  const data = encodeFunctionData({ abi: standardTokenAbi, functionName: 'transfer', args: [to, part] })
  return { account: from, to: token, data }
}

function approve(token: Address, owner: Address, spender: Address, amount: bigint): TrialCall {
  const data = encodeFunctionData({ abi: standardTokenAbi, functionName: 'approve', args: [spender, amount] })
  return { account: owner, to: token, data }
}

function seed({ token, firstOwner }: TrialSubject, { router, liquidity, seeder }: TrialMarket): TrialCall[] {
  const { units, coin } = liquidity
  const data = seeder
    ? encodeFunctionData({
        abi: liquiditySeederAbi,
        functionName: 'seed',
        args: [token, router, units, 0n, deadline],
      })
    : encodeFunctionData({
        abi: uniswapV2RouterAbi,
        functionName: 'addLiquidityETH',
        args: [token, units, units, coin, firstOwner, deadline],
      })
  const by = seeder ?? router
  return [approve(token, firstOwner, by, units), { account: firstOwner, to: by, data, value: coin }]
}

function buy(token: Address, stranger: Address, { router, wrappedCoin, liquidity }: TrialMarket): TrialCall {
  const data = encodeFunctionData({
    abi: uniswapV2RouterAbi,
    functionName: 'swapExactETHForTokensSupportingFeeOnTransferTokens',
    args: [0n, [wrappedCoin, token], stranger, deadline],
  })
  return { account: stranger, to: router, data, value: liquidity.purchase }
}

function sell({ token, part }: TrialSubject, stranger: Address, { router, wrappedCoin }: TrialMarket): TrialCall[] {
  const data = encodeFunctionData({
    abi: uniswapV2RouterAbi,
    functionName: 'swapExactTokensForETHSupportingFeeOnTransferTokens',
    args: [part, 0n, [token, wrappedCoin], stranger, deadline],
  })
  return [approve(token, stranger, router, part), { account: stranger, to: router, data }]
}
