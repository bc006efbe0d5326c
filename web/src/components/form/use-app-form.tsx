// Defines the app's form hook, with the fields and the submit button registered to it.
import { createFormHook } from '@tanstack/react-form'
import type { HTMLInputAutoCompleteAttribute, HTMLInputTypeAttribute, ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { localizeDecimal, readTypedDecimal } from '@/lib/i18n/format-amount.ts'
import {
  FieldFrame,
  type FieldProps,
  fieldContext,
  formContext,
  useFieldContext,
  useFormContext,
} from './field-frame.tsx'

export const { useAppForm, withForm, withFieldGroup } = createFormHook({
  fieldContext,
  formContext,
  fieldComponents: { TextField, AmountField, AddressField, SelectField },
  formComponents: { SubmitButton },
})

type TextFieldProps = FieldProps & {
  placeholder?: string
  inputMode?: 'text' | 'numeric' | 'decimal'
  autoComplete?: HTMLInputAutoCompleteAttribute
  type?: HTMLInputTypeAttribute
  /** Monospaced, left to right: for figures and addresses. */
  figure?: boolean
  /** Transforms the input on each change. */
  clean?: (text: string) => string
  /** How the form's value is shown. */
  show?: (value: string) => string
}

/** A line of text; the form's value is the text as typed, unless `clean` transforms it. */
function TextField({
  placeholder,
  inputMode,
  autoComplete = 'off',
  type = 'text',
  figure = false,
  clean = (text) => text,
  show = (text) => text,
  ...frame
}: TextFieldProps) {
  const field = useFieldContext<string>()
  return (
    <FieldFrame {...frame}>
      {(control) => (
        <input
          {...control}
          type={type}
          dir={figure ? 'ltr' : undefined}
          className={`input w-full ${figure ? 'font-mono text-13' : ''} ${control['aria-invalid'] ? 'input-error' : ''}`}
          placeholder={placeholder}
          inputMode={inputMode}
          autoComplete={autoComplete}
          spellCheck={false}
          value={show(field.state.value ?? '')}
          onChange={(event) => field.handleChange(clean(event.target.value))}
          onBlur={field.handleBlur}
        />
      )}
    </FieldFrame>
  )
}

/** An address; trims the spaces of a pasted one. */
function AddressField({
  placeholder = 'Ex: 0x.....',
  ...props
}: Omit<TextFieldProps, 'figure' | 'inputMode' | 'type' | 'clean'>) {
  return <TextField {...props} placeholder={placeholder} figure clean={(text) => text.trim()} />
}

/**
 * A decimal amount, typed and shown with the decimal sign of the page's language; the form's value has a point, as
 * `parseAmount` reads it.
 */
function AmountField({ clean = (text) => text, ...props }: Omit<TextFieldProps, 'figure' | 'inputMode' | 'type'>) {
  return (
    <TextField
      {...props}
      clean={(text) => clean(readTypedDecimal(text))}
      show={localizeDecimal}
      figure
      inputMode="decimal"
    />
  )
}

type SelectFieldProps = FieldProps & {
  options: readonly { value: string; label: string; disabled?: boolean }[]
  /** Shown while nothing is chosen. */
  placeholder?: string
}

/** A choice of one option; the form's value is the option's `value`. */
function SelectField({ options, placeholder, ...frame }: SelectFieldProps) {
  const field = useFieldContext<string>()
  return (
    <FieldFrame {...frame}>
      {(control) => (
        <select
          {...control}
          className={`select w-full ${control['aria-invalid'] ? 'select-error' : ''}`}
          value={field.state.value}
          onChange={(event) => field.handleChange(event.target.value)}
          onBlur={field.handleBlur}
        >
          {placeholder && (
            <option value="" disabled>
              {placeholder}
            </option>
          )}
          {options.map(({ value, label, disabled }) => (
            <option key={value} value={value} disabled={disabled}>
              {label}
            </option>
          ))}
        </select>
      )}
    </FieldFrame>
  )
}

type SubmitButtonProps = { children: ReactNode; disabled?: boolean; className?: string }

/** Names the action, and stays at the lower edge of a phone unless it has a look of its own; after a submit with errors it shows the number of fields to correct, and stays enabled. */
export function SubmitButton({ children, disabled = false, className }: SubmitButtonProps) {
  const { t } = useTranslation()
  const form = useFormContext()
  return (
    <form.Subscribe selector={({ fieldMeta, isSubmitting }) => [countProblems(fieldMeta), isSubmitting] as const}>
      {([problems, isSubmitting]) => (
        <div className={className ? 'contents' : 'main-action'}>
          <button
            type="submit"
            className={className ?? 'btn btn-primary btn-lg w-full text-15'}
            disabled={disabled || isSubmitting}
          >
            {isSubmitting && <span aria-hidden className="loading loading-spinner loading-sm" />}
            {problems > 0 ? t('form.problems', { count: problems }) : children}
          </button>
        </div>
      )}
    </form.Subscribe>
  )
}

function countProblems(fieldMeta: Record<string, { errors: unknown[]; isTouched: boolean }>): number {
  return Object.values(fieldMeta).filter(({ errors, isTouched }) => isTouched && errors.length > 0).length
}
