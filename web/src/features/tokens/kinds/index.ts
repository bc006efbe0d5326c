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
import type { LowerFeesCall } from '@/features/tokens/manage/lower-fees.tsx'
import { lazyPart } from '@/lib/browser/load-part.ts'
import type { KindId } from './saleyard-token.ts'
import type { TokenKind } from './token-kind.ts'

/** Loads what the owner of a kind can do beyond what all owners can: to lower its fees. */
const lazyConsole = (load: () => Promise<LowerFeesCall>) =>
  lazyPart(async () => {
    const [{ createConsole }, lower] = await Promise.all([import('@/features/tokens/manage/lower-fees.tsx'), load()])
    return { default: createConsole(lower) }
  })

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
    Console: lazyConsole(() =>
      import('@/features/tokens/kinds/liquidity-generator/lower-fees.ts').then(
        (part) => part.lowerLiquidityGeneratorFees,
      ),
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
    Console: lazyConsole(() => import('@/features/tokens/kinds/baby/lower-fees.ts').then((part) => part.lowerBabyFees)),
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
    Console: lazyConsole(() =>
      import('@/features/tokens/kinds/buyback-baby/lower-fees.ts').then((part) => part.lowerBuybackBabyFees),
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
