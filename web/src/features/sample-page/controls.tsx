// Shows the controls: buttons, switches and form fields.
import { Star, Wallet } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { CheckLine } from '@/components/form/check-line.tsx'
import { useAppForm } from '@/components/form/use-app-form.tsx'

const looks = ['btn-primary', 'btn-line', 'btn-ghost', 'btn-outline', 'btn-error'] as const

/** Buttons in every look and size, with chosen, checked and switched-on ones. */
export function Buttons() {
  const { t } = useTranslation()
  const [chosen, setChosen] = useState(0)
  const [isOn, setOn] = useState(true)
  const words = [t('customizer.light'), t('customizer.darkSidebar'), t('customizer.dark')]
  return (
    <>
      <div className="flex flex-wrap gap-2">
        {looks.map((look) => (
          <button key={look} type="button" className={`btn ${look}`}>
            {t('common.choose')}
          </button>
        ))}
        <button type="button" className="btn btn-primary" disabled>
          <span aria-hidden className="loading loading-spinner loading-sm" />
          {t('common.loading')}
        </button>
      </div>
      <div className="flex flex-wrap items-center gap-2">
        <button type="button" className="btn btn-primary btn-lg">
          <Wallet aria-hidden className="size-4.5" />
          {t('wallet.connect')}
        </button>
        <button type="button" className="btn btn-line btn-sm">
          {t('common.cancel')}
        </button>
        <button
          type="button"
          className="btn btn-ghost btn-square btn-sm"
          aria-label={t('bookmarks.title')}
          aria-pressed={isOn}
          onClick={() => setOn(!isOn)}
        >
          <Star aria-hidden className={`size-4.5 ${isOn ? 'fill-brand text-brand' : ''}`} />
        </button>
      </div>
      <fieldset className="flex flex-wrap gap-2">
        <legend className="mb-2 font-medium text-13">{t('customizer.background')}</legend>
        {words.map((word, index) => (
          <button
            key={word}
            type="button"
            aria-pressed={index === chosen}
            className={`btn btn-sm ${index === chosen ? 'btn-ghost chosen' : 'btn-ghost'}`}
            onClick={() => setChosen(index)}
          >
            {word}
          </button>
        ))}
      </fieldset>
      <div className="flex flex-wrap items-center gap-x-6 gap-y-3 text-13">
        <CheckLine checked={isOn} onChange={setOn}>
          {t('customizer.boxed')}
        </CheckLine>
        <label className="flex items-center gap-2">
          <input
            type="checkbox"
            className="toggle toggle-primary toggle-sm"
            checked={isOn}
            onChange={({ target }) => setOn(target.checked)}
          />
          {t('customizer.fill')}
        </label>
        {words.slice(1).map((word, index) => (
          <label key={word} className="flex items-center gap-2">
            <input
              type="radio"
              className="radio radio-primary radio-sm"
              name="sample"
              checked={index + 1 === chosen}
              onChange={() => setChosen(index + 1)}
            />
            {word}
          </label>
        ))}
      </div>
    </>
  )
}

/** Every form field; the first one shows its error once the user has left it empty. */
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
