import { configure, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { useAppForm } from '@/components/form/use-app-form.tsx'
import { validateAlways } from '@/components/form/validate-always.ts'
import {
  coinAnswers,
  createScriptedChain,
  exchangeAnswers,
  routerAnswers,
  tokenAnswers,
} from '@/features/tokens/create/testing/scripted-chain.ts'
import { renderPage } from '@/features/tokens/testing/render-page.tsx'
import en from '@/locales/en.json'
import { identityDefaults } from './identity.ts'
import { IdentityFields, identityNames } from './identity-fields.tsx'

configure({ asyncUtilTimeout: 10_000 })

const { checks, fields } = en.createToken
const router = '0x1111111111111111111111111111111111111111'
const exchange = '0x2222222222222222222222222222222222222222'
const coin = '0x3333333333333333333333333333333333333333'
const contract = '0x4444444444444444444444444444444444444444'

function Form() {
  const form = useAppForm({ defaultValues: identityDefaults, validationLogic: validateAlways })
  return (
    <form.AppForm>
      <IdentityFields form={form} fields={identityNames} hasFees router={router} />
    </form.AppForm>
  )
}

test('who gets the supply is looked at on chain: a contract is warned of, the wrapped coin refused', async () => {
  const { config } = await createScriptedChain({
    [router]: routerAnswers(exchange, coin),
    [exchange]: exchangeAnswers,
    [coin]: coinAnswers,
    [contract]: { ...tokenAnswers('Tether USD'), '0x': '0x6000' },
  })
  await renderPage(<Form />, config)
  const field = await screen.findByRole('textbox', { name: new RegExp(`^${fields.teamWallet}`) })
  await userEvent.click(field)
  await userEvent.paste(contract)
  await screen.findByText(checks.walletIsContract.replace('{{network}}', 'Local chain'), { exact: false })
  expect(field.getAttribute('aria-invalid')).toBe('false')

  await userEvent.clear(field)
  await userEvent.paste(coin)
  await screen.findByText(checks.problems.walletIsCoin.replace('{{coin}}', 'ETH'))
  await waitFor(() => expect(field.getAttribute('aria-invalid')).toBe('true'))
})
