// Lists all kinds of token that can be created; a new one is a folder here and a line in this file.
import { Coins, Droplets, Flame, Gift } from 'lucide-react'
import { z } from 'zod'
import { babyFactory, prepareBabyToken } from '@/features/tokens/kinds/baby/factory.ts'
import { baby } from '@/features/tokens/kinds/baby/schema.ts'
import { buybackBabyFactory, prepareBuybackBabyToken } from '@/features/tokens/kinds/buyback-baby/factory.ts'
import { buybackBaby } from '@/features/tokens/kinds/buyback-baby/schema.ts'
import {
  liquidityGeneratorFactory,
  prepareLiquidityGeneratorToken,
} from '@/features/tokens/kinds/liquidity-generator/factory.ts'
import { liquidityGenerator } from '@/features/tokens/kinds/liquidity-generator/schema.ts'
import { prepareStandardToken, standardFactory } from '@/features/tokens/kinds/standard/factory.ts'
import { standard } from '@/features/tokens/kinds/standard/schema.ts'
import { lazyPart } from '@/lib/browser/load-part.ts'
import type { KindId } from './saleyard-token.ts'
import type { TokenKind } from './token-kind.ts'

/** All kinds of token that can be created, by id. */
export const kinds = {
  standard: {
    ...standard,
    Icon: Coins,
    feeFields: [],
    factory: standardFactory,
    prepare: prepareStandardToken,
    Form: lazyPart(() =>
      import('@/features/tokens/kinds/standard/form.tsx').then(({ StandardForm }) => ({ default: StandardForm })),
    ),
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
      import('@/features/tokens/kinds/liquidity-generator/console.tsx').then(({ LiquidityGeneratorConsole }) => ({
        default: LiquidityGeneratorConsole,
      })),
    ),
    Form: lazyPart(() =>
      import('@/features/tokens/kinds/liquidity-generator/form.tsx').then(({ LiquidityGeneratorForm }) => ({
        default: LiquidityGeneratorForm,
      })),
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
    Console: lazyPart(() =>
      import('@/features/tokens/kinds/baby/console.tsx').then(({ BabyConsole }) => ({ default: BabyConsole })),
    ),
    Form: lazyPart(() =>
      import('@/features/tokens/kinds/baby/form.tsx').then(({ BabyForm }) => ({ default: BabyForm })),
    ),
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
      import('@/features/tokens/kinds/buyback-baby/console.tsx').then(({ BuybackBabyConsole }) => ({
        default: BuybackBabyConsole,
      })),
    ),
    Form: lazyPart(() =>
      import('@/features/tokens/kinds/buyback-baby/form.tsx').then(({ BuybackBabyForm }) => ({
        default: BuybackBabyForm,
      })),
    ),
  },
} as const satisfies Record<KindId, TokenKind>

/** Ids in the order in which the page offers the kinds. */
export const kindIds = Object.keys(kinds) as [KindId, ...KindId[]]

export const kindEntries = kindIds.map((id): [KindId, TokenKind] => [id, kinds[id]])

export const kindIdSchema = z.enum(kindIds)
