import { parseAmount } from '@saleyard/chain/amounts/parse-amount.ts'
import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { Amount } from '@/components/tx/fact-row.tsx'
import { describeError } from '@/lib/errors/describe-error.ts'
import { i18n } from '@/lib/i18n/i18n.ts'
import en from '@/locales/en.json'
import { languages } from '@/locales/index.ts'
import { renderApp } from '@/testing/render-app.tsx'
import { useAppForm } from './use-app-form.tsx'

const whenInvalid = (text: string) => {
  try {
    parseAmount(text, 2)
  } catch (error) {
    return error
  }
}

function TestForm({ onSubmit }: { onSubmit: (value: unknown) => void }) {
  const form = useAppForm({
    defaultValues: { name: '', amount: '', to: '', kind: 'a' },
    onSubmit: ({ value }) => onSubmit(value),
  })
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        form.handleSubmit()
      }}
    >
      <form.AppField name="name" validators={{ onChange: ({ value }) => (value ? undefined : 'Name is missing') }}>
        {(field) => <field.TextField label="Name" hint="Two letters or more" />}
      </form.AppField>
      <form.AppField name="amount" validators={{ onChange: ({ value }) => whenInvalid(value) }}>
        {(field) => <field.AmountField label="Amount" />}
      </form.AppField>
      <form.AppField name="to">{(field) => <field.AddressField label="To" optional />}</form.AppField>
      <form.AppField name="kind">
        {(field) => (
          <field.SelectField
            label="Kind"
            options={[
              { value: 'a', label: 'A' },
              { value: 'b', label: 'B' },
            ]}
          />
        )}
      </form.AppField>
      <form.AppForm>
        <form.SubmitButton>Create</form.SubmitButton>
      </form.AppForm>
    </form>
  )
}

test('a field says its hint, then what is wrong, and ties both to the input', async () => {
  renderApp(<TestForm onSubmit={() => {}} />)
  const name = await screen.findByLabelText('Name')
  expect(name).toHaveProperty('ariaInvalid', 'false')
  expect(document.getElementById(name.getAttribute('aria-describedby') ?? '')?.textContent).toBe('Two letters or more')

  await userEvent.type(name, 'x{Backspace}')
  expect(name.getAttribute('aria-invalid')).toBe('true')
  expect(document.getElementById(name.getAttribute('aria-describedby') ?? '')?.textContent).toBe('Name is missing')
})

test('an amount that is not one is answered with the sentence of its error', async () => {
  renderApp(<TestForm onSubmit={() => {}} />)
  await userEvent.type(await screen.findByLabelText('Amount'), '1.234')
  expect(
    screen.getByText(
      describeError({ code: 'amountTooManyDecimals', values: { amount: '1.234', decimals: 2 } }, i18n.t),
    ),
  ).toBeTruthy()
})

test('a number in groups has the face of figures in the sentence of a field', async () => {
  renderApp(<TestForm onSubmit={() => {}} />)
  await userEvent.type(await screen.findByLabelText('Amount'), '1,000')
  expect(await screen.findByText('1,000', { selector: 'bdi.font-mono' })).toBeTruthy()
})

test('the button counts the fields to correct, sends nothing, then says the act again', async () => {
  const onSubmit = vi.fn()
  renderApp(<TestForm onSubmit={onSubmit} />)
  await userEvent.click(await screen.findByRole('button', { name: 'Create' }))
  await screen.findByRole('button', { name: en.form.problems_other.replace('{{count}}', '2') })
  expect(onSubmit).not.toHaveBeenCalled()

  await userEvent.type(screen.getByLabelText('Name'), 'Harbour')
  await userEvent.type(screen.getByLabelText('Amount'), '1.50')
  await userEvent.type(screen.getByLabelText(/^To/), ' 0xabc ')
  await userEvent.selectOptions(screen.getByLabelText('Kind'), 'B')
  await userEvent.click(screen.getByRole('button', { name: 'Create' }))
  await waitFor(() =>
    expect(onSubmit).toHaveBeenCalledWith({ name: 'Harbour', amount: '1.50', to: '0xabc', kind: 'b' }),
  )
})

test('in a language with a decimal comma an amount is typed and shown with it, and the form has a point', async () => {
  document.documentElement.lang = 'de'
  try {
    const submitted = vi.fn()
    const user = userEvent.setup()
    renderApp(<TestForm onSubmit={submitted} />)
    await user.type(await screen.findByLabelText(/^Name/), 'ab')
    const amount = screen.getByLabelText<HTMLInputElement>(/^Amount/)
    await user.type(amount, '0.25')
    expect(amount.value).toBe('0,25')
    await user.click(screen.getByRole('button', { name: 'Create' }))
    await waitFor(() => expect(submitted).toHaveBeenCalledWith(expect.objectContaining({ amount: '0.25' })))
    await user.clear(amount)
    await user.paste('1.000')
    expect(amount.value).toBe('1 000')
    await waitFor(() => expect(amount.getAttribute('aria-invalid')).toBe('true'))
  } finally {
    document.documentElement.removeAttribute('lang')
  }
})

test.each(languages)(
  'an amount copied from the page in $lang keeps its value in a field, or is refused',
  async ({ lang }) => {
    document.documentElement.lang = lang
    try {
      const units = [99_950n, 150n, 100_000n, 4_357_500n, 4_357_550n, 123_456_789n]
      renderApp(
        <>
          {units.map((value) => (
            <Amount key={value} value={value} decimals={2} symbol="HRB" />
          ))}
          <TestForm onSubmit={() => {}} />
        </>,
      )
      const user = userEvent.setup()
      const field = await screen.findByLabelText<HTMLInputElement>(/^Amount/)
      const shown = [...document.querySelectorAll('.figure')].map(({ textContent }) => textContent)
      expect(shown).toHaveLength(units.length)
      for (const [index, text] of shown.entries()) {
        const copied = text?.replace(' HRB', '') ?? ''
        await user.clear(field)
        await user.click(field)
        await user.paste(copied)
        const isRefused = field.getAttribute('aria-invalid') === 'true'
        const read = isRefused ? 'refused' : parseAmount(field.value.replace(',', '.'), 2)
        expect(read, copied).toBe(units[index] === 99_950n || units[index] === 150n ? units[index] : 'refused')
      }
    } finally {
      document.documentElement.removeAttribute('lang')
    }
  },
)

test('a long amount may break behind a group and its decimal sign, and nowhere else', () => {
  const { container } = render(<Amount value={1_234_567_891n} decimals={4} symbol="HRB" />)
  expect(container.querySelector('.figure')?.innerHTML).toBe('123,<wbr>456.<wbr>7891 <bdi>HRB</bdi>')
})
