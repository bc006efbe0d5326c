import { TextField, type TextFieldProps } from './text-field.tsx'

/** An address; spaces that come along with pasting are dropped. */
export function AddressField({
  placeholder = 'Ex: 0x.....',
  ...props
}: Omit<TextFieldProps, 'figure' | 'inputMode' | 'type' | 'clean'>) {
  return <TextField {...props} placeholder={placeholder} figure clean={(text) => text.trim()} />
}
