import { liquidityGeneratorTokenAbi, tokenVaultAbi } from '@saleyard/generated/abis'
import { type Address, encodeFunctionData } from 'viem'
import { measureCreation, runCosts, traceFrames } from './gas-breakdown.ts'
import {
  advanceTime,
  buy,
  createToken,
  type Market,
  seedPool,
  sell,
  sendTraced,
  tokenIdentity,
  transfer,
} from './market.ts'
import type { Costs } from './token-peers.ts'

/** Measures the gas of what users do with a Liquidity Generator token that takes 3 % for holders, 3 % for liquidity, 2 % for charity. */
export async function measureLiquidityGenerator(market: Market): Promise<Record<'costs' | 'creation' | 'run', Costs>> {
  const { alice, bob, carol, dave, erin } = market.traders
  const { gas, hash, token } = await createToken(market, 'LiquidityGeneratorTokenFactory', {
    ...tokenIdentity(market),
    router: market.router,
    taxFeeBps: 300,
    liquidityFeeBps: 300,
    charityBps: 200,
    charityAddress: dave,
  })
  await seedPool(market, token)
  await transfer(market, token, market.owner, alice)
  const transferUntaxedExisting = await transfer(market, token, market.owner, alice)
  await buy(market, token, bob)
  await transfer(market, token, bob, carol)
  const transferTaxedExisting = await transfer(market, token, bob, carol)
  const buyNew = await buy(market, token, erin)
  const buyExisting = await buy(market, token, bob)
  const { gas: sellGas } = await sell(market, token, bob)
  const { process, run } = await measureRun(market, token)
  return {
    costs: {
      create: gas,
      transferUntaxedExisting,
      transferTaxedExisting,
      buyNew,
      buyExisting,
      sell: sellGas,
      process,
    },
    creation: await measureCreation(market, 'LiquidityGeneratorToken', { hash, token }),
    run,
  }
}

/** A run that swaps, adds liquidity, and pays the charity and the keeper. */
async function measureRun(market: Market, token: Address) {
  const { bob } = market.traders
  const contract = { address: token, abi: liquidityGeneratorTokenAbi } as const
  const vault = await market.client.readContract({ ...contract, functionName: 'vault' })
  const data = encodeFunctionData({ abi: tokenVaultAbi, functionName: 'process' })
  const process = () => sendTraced(market, { from: bob, to: vault, data })

  await buy(market, token, bob, '100') // collects enough for several runs
  await process() // the first look at the price
  await advanceTime(market)
  await process() // pays for what is new: the liquidity of the dead address, the keeper's wrapped coin
  await advanceTime(market)
  const { gas, hash } = await process()
  return { process: gas, run: runCosts(await traceFrames(market, hash), 'first') }
}
