import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type en from '../../../locales/en.json'
import { ChecksumWarning } from '../identity/checksum-warning'
import { warnChecksum } from '../identity/warn-checksum'
import type { FeeField } from '../our-token'
import { useFeeSentence } from './use-fee-sentence'

export type FieldName = keyof typeof en.createToken.fields
type FieldWords = { label: string; placeholder: string; hint: ReactNode }

type TermFieldsParameters = {
  feeFields: readonly FeeField[]
  /** The form as typed. */
  values: Readonly<Record<string, string>>
  /** How the token is called in which dividends are paid. */
  reward: string
  /** How this kind's fees are to be typed. */
  unit: 'bps' | 'percent'
}

/** Label, placeholder and hint of the fields beside the identity, by the field's name. */
export function useTermFields({ feeFields, values, reward, unit }: TermFieldsParameters) {
  const { t } = useTranslation()
  const sentence = useFeeSentence({ feeFields, values, reward })
  return {
    /** Says live who gets what of 1,000 tokens. */
    fee: (name: FieldName): FieldWords => ({
      label: t(`createToken.fields.${name}`),
      placeholder: t(`createToken.placeholders.${unit}`),
      hint: sentence(name),
    }),
    address: (name: FieldName): FieldWords => ({
      label: t(`createToken.fields.${name}`),
      placeholder: t('createToken.placeholders.address'),
      hint: warnChecksum(values[name] ?? '') && <ChecksumWarning text={values[name] ?? ''} />,
    }),
  }
}
