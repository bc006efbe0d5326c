// Warns of names, decimals and supplies that work but that wallets and exchanges may not support.
import type en from '@/locales/en.json'
import { findChecksumWarning } from './address.ts'
import { decimalsSchema, type IdentityValues } from './identity.ts'
import { parseSupply } from './supply-schema.ts'
import { tokenLimits } from './validation.ts'

export type WarningCode = keyof typeof en.createToken.warnings

/**
 * Returns non-blocking warnings: the token works, but wallets and exchanges may not support it.
 * At most one per field, the more severe one.
 *
 * @param hasFees Whether transfers of this kind pay fees.
 */
export function warnIdentity(
  values: IdentityValues,
  hasFees = false,
): { [Field in keyof IdentityValues]?: WarningCode } {
  return {
    name: warnLabel(values.name),
    symbol: warnLabel(values.symbol),
    decimals: warnDecimals(values.decimals, hasFees),
    totalSupply: warnSupply(values),
    teamWallet: findChecksumWarning(values.teamWallet),
  }
}

function warnLabel(text: string): WarningCode | undefined {
  return /\p{Cf}/u.test(text) ? 'invisible' : undefined
}

function warnDecimals(text: string, hasFees: boolean): WarningCode | undefined {
  const { data } = decimalsSchema.safeParse(text)
  if (data === undefined) return undefined
  if (hasFees && data < tokenLimits.decimalsForFees) return 'decimalsFew'
  if (data > tokenLimits.decimalsListed) return 'decimalsUnlisted'
  return data > tokenLimits.decimalsCommon ? 'decimalsUncommon' : undefined
}

function warnSupply({ totalSupply, decimals }: IdentityValues): WarningCode | undefined {
  const { data } = decimalsSchema.safeParse(decimals)
  if (data === undefined) return undefined
  const reading = parseSupply(totalSupply, data)
  return 'baseUnits' in reading && reading.baseUnits > tokenLimits.supplyPoolMax ? 'supplyOverPool' : undefined
}
