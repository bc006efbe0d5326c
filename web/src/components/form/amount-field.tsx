import { TextField, type TextFieldProps } from './text-field.tsx'

/** A decimal amount, kept as the string that was typed; `parseAmount` reads it. */
export function AmountField(props: Omit<TextFieldProps, 'figure' | 'inputMode' | 'type'>) {
  return <TextField {...props} figure inputMode="decimal" />
}
