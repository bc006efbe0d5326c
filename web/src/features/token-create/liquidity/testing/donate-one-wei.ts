import { ierc20Abi, uniswapV2FactoryAbi, uniswapV2PairAbi } from '@saleyard/generated'
import { encodeFunctionData, toFunctionSelector, zeroAddress } from 'viem'
import type { OurToken } from '@/features/token-create/our-token.ts'
import type { startLiquidityWorld } from './start-liquidity-world.ts'

/** A stranger makes the pair where there is none, gives it one wei, and has it taken for a reserve. */
export async function donateOneWei(world: Awaited<ReturnType<typeof startLiquidityWorld>>, token: OurToken) {
  const { stranger: account, chain, market, send } = world
  const { weth, factory } = chain.addresses
  const created = encodeFunctionData({
    abi: uniswapV2FactoryAbi,
    functionName: 'createPair',
    args: [token.token, weth],
  })
  if (!token.taxed) await send({ account, to: factory, data: created })
  const pair = (await market(token, account)).market.pair ?? zeroAddress
  await send({ account, to: weth, data: toFunctionSelector('deposit()'), value: 1n })
  const transfer = encodeFunctionData({ abi: ierc20Abi, functionName: 'transfer', args: [pair, 1n] })
  await send({ account, to: weth, data: transfer })
  await send({ account, to: pair, data: encodeFunctionData({ abi: uniswapV2PairAbi, functionName: 'sync' }) })
}
