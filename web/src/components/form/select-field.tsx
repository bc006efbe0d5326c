import { FieldFrame, type FieldProps } from './field-frame.tsx'
import { useFieldContext } from './form-context.ts'

export type SelectFieldProps = FieldProps & {
  options: readonly { value: string; label: string; disabled?: boolean }[]
  /** Shown while nothing is chosen. */
  placeholder?: string
}

/** One of several; the form's value is the option's `value`. */
export function SelectField({ options, placeholder, ...frame }: SelectFieldProps) {
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
