import type { KindId } from '../kinds'
import { babyTokenCode } from './kinds/baby-token'
import { buybackBabyTokenCode } from './kinds/buyback-baby-token'
import { liquidityGeneratorTokenCode } from './kinds/liquidity-generator-token'
import { standardTokenCode } from './kinds/standard-token'
import type { TokenCode } from './token-code'

/** What the tokens of each kind are made of. */
export const tokenCodes = {
  standard: standardTokenCode,
  liquidityGenerator: liquidityGeneratorTokenCode,
  baby: babyTokenCode,
  buybackBaby: buybackBabyTokenCode,
} as const satisfies Record<KindId, TokenCode>
