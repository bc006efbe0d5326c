import { type Address, checksumAddress } from 'viem'
import type en from '../../../locales/en.json'
import { decimalsSchema } from './decimals-schema'
import type { IdentityValues } from './identity'
import { parseSupply } from './parse-supply'
import { tokenLimits } from './token-limits'

export type WarningCode = keyof typeof en.createToken.warnings

/**
 * What a creator should know and may overrule: the token works, but others may not follow it.
 * At most one per field, the graver one.
 */
export function warnIdentity(values: IdentityValues): { [Field in keyof IdentityValues]?: WarningCode } {
  return {
    name: warnLabel(values.name),
    symbol: warnLabel(values.symbol),
    decimals: warnDecimals(values.decimals),
    totalSupply: warnSupply(values),
    teamWallet: warnChecksum(values.teamWallet.trim()),
  }
}

function warnLabel(text: string): WarningCode | undefined {
  return /\p{Cf}/u.test(text) ? 'invisible' : undefined
}

function warnDecimals(text: string): WarningCode | undefined {
  const { data = 0 } = decimalsSchema.safeParse(text)
  if (data > tokenLimits.decimalsListed) return 'decimalsUnlisted'
  return data > tokenLimits.decimalsCommon ? 'decimalsUncommon' : undefined
}

function warnSupply({ totalSupply, decimals }: IdentityValues): WarningCode | undefined {
  const { data } = decimalsSchema.safeParse(decimals)
  if (data === undefined) return undefined
  const reading = parseSupply(totalSupply, data)
  return 'baseUnits' in reading && reading.baseUnits > tokenLimits.supplyPoolMax ? 'supplyOverPool' : undefined
}

/** All lower or all upper case carries no checksum, so there is nothing to mistrust. */
function warnChecksum(text: string): WarningCode | undefined {
  const digits = text.slice(2)
  if (!/^0x[0-9a-fA-F]{40}$/.test(text) || digits === digits.toLowerCase() || digits === digits.toUpperCase()) return
  return checksumAddress(text.toLowerCase() as Address) === text ? undefined : 'checksum'
}
