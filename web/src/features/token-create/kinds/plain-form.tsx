import { useTranslation } from 'react-i18next'
import { useAppForm } from '../../../components/form/use-app-form'
import { TokenForm } from '../configure/token-form'
import { tokenFormOptions } from '../configure/token-form-options'
import { IdentityFields } from '../identity/identity-fields'
import type { KindFormProps, TokenKind, TokenValues } from './token-kind'

const identity = {
  name: 'name',
  symbol: 'symbol',
  decimals: 'decimals',
  totalSupply: 'totalSupply',
  teamWallet: 'teamWallet',
} as const

type PlainFormProps = KindFormProps & { kind: Pick<TokenKind, 'schema' | 'defaults'> }

/** Every field of a kind by its key, one under another. */
export function PlainForm({ kind, onReview }: PlainFormProps) {
  const { t } = useTranslation()
  const form = useAppForm(tokenFormOptions<TokenValues>(kind, onReview))
  const own = Object.keys(kind.defaults).filter((field) => !(field in identity))
  return (
    <form.AppForm>
      <TokenForm
        onSubmit={form.handleSubmit}
        aside={<form.SubmitButton>{t('createToken.actions.review')}</form.SubmitButton>}
      >
        <IdentityFields form={form} fields={identity} />
        {own.map((name) => (
          <form.AppField key={name} name={name}>
            {(field) => <field.TextField label={name} />}
          </form.AppField>
        ))}
      </TokenForm>
    </form.AppForm>
  )
}
