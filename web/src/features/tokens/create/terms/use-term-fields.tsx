// Returns label, placeholder and hint of the fields that only kinds with fees have.
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { findChecksumWarning } from '@/features/tokens/create/identity/address.ts'
import { ChecksumWarning } from '@/features/tokens/create/warning.tsx'
import type { FeeField } from '@/features/tokens/kinds/saleyard-token.ts'
import type en from '@/locales/en.json'
import { useFeeSentence } from './use-fee-sentence.ts'

export type FieldName = keyof typeof en.createToken.fields
type FieldWords = { label: string; placeholder: string; hint: ReactNode }

type TermFieldsParameters = {
  feeFields: readonly FeeField[]
  /** The form as typed. */
  values: Readonly<Record<string, string>>
  /** Name of the token that dividends are paid in. */
  reward: string
  /** Unit in which this kind's fees are typed. */
  unit: 'bps' | 'percent'
}

/** Returns label, placeholder and hint of the fields besides the identity, by the field's name. */
export function useTermFields({ feeFields, values, reward, unit }: TermFieldsParameters) {
  const { t } = useTranslation()
  const sentence = useFeeSentence({ feeFields, values, reward })
  return {
    /** Says live who receives how much of 1,000 tokens. */
    fee: (name: FieldName): FieldWords => ({
      label: t(`createToken.fields.${name}`),
      placeholder: t(`createToken.placeholders.${unit}`),
      hint: sentence(name),
    }),
    address: (name: FieldName): FieldWords => ({
      label: t(`createToken.fields.${name}`),
      placeholder: t('createToken.placeholders.address'),
      hint: findChecksumWarning(values[name] ?? '') && <ChecksumWarning text={values[name] ?? ''} />,
    }),
  }
}
