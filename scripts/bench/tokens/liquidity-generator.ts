import { liquidityGeneratorTokenAbi, tokenVaultAbi } from '@saleyard/generated/abis'
import { type Address, encodeFunctionData } from 'viem'
import { measureCreation, runCosts, traceFrames } from './gas-breakdown.ts'
import { advanceTime, buy, createToken, type Market, seedPool, sell, send, tokenIdentity, transfer } from './market.ts'
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
  const { run, ...sells } = await measureSells(market, token)
  return {
    costs: { create: gas, transferUntaxedExisting, transferTaxedExisting, buyNew, buyExisting, ...sells },
    creation: await measureCreation(market, 'LiquidityGeneratorToken', { hash, token }),
    run,
  }
}

/** A sell while too little is collected for a run, and one with a run that swaps, adds liquidity and pays. */
async function measureSells(market: Market, token: Address) {
  const { bob } = market.traders
  const plain = await sell(market, token, bob)
  const contract = { address: token, abi: liquidityGeneratorTokenAbi } as const
  const vault = await market.client.readContract({ ...contract, functionName: 'vault' })
  const data = encodeFunctionData({ abi: tokenVaultAbi, functionName: 'process' })
  const process = () => send(market, { from: bob, to: vault, data })

  await buy(market, token, bob, '100') // collects enough for several runs
  await process() // the first look at the price
  await advanceTime(market)
  await sell(market, token, bob) // its run pays for what is new: the liquidity of the dead address
  await advanceTime(market)
  const withRun = await sell(market, token, bob)
  await advanceTime(market)
  const run = runCosts(await traceFrames(market, withRun.hash), 'first')
  return { sell: plain.gas, sellWithSwapBack: withRun.gas, process: await process(), run }
}
