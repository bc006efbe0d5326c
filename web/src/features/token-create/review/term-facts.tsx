import { useTranslation } from 'react-i18next'
import { Row } from '@/components/tx/row.tsx'
import type { Identity } from '@/features/token-create/identity/identity.ts'
import type { FeeField } from '@/features/token-create/our-token.ts'
import type { AppChain } from '@/lib/chains.ts'
import { FeeRows } from './fee-rows.tsx'
import { termRows } from './term-rows.tsx'

type TermFactsProps = {
  feeFields: readonly FeeField[]
  /** As understood: all that the kind's schema makes of the form. */
  terms: Identity
  /** The form as typed. */
  values: Readonly<Record<string, string>>
  chain: AppChain
}

/** What the chosen kind has beside the identity: nothing for a kind without fees. */
export function TermFacts({ feeFields, terms, values, chain }: TermFactsProps) {
  const { t } = useTranslation()
  const byName: Readonly<Record<string, unknown>> = { ...terms }
  return (
    <>
      {termRows
        .filter(({ term }) => byName[term] !== undefined)
        .map(({ term, label, show }) => (
          <Row key={term} name={t(`createToken.fields.${label}`)}>
            {show(byName[term] as never, { identity: terms, chain })}
          </Row>
        ))}
      <FeeRows feeFields={feeFields} terms={byName} values={values} />
    </>
  )
}
