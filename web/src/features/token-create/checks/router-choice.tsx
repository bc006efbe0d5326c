import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { type ControlProps, FieldFrame } from '@/components/form/field-frame.tsx'
import { useFieldContext } from '@/components/form/form-context.ts'
import { RouterSelect } from './router-select.tsx'
import { toAddress } from './to-address.ts'
import type { RouterRow } from './use-router-rows.ts'

type RouterChoiceProps = { rows: readonly RouterRow[]; hint: ReactNode }

/** The table of routers, and an address of one's own. What is chosen is an address in either case. */
export function RouterChoice({ rows, hint }: RouterChoiceProps) {
  const { t } = useTranslation()
  const field = useFieldContext<string>()
  const router = field.state.value
  const row = rows.find(({ address }) => address !== undefined && address === toAddress(router))
  const [wantsOwn, wantOwn] = useState(false)
  const isOwn = wantsOwn || (router !== '' && !row)

  const choose = (address: string | undefined) => {
    wantOwn(address === undefined)
    field.handleChange(address ?? '')
  }
  return (
    <FieldFrame label={t('createToken.checks.router.label')} hint={hint}>
      {(control) => (
        <>
          <RouterSelect
            rows={rows}
            chosen={isOwn ? 'own' : row}
            control={isOwn ? { id: control.id } : { ...control, onBlur: field.handleBlur }}
            onChoose={choose}
          />
          {isOwn && <OwnRouter control={control} />}
        </>
      )}
    </FieldFrame>
  )
}

function OwnRouter({ control: { id: _, ...control } }: { control: ControlProps }) {
  const { t } = useTranslation()
  const field = useFieldContext<string>()
  return (
    <input
      {...control}
      type="text"
      dir="ltr"
      className={`input w-full font-mono text-13 ${control['aria-invalid'] ? 'input-error' : ''}`}
      aria-label={t('createToken.checks.router.address')}
      placeholder={t('createToken.placeholders.address')}
      autoComplete="off"
      spellCheck={false}
      value={field.state.value}
      onChange={({ target }) => field.handleChange(target.value.trim())}
      onBlur={field.handleBlur}
    />
  )
}
