import type { HTMLInputAutoCompleteAttribute, HTMLInputTypeAttribute } from 'react'
import { FieldFrame, type FieldProps } from './field-frame.tsx'
import { useFieldContext } from './form-context.ts'

export type TextFieldProps = FieldProps & {
  placeholder?: string
  inputMode?: 'text' | 'numeric' | 'decimal'
  autoComplete?: HTMLInputAutoCompleteAttribute
  type?: HTMLInputTypeAttribute
  /** Mono face, left to right: for figures and addresses. */
  figure?: boolean
  /** Changes what is typed, as it is typed. */
  clean?: (text: string) => string
}

/** A line of text. The form's value is the text as typed. */
export function TextField({
  placeholder,
  inputMode,
  autoComplete = 'off',
  type = 'text',
  figure = false,
  clean = (text) => text,
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
          value={field.state.value ?? ''}
          onChange={(event) => field.handleChange(clean(event.target.value))}
          onBlur={field.handleBlur}
        />
      )}
    </FieldFrame>
  )
}
