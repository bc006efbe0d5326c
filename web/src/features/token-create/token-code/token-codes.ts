import type { KindId } from '@/features/token-create/our-token.ts'
import { babyTokenCode } from '@/features/token-create/token-code/kinds/baby-token.ts'
import { buybackBabyTokenCode } from '@/features/token-create/token-code/kinds/buyback-baby-token.ts'
import { liquidityGeneratorTokenCode } from '@/features/token-create/token-code/kinds/liquidity-generator-token.ts'
import { standardTokenCode } from '@/features/token-create/token-code/kinds/standard-token.ts'
import type { TokenCode } from './token-code.ts'

/** What the tokens of each kind are made of. */
export const tokenCodes = {
  standard: standardTokenCode,
  liquidityGenerator: liquidityGeneratorTokenCode,
  baby: babyTokenCode,
  buybackBaby: buybackBabyTokenCode,
} as const satisfies Record<KindId, TokenCode>
