import { babyTokenCode } from '@/features/tokens/kinds/baby/token-code.ts'
import { buybackBabyTokenCode } from '@/features/tokens/kinds/buyback-baby/token-code.ts'
import { liquidityGeneratorTokenCode } from '@/features/tokens/kinds/liquidity-generator/token-code.ts'
import { standardTokenCode } from '@/features/tokens/kinds/standard/token-code.ts'
import type { KindId } from './saleyard-token.ts'
import type { TokenCode } from './token-code.ts'

/** Code of the tokens of each kind. */
export const tokenCodes = {
  standard: standardTokenCode,
  liquidityGenerator: liquidityGeneratorTokenCode,
  baby: babyTokenCode,
  buybackBaby: buybackBabyTokenCode,
} as const satisfies Record<KindId, TokenCode>
