// Lets the user write the rules of a choice among holders.

import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { CheckLine } from '@/components/form/check-line.tsx'
import { formatCount } from '@/features/multi-send/format.ts'
import type { Asset } from '@/features/multi-send/list/ui/use-asset.ts'
import { localizeDecimal, readTypedDecimal } from '@/lib/i18n/format-amount.ts'
import { mostIds, type RuleField, type RuleProblem, type RulesForm } from './rules-form.ts'

type RuleFieldsProps = {
  form: RulesForm
  problems: RuleProblem[]
  /** What the field of ids says; undefined for all. */
  ids: readonly bigint[] | undefined
  isCollection: boolean
  held: number | undefined
  asset: Asset
  onChange: (change: Partial<RulesForm>) => void
}

/** The fields of the rules: at least, how much each, and who is left out. */
export function RuleFields({ form, problems, ids, isCollection, held, asset, onChange }: RuleFieldsProps) {
  const { t } = useTranslation()
  const id = useId()
  const { symbol, decimals } = asset
  const amount = (field: RuleField, label: string, least = decimals) => (
    <TextField
      label={label}
      text={localizeDecimal(form[field])}
      error={
        problems.some((problem) => problem.field === field) ? t('multiSend.amount.malformed', { decimals: least }) : ''
      }
      onChange={(text) => onChange({ [field]: readTypedDecimal(text) })}
    />
  )
  const lines = (field: 'byId' | 'without', label: string) => {
    const problem = problems.find((one) => one.field === field)
    return (
      <TextField
        isLong
        label={label}
        text={form[field]}
        error={problem ? t(`multiSend.holders.${field}Malformed`, { text: problem.text }) : ''}
        onChange={(text) => onChange({ [field]: text })}
      />
    )
  }

  return (
    <>
      {isCollection && <IdsField text={form.ids} problems={problems} ids={ids} onChange={onChange} />}
      {amount(
        'atLeast',
        t(`multiSend.holders.atLeast${isCollection ? 'Items' : held === 0 ? 'Units' : ''}`),
        held ?? 0,
      )}
      <fieldset className="flex min-w-0 flex-col gap-2">
        <legend className="mb-1 font-medium text-13">{t('multiSend.amount.heading')}</legend>
        {(isCollection ? splits : splits.slice(0, 2)).map((value) => (
          <label key={value} className="flex cursor-pointer items-center gap-2">
            <input
              type="radio"
              className="radio radio-primary radio-sm shrink-0"
              name={`${id}-split`}
              checked={form.split === value}
              onChange={() => onChange({ split: value })}
            />
            {t(`multiSend.holders.splits.${value}`)}
          </label>
        ))}
        {form.split === 'same' && amount('same', t('multiSend.amount.sameLabel', { symbol }))}
        {form.split === 'proportion' && amount('total', t('multiSend.holders.totalLabel', { symbol }))}
        {form.split === 'byId' && (
          <>
            {lines('byId', t('multiSend.holders.byIdLabel', { symbol }))}
            {amount('other', t('multiSend.holders.otherLabel', { symbol }))}
          </>
        )}
      </fieldset>
      <fieldset className="flex min-w-0 flex-col gap-2">
        <legend className="mb-1 font-medium text-13">{t('multiSend.holders.leaveOut')}</legend>
        {exclusions.map(([field, word]) => (
          <CheckLine
            key={field}
            className="text-14"
            checked={form[field]}
            onChange={(isLeftOut) => onChange({ [field]: isLeftOut })}
          >
            {t(`multiSend.holders.${word}`)}
          </CheckLine>
        ))}
        {lines('without', t('multiSend.holders.without'))}
      </fieldset>
    </>
  )
}

type IdsFieldProps = Pick<RuleFieldsProps, 'problems' | 'ids' | 'onChange'> & { text: string }

/** Ids of a collection, with how many they are: digits in groups would be several. */
function IdsField({ text, problems, ids, onChange }: IdsFieldProps) {
  const { t } = useTranslation()
  const problem = problems.find(({ field }) => field === 'ids')
  const { text: bad, why } = problem ?? { text: '' }
  const values = { text: why === 'tooMany' ? formatCount(BigInt(bad)) : bad, most: formatCount(mostIds) }
  return (
    <TextField
      isLong
      label={t('multiSend.holders.ids.label')}
      text={text}
      error={problem ? t(`multiSend.holders.ids.${why ?? 'malformed'}`, values) : ''}
      hint={ids ? t('multiSend.holders.ids.count', { number: formatCount(ids.length) }) : ''}
      onChange={(value) => onChange({ ids: value })}
    />
  )
}

const splits = ['same', 'proportion', 'byId'] as const
const exclusions = [
  ['withoutContracts', 'contracts'],
  ['withoutPools', 'pools'],
  ['withoutBurnt', 'burnt'],
] as const

type TextFieldProps = {
  label: string
  text: string
  /** Empty without one. */
  error: string
  isLong?: boolean
  /** Empty without one. */
  hint?: string
  onChange: (text: string) => void
}

function TextField({ label, text, error, isLong = false, hint = '', onChange }: TextFieldProps) {
  const id = useId()
  const Field = isLong ? 'textarea' : 'input'
  const look = isLong ? `textarea ${error && 'textarea-error'}` : `input ${error && 'input-error'}`
  return (
    <div className="flex flex-col gap-1">
      <label htmlFor={id} className="font-medium text-13">
        {label}
      </label>
      <Field
        id={id}
        dir="ltr"
        {...(!isLong && { inputMode: 'decimal' })}
        className={`w-full font-mono text-13 ${look}`}
        value={text}
        aria-invalid={error !== ''}
        aria-describedby={error ? `${id}-error` : undefined}
        spellCheck={false}
        autoComplete="off"
        onChange={(event) => onChange(event.target.value)}
      />
      {error && (
        <p id={`${id}-error`} role="alert" className="wrap-anywhere text-13 text-error">
          {error}
        </p>
      )}
      {hint && (
        <p role="status" className="text-13 text-quiet">
          {hint}
        </p>
      )}
    </div>
  )
}
