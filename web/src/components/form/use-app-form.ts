import { createFormHook } from '@tanstack/react-form'
import { AddressField } from './address-field'
import { AmountField } from './amount-field'
import { fieldContext, formContext } from './form-context'
import { SelectField } from './select-field'
import { SubmitButton } from './submit-button'
import { TextField } from './text-field'

/** The one form hook: fields and their looks are registered here, once. */
export const { useAppForm, withForm, withFieldGroup } = createFormHook({
  fieldContext,
  formContext,
  fieldComponents: { TextField, AmountField, AddressField, SelectField },
  formComponents: { SubmitButton },
})
