import { createFormHook } from '@tanstack/react-form'
import { AddressField } from './address-field.tsx'
import { AmountField } from './amount-field.tsx'
import { fieldContext, formContext } from './form-context.ts'
import { SelectField } from './select-field.tsx'
import { SubmitButton } from './submit-button.tsx'
import { TextField } from './text-field.tsx'

/** The one form hook: fields and their looks are registered here, once. */
export const { useAppForm, withForm, withFieldGroup } = createFormHook({
  fieldContext,
  formContext,
  fieldComponents: { TextField, AmountField, AddressField, SelectField },
  formComponents: { SubmitButton },
})
