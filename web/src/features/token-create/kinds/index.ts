import { Coins, Droplets, Flame, Gift } from 'lucide-react'
import { z } from 'zod'
import { lazyPart } from '../../../lib/load-online'
import { babyFactory } from './baby/factory'
import { prepareBabyToken } from './baby/prepare'
import { baby } from './baby/schema'
import { buybackBabyFactory } from './buyback-baby/factory'
import { prepareBuybackBabyToken } from './buyback-baby/prepare'
import { buybackBaby } from './buyback-baby/schema'
import { liquidityGeneratorFactory } from './liquidity-generator/factory'
import { prepareLiquidityGeneratorToken } from './liquidity-generator/prepare'
import { liquidityGenerator } from './liquidity-generator/schema'
import { standardFactory } from './standard/factory'
import { prepareStandardToken } from './standard/prepare'
import { standard } from './standard/schema'
import type { TokenKind } from './token-kind'

/** All kinds of token that can be created: a new one is a folder beside this file and a line here. */
export const kinds = {
  standard: {
    ...standard,
    Icon: Coins,
    feeFields: [],
    factory: standardFactory,
    prepare: prepareStandardToken,
    Form: lazyPart(() => import('./standard/form').then(({ StandardForm }) => ({ default: StandardForm }))),
  },
  liquidityGenerator: {
    ...liquidityGenerator,
    Icon: Droplets,
    feeFields: [
      { field: 'generateYield', component: 'taxFeeBps', purpose: 'reflection' },
      { field: 'generateLiquidity', component: 'liquidityFeeBps', purpose: 'liquidity' },
      { field: 'charityPercent', component: 'charityBps', purpose: 'charity' },
    ],
    factory: liquidityGeneratorFactory,
    prepare: prepareLiquidityGeneratorToken,
    Console: lazyPart(() =>
      import('./liquidity-generator/console').then(({ LiquidityGeneratorConsole }) => ({
        default: LiquidityGeneratorConsole,
      })),
    ),
    Form: lazyPart(() =>
      import('./liquidity-generator/form').then(({ LiquidityGeneratorForm }) => ({ default: LiquidityGeneratorForm })),
    ),
  },
  baby: {
    ...baby,
    Icon: Gift,
    feeFields: [
      { field: 'tokenRewardFee', component: 'tokenRewardFeeBps', purpose: 'dividends' },
      { field: 'autoAddLiquidity', component: 'liquidityFeeBps', purpose: 'liquidity' },
      { field: 'marketingFee', component: 'marketingFeeBps', purpose: 'marketing' },
    ],
    factory: babyFactory,
    prepare: prepareBabyToken,
    Console: lazyPart(() => import('./baby/console').then(({ BabyConsole }) => ({ default: BabyConsole }))),
    Form: lazyPart(() => import('./baby/form').then(({ BabyForm }) => ({ default: BabyForm }))),
  },
  buybackBaby: {
    ...buybackBaby,
    Icon: Flame,
    feeFields: [
      { field: 'reflectionFee', component: 'reflectionFeeBps', purpose: 'dividends' },
      { field: 'liquidityFee', component: 'liquidityFeeBps', purpose: 'liquidity' },
      { field: 'buyBackFee', component: 'buyBackFeeBps', purpose: 'buyback' },
      { field: 'marketingFee', component: 'marketingFeeBps', purpose: 'marketing' },
    ],
    factory: buybackBabyFactory,
    prepare: prepareBuybackBabyToken,
    Console: lazyPart(() =>
      import('./buyback-baby/console').then(({ BuybackBabyConsole }) => ({ default: BuybackBabyConsole })),
    ),
    Form: lazyPart(() => import('./buyback-baby/form').then(({ BuybackBabyForm }) => ({ default: BuybackBabyForm }))),
  },
} as const satisfies Record<string, TokenKind>

export type KindId = keyof typeof kinds

/** In the order in which they are offered. */
export const kindIds = Object.keys(kinds) as [KindId, ...KindId[]]

export const kindEntries = kindIds.map((id): [KindId, TokenKind] => [id, kinds[id]])

export const kindIdSchema = z.enum(kindIds)
