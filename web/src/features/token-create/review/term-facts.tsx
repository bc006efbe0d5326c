import { useTranslation } from 'react-i18next'
import { Row } from '../../../components/tx/row'
import type { AppChain } from '../../../lib/chains'
import type { Identity } from '../identity/identity'
import type { FeeField } from '../our-token'
import { FeeRows } from './fee-rows'
import { termRows } from './term-rows'

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
