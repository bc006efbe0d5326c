import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Amount } from '@/components/tx/amount.tsx'
import { Warning } from '@/features/token-create/configure/warning.tsx'
import { decimalsSchema } from './decimals-schema.ts'
import type { IdentityValues } from './identity.ts'
import { parseSupply } from './parse-supply.ts'
import { type WarningCode, warnIdentity } from './warn-identity.ts'

/** What stands under each field as long as it has no error: a warning, which stops nobody, before the usual hint. */
export function useIdentityHints(
  values: IdentityValues,
  hasFees: boolean,
): { [Field in keyof IdentityValues]?: ReactNode } {
  const { t } = useTranslation()
  const warnings = warnIdentity(values, hasFees)
  const hint = (warning: WarningCode | undefined, usual?: ReactNode) =>
    warning ? <Warning>{t(`createToken.warnings.${warning}`)}</Warning> : usual
  return {
    name: hint(warnings.name),
    symbol: hint(warnings.symbol),
    decimals: hint(warnings.decimals, t('createToken.hints.decimals')),
    totalSupply: hint(warnings.totalSupply, readSupply(values, t('createToken.summary.symbolFallback'))),
    teamWallet: hint(warnings.teamWallet, t('createToken.hints.teamWallet')),
  }
}

/** The supply as we read it, grouped: a zero too many is seen at once. */
function readSupply({ totalSupply, decimals, symbol }: IdentityValues, fallback: string): ReactNode {
  const { data } = decimalsSchema.safeParse(decimals)
  if (data === undefined) return undefined
  const reading = parseSupply(totalSupply, data)
  if ('problem' in reading) return undefined
  return <Amount value={reading.baseUnits} decimals={data} symbol={symbol.trim() || fallback} />
}
