import { routerNames } from '@saleyard/chain/networks/chain-facts.ts'
import { act, cleanup, configure, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { i18n } from '@/lib/i18n/i18n.ts'
import '@/testing/all-strings.ts'
import { identityLabels, kindLabels } from '@/features/tokens/create/testing/kind-labels.ts'
import { kindIds, kinds } from '@/features/tokens/kinds/index.ts'
import type { KindId } from '@/features/tokens/kinds/saleyard-token.ts'
import { renderPage } from '@/features/tokens/testing/render-page.tsx'
import de from '@/locales/du.json'
import en from '@/locales/en.json'
import { useDraft } from './draft-store.ts'
import { CreateTokenPage } from './page.tsx'

const { checks, actions } = en.createToken
const user = userEvent.setup()

// Forms of many keys on a busy machine take their time; nothing here waits for a clock.
vi.setConfig({ testTimeout: 60_000 })
configure({ asyncUtilTimeout: 20_000 })

afterEach(async () => {
  useDraft.getState().startFromLink({})
  await i18n.changeLanguage('en')
})

const taxed = kindIds.filter((id) => kinds[id].feeFields.length > 0)

const open = async (kind: KindId, values: Record<string, string> = {}) => {
  useDraft.getState().setValues(values)
  const view = await renderPage(<CreateTokenPage kind={kind} />)
  await screen.findByRole('textbox', { name: 'Name' })
  return view
}

const box = (label: string) => screen.getByRole<HTMLInputElement>('textbox', { name: (name) => name.startsWith(label) })
const hintOf = (control: HTMLElement) =>
  document.getElementById(control.getAttribute('aria-describedby') ?? '')?.textContent

test.each(kindIds)(
  'the form of %s asks for its fields, by their names, in their order [c148] [c149] [c150]',
  async (kind) => {
    await open(kind)
    const boxes = screen.getAllByRole<HTMLInputElement>('textbox')
    const expected = { ...identityLabels, ...kindLabels[kind] }
    expect(boxes.map(({ placeholder }) => placeholder)).toEqual(Object.values(expected))
    for (const [index, label] of Object.keys(expected).entries()) expect(boxes[index]).toBe(box(label))
    expect(screen.queryAllByRole('combobox', { name: 'Router' }).length).toBe(taxed.includes(kind) ? 1 : 0)
  },
)

test('an empty fee says how it is written: "0 - 25" for basis points, "0 - 100" for percent [c144] [c145]', async () => {
  await open('liquidityGenerator')
  const [tax, liquidity, charity] = ['generate yield', 'generate liquidity', 'Charity/Marketing percent'].map(
    (label) => screen.getByRole<HTMLInputElement>('textbox', { name: new RegExp(label) }).placeholder,
  )
  expect([tax, liquidity, charity]).toEqual(['0 - 25', '0 - 25', '0 - 25'])
  cleanup()
  await open('baby')
  const fees = ['Token reward fee', 'Auto add liquidity', 'Marketing fee'].map((label) => box(label).placeholder)
  expect(fees).toEqual(['0 - 100', '0 - 100', '0 - 100'])
})

test.each(taxed)('%s asks for a router, an address of an own one, and a team wallet [c151]', async (kind) => {
  await open(kind)
  await user.selectOptions(screen.getByRole('combobox', { name: 'Router' }), checks.router.own)
  for (const label of [checks.router.address, 'Team wallet']) {
    await user.clear(box(label))
    await user.paste('0x10ED43C718714eb63d5aA57B78B54704E256024E')
    expect(box(label).value).toBe('0x10ED43C718714eb63d5aA57B78B54704E256024E')
  }
  const { values } = useDraft.getState()
  expect([values.router, values.teamWallet]).toEqual(Array(2).fill('0x10ED43C718714eb63d5aA57B78B54704E256024E'))
})

test.each(taxed)('routers of %s are offered in their order, unknown ones with the reason [c146]', async (kind) => {
  await open(kind)
  const options = within(screen.getByRole('combobox', { name: 'Router' })).getAllByRole<HTMLOptionElement>('option')
  const [, ...rows] = options
  expect(rows.map(({ text }) => text.split(' (')[0])).toEqual([...routerNames, checks.router.own])
  expect(rows.filter(({ disabled }) => !disabled).map(({ text }) => text)).toEqual(['Panacakeswap', 'Custom address'])
  expect(rows[0]?.title).toBe('PancakeSwap')
  for (const { disabled, text } of rows) expect(text.includes('no address known')).toBe(disabled)
})

const bad = { percent: '25.01', fee: '100.01', address: '0x12' }

test.each<[KindId, [label: string, text: string, message: string][]]>([
  [
    'liquidityGenerator',
    [
      ['Transaction fee to generate yield (%)', bad.percent, 'From 0 to 25'],
      ['Transaction fee to generate liquidity (%)', '', 'Enter a percentage.'],
      ['Charity/Marketing address', bad.address, 'Address is invalid'],
      ['Charity/Marketing percent (%)', '0.99', 'From 1 to 25'],
    ],
  ],
  [
    'baby',
    [
      ['Reward token', bad.address, 'Address is invalid'],
      [
        'Minimum token balance for dividends',
        '1000000.000000000000000001',
        'At most 1,000,000: 0.1% of the total supply.',
      ],
      ['Token reward fee (%)', '0.009', 'From 0.01 to 100'],
      ['Auto add liquidity (%)', '', 'Enter a percentage.'],
      ['Marketing fee (%)', bad.fee, 'From 0.01 to 100'],
      ['Marketing wallet', bad.address, 'Address is invalid'],
    ],
  ],
  [
    'buybackBaby',
    [
      ['Reward token', bad.address, 'Address is invalid'],
      ['Marketing fee (%)', '15.25', en.createToken.validation.buybackFeesTooHigh],
      ['Liquidity Fee (%)', bad.fee, 'From 0.01 to 100'],
      ['Buyback Fee (%)', bad.fee, 'Invalid buyback fee'],
      ['Reflection Fee (%)', '0.009', 'Invalid reflection fee'],
      ['Marketing fee (%)', '', 'Enter a percentage.'],
    ],
  ],
])(
  'whoever leaves a field of %s with a mistake reads there what is wrong [c160] [c174] [c176]',
  async (kind, mistakes) => {
    await open(kind, { ...kinds[kind].example })
    for (const [label, text, message] of mistakes) {
      const control = box(label)
      await user.clear(control)
      if (text) await user.paste(text)
      await user.tab()
      expect(hintOf(control)).toBe(message)
      expect(control.getAttribute('aria-invalid')).toBe('true')
    }
    const fields = new Set(mistakes.map(([label]) => label))
    await user.selectOptions(screen.getByRole('combobox', { name: 'Router' }), checks.router.own)
    await user.type(box(checks.router.address), bad.address)
    await user.tab()
    expect(hintOf(box(checks.router.address))).toBe('Router is invalid address')
    expect(screen.getByRole('button', { name: `Fix ${fields.size + 1} fields to continue` })).toBeDefined()
  },
)

test('under each fee stands who gets what of 1,000 tokens, live', async () => {
  await open('buybackBaby', { symbol: 'HRB' })
  for (const [label, sentence] of [
    ['Liquidity Fee (%)', 'Of 1,000 HRB, 12.5 goes to the pool as liquidity no one can take out.'],
    ['Buyback Fee (%)', 'Of 1,000 HRB, 12.5 is traded for tBNB, which is used to buy the token back and burn it.'],
    ['Reflection Fee (%)', 'Of 1,000 HRB, 12.5 is traded for the reward token, which goes to holders.'],
    ['Marketing fee (%)', 'Of 1,000 HRB, 12.5 is traded for tBNB, which goes to the first owner.'],
  ] as const) {
    await user.type(box(label), '1.25')
    expect(hintOf(box(label))).toBe(sentence)
  }
})

test('the largest minimum for dividends follows the supply [c168]', async () => {
  await open('baby', { symbol: 'HRB', totalSupply: '12345678' })
  const minimum = () => hintOf(box('Minimum token balance for dividends'))
  expect(minimum()).toMatch(/^At most 12,345\.678 HRB, 0\.1% of the supply\./)
  await user.type(box('Total supply'), '9')
  expect(minimum()).toMatch(/^At most 123,456\.789 HRB/)
})

test('what was typed stays when the kind changes', async () => {
  const { unmount } = await open('baby')
  await user.type(box('Marketing fee (%)'), '1.5')
  unmount()
  await open('buybackBaby')
  expect(box('Marketing fee (%)').value).toBe('1.5')
})

test('a change of language keeps what was typed, and tells what is wrong in that language', async () => {
  const { router: _, ...typed } = { ...kinds.buybackBaby.example, marketingFee: '15.25' }
  await open('buybackBaby', typed)
  await user.click(box('Marketing fee (%)'))
  await user.tab()
  await act(() => i18n.changeLanguage('de'))
  const { fields, validation } = de.createToken
  for (const [field, text] of Object.entries(typed)) expect(box(fields[field as keyof typeof fields]).value).toBe(text)
  expect(hintOf(box(fields.marketingFee))).toBe(validation.buybackFeesTooHigh)
})

test('a checksum that does not fit warns at every address and stops nobody', async () => {
  await open('baby', { ...kinds.baby.example })
  await user.clear(box('Marketing wallet'))
  await user.paste('0x70997970c51812dc3A010C7d01b50e0d17dc79C8')
  expect(hintOf(box('Marketing wallet'))).toBe(en.createToken.warnings.checksum)
  await user.click(screen.getByRole('button', { name: actions.review }))
  expect(await screen.findByText('0x70997970C51812dc3A010C7d01b50e0d17dc79C8')).toBeDefined()
})
