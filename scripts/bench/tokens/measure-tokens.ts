// Measures the gas of what users do with our tokens, and formats it with the peers' figures.
import { measureBaby, measureBuybackBaby } from './dividend-tokens.ts'
import { readSnapshot } from './gas-breakdown.ts'
import { formatKeepers } from './keeper-pay.ts'
import { measureLiquidityGenerator } from './liquidity-generator.ts'
import { buy, createToken, type Market, seedPool, sell, tokenIdentity, transfer } from './market.ts'
import type { Costs, TokenPeers } from './token-peers.ts'

/** Gas by kind: of each action, of the parts of a creation, and of those of a run. */
export type TokenResults = Record<
  | 'standard'
  | 'liquidityGenerator'
  | 'liquidityGeneratorCreation'
  | 'liquidityGeneratorRun'
  | 'baby'
  | 'babyCreation'
  | 'babyFirstStep'
  | 'babySecondStep'
  | 'buybackBaby'
  | 'buybackBabyCreation'
  | 'buybackBabyFirstStep'
  | 'buybackBabySecondStep',
  Costs
>

/** Gas of what people do with our tokens, on the real Uniswap V2. */
export async function measureTokens(market: Market): Promise<TokenResults> {
  const standard = await measureStandard(market)
  const generator = await measureLiquidityGenerator(market)
  const baby = await measureBaby(market)
  const buybackBaby = await measureBuybackBaby(market)
  return {
    standard,
    liquidityGenerator: generator.costs,
    liquidityGeneratorCreation: generator.creation,
    liquidityGeneratorRun: generator.run,
    baby: baby.costs,
    babyCreation: baby.creation,
    babyFirstStep: baby.firstStep,
    babySecondStep: baby.secondStep,
    buybackBaby: buybackBaby.costs,
    buybackBabyCreation: buybackBaby.creation,
    buybackBabyFirstStep: buybackBaby.firstStep,
    buybackBabySecondStep: buybackBaby.secondStep,
  }
}

/** Gas of what people do with a Standard token. */
async function measureStandard(market: Market): Promise<Costs> {
  const { alice, bob } = market.traders
  const { gas, token } = await createToken(market, 'StandardTokenFactory', tokenIdentity(market))
  await seedPool(market, token)
  const transferNewHolder = await transfer(market, token, market.owner, alice)
  const transferExistingHolder = await transfer(market, token, market.owner, alice)
  await buy(market, token, bob)
  return {
    create: gas,
    createWithoutRegistry: readSnapshot('StandardToken', 'create, without the registry'),
    transferNewHolder,
    transferExistingHolder,
    buyExisting: await buy(market, token, bob),
    sell: (await sell(market, token, bob)).gas,
  }
}

/** Formats the tables of tokens: gas of each action compared with the peers', and where creation and runs spend it. */
export function formatTokens(results: TokenResults, { peers, sketch }: TokenPeers): string {
  const dividends = sketch['dividends, pull']
  return [
    ...formatKind('Standard token', results.standard, { PinkSale: peers.standard }),
    ...formatKind(
      'Liquidity Generator token, 3 % to holders, 3 % to liquidity, 2 % to charity',
      results.liquidityGenerator,
      { sketch: sketch['reflection, O(1) shares'], PinkSale: peers.liquidityGenerator },
    ),
    ...formatKind(
      'Baby token, 3 % to holders, 3 % to liquidity, 2 % to marketing; claims of a list per holder',
      results.baby,
      { sketch: dividends, PinkSale: peers.baby },
    ),
    ...formatKind(
      'Buyback Baby token, 2 % to liquidity, 3 % to buybacks, 3 % to holders, 1 % to marketing; claims of a list per holder',
      results.buybackBaby,
      { sketch: dividends, PinkSale: peers.buybackBaby },
    ),
    ...formatKeepers({
      'Liquidity Generator': results.liquidityGenerator.process,
      Baby: results.baby.process,
      'Buyback Baby': results.buybackBaby.process,
    }),
    ...Object.entries(parts).flatMap(([result, title]) => formatParts(title, results[result as keyof typeof parts])),
  ].join('\n')
}

/** Titles of the tables that break gas down. A run's figures are those before the storage refund. */
const parts = {
  liquidityGeneratorCreation: 'Where the creation of a Liquidity Generator token spends its gas',
  liquidityGeneratorRun: 'Where a run of a Liquidity Generator vault spends its gas, before what storage gives back',
  babyCreation: 'Where the creation of a Baby token spends its gas',
  babyFirstStep: 'Where the first step of a run of a Baby vault spends its gas',
  babySecondStep: 'Where the second step of a run of a Baby vault spends its gas',
  buybackBabyCreation: 'Where the creation of a Buyback Baby token spends its gas',
  buybackBabyFirstStep: 'Where the first step of a run of a Buyback Baby vault spends its gas',
  buybackBabySecondStep: 'Where the second step of a run of a Buyback Baby vault spends its gas',
} as const satisfies Partial<Record<keyof TokenResults, string>>

function formatKind(title: string, ours: Costs, others: Record<string, Costs>): string[] {
  const cell = (gas: number, other: number | undefined) =>
    other ? `${show(other)} ${(gas / other).toFixed(3)}`.padStart(22) : '-'.padStart(22)
  const names = Object.keys(others)
  return [
    `${title}\n${' '.repeat(46)}${'ours'.padStart(14)}${names.map((name) => name.padStart(22)).join('')}`,
    ...Object.entries(ours).map(
      ([action, gas]) =>
        `  ${action.padEnd(44)}${show(gas).padStart(14)}${names.map((name) => cell(gas, others[name]?.[action])).join('')}`,
    ),
    '',
  ]
}

function formatParts(title: string, costs: Costs): string[] {
  return [title, ...Object.entries(costs).map(([name, gas]) => `  ${name.padEnd(74)}${show(gas).padStart(12)}`), '']
}

function show(gas: number): string {
  return gas.toLocaleString('en-US')
}
