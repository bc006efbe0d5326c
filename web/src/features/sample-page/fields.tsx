import { useTranslation } from 'react-i18next'
import { useAppForm } from '@/components/form/use-app-form.ts'

/** Each field of the house; the first one shows its error, once it was left empty. */
export function Fields() {
  const { t } = useTranslation()
  const form = useAppForm({ defaultValues: { name: '', amount: '1250.50', address: '', kind: '' } })
  const blank = t('createToken.validation.nameBlank')
  return (
    <form
      noValidate
      className="grid gap-4 sm:grid-cols-2"
      onSubmit={(event) => {
        event.preventDefault()
        void form.handleSubmit()
      }}
    >
      <form.AppForm>
        <form.AppField name="name" validators={{ onChange: ({ value }) => (value ? undefined : blank) }}>
          {(field) => <field.TextField label={t('createToken.fields.name')} />}
        </form.AppField>
        <form.AppField name="amount">
          {(field) => <field.AmountField label={t('createToken.fields.totalSupply')} hint={t('home.lead')} />}
        </form.AppField>
        <form.AppField name="address">
          {(field) => <field.AddressField label={t('createToken.fields.teamWallet')} optional />}
        </form.AppField>
        <form.AppField name="kind">
          {(field) => (
            <field.SelectField
              label={t('customizer.background')}
              placeholder={t('common.choose')}
              options={(['light', 'dark'] as const).map((value) => ({ value, label: t(`customizer.${value}`) }))}
            />
          )}
        </form.AppField>
        <div className="sm:col-span-2">
          <form.SubmitButton>{t('createToken.actions.review')}</form.SubmitButton>
        </div>
      </form.AppForm>
    </form>
  )
}
