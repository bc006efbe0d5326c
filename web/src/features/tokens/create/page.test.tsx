import { configure, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { kinds } from '@/features/tokens/kinds/index.ts'
import { renderPage } from '@/features/tokens/testing/render-page.tsx'
import en from '@/locales/en.json'
import { renderApp } from '@/testing/render-app.tsx'
import { accountA, withPendingSecondWallet } from '@/testing/scripted-wallet.ts'
import { useDraft } from './draft-store.ts'
import { CreateTokenPage } from './page.tsx'
import { useCreator } from './use-creator.ts'

// A form of many keys on a busy machine takes its time; nothing here waits for a clock.
vi.setConfig({ testTimeout: 30_000 })
configure({ asyncUtilTimeout: 10_000 })

describe('form and review', () => {
  const { fields, placeholders, validation, warnings, actions, review, steps } = en.createToken
  const user = userEvent.setup()

  beforeEach(() => useDraft.getState().startFromLink({}))

  const field = (name: keyof typeof fields) =>
    screen.getByRole<HTMLInputElement>('textbox', { name: new RegExp(`^${fields[name]}`) })

  async function open() {
    const view = await renderPage(<CreateTokenPage kind="standard" />)
    await screen.findByRole('textbox', { name: fields.name })
    return view
  }

  async function fill(values: Partial<Record<keyof typeof fields, string>>) {
    for (const [name, text] of Object.entries(values)) {
      await user.clear(field(name as keyof typeof fields))
      if (text) await user.paste(text)
    }
  }

  /** The button names the next action, or the number of fields that block it. */
  const pressReview = () => user.click(screen.getByRole('button', { name: new RegExp(`^(${actions.review}|Fix .*)$`) }))

  test('the form asks for name, symbol, decimals, total supply and team wallet [c147]', async () => {
    await open()
    for (const name of Object.keys(kinds.standard.defaults) as (keyof typeof fields)[])
      expect(field(name).value).toBe(name === 'decimals' ? '18' : '')
  })

  test('placeholders show the way to write [c141] [c142] [c143]', async () => {
    await open()
    expect([field('totalSupply').placeholder, field('decimals').placeholder, field('teamWallet').placeholder]).toEqual([
      'Ex: 10000000000',
      'Ex: 1',
      'Ex: 0x.....',
    ])
    expect(placeholders.totalSupply).toBe(field('totalSupply').placeholder)
  })

  test('the flow has two steps, and the review is the second [c139]', async () => {
    await open()
    const current = () =>
      within(screen.getByRole('list', { name: steps.label })).getByRole('listitem', { current: 'step' })
    expect(current().textContent).toContain(steps.stepOne)

    await fill(kinds.standard.example)
    await pressReview()

    expect(current().textContent).toContain(steps.stepTwo)
    expect(screen.getByRole('heading', { name: review.title })).toBe(document.activeElement)
  })

  test.each([
    ['name', '', validation.nameBlank],
    ['name', 'H', validation.nameShort],
    ['symbol', '', validation.symbolBlank],
    ['symbol', 'H', validation.symbolShort],
    ['decimals', '2.5', validation.decimalsInvalid],
    ['decimals', '1', validation.decimalsMin],
    ['decimals', '65', validation.decimalsMax],
    ['totalSupply', '0', validation.supplyZero],
    ['totalSupply', '1,000', validation.supplySeparators],
    ['teamWallet', '0x12', validation.teamWalletInvalid],
  ] as const)(
    '%s %j is told at the field: the form stays as it is and the cursor goes there',
    async (name, text, message) => {
      await open()
      const values = { ...kinds.standard.example, [name]: text }
      await fill(values)
      await pressReview()

      expect(field(name).getAttribute('aria-invalid')).toBe('true')
      expect(field(name)).toBe(document.activeElement)
      expect(document.getElementById(field(name).getAttribute('aria-describedby') ?? '')?.textContent).toBe(message)
      for (const [other, kept] of Object.entries(values)) expect(field(other as keyof typeof fields).value).toBe(kept)
      expect(screen.getByRole('button', { name: en.form.problems_one })).toBeDefined()
      expect(useDraft.getState().step).toBe('stepOne')
    },
  )

  test('all problems are counted and the first one gets the cursor; a corrected field is quiet at once', async () => {
    await open()
    await pressReview()
    expect(field('name')).toBe(document.activeElement)
    expect(screen.getByRole('button', { name: en.form.problems_other.replace('{{count}}', '3') })).toBeDefined()

    await fill({ name: 'Harbour' })
    expect(screen.queryByText(validation.nameBlank)).toBeNull()
    expect(screen.getByRole('button', { name: en.form.problems_other.replace('{{count}}', '2') })).toBeDefined()
  })

  test('a field is judged when it is left, not while it is typed, and others not before their turn', async () => {
    await open()
    await user.type(field('name'), 'H')
    expect(screen.queryByText(validation.nameShort)).toBeNull()

    await user.type(field('totalSupply'), '0')
    expect(screen.getByText(validation.nameShort)).toBeDefined()
    expect(screen.queryByText(validation.supplyZero)).toBeNull()
    expect(screen.getByRole('button', { name: en.form.problems_one })).toBeDefined()

    await user.type(field('name'), 'a')
    expect(screen.queryByText(validation.nameShort)).toBeNull()
  })

  test('pressing again leads to the first mistake again', async () => {
    await open()
    await pressReview()
    await user.click(field('decimals'))
    await pressReview()
    expect(field('name')).toBe(document.activeElement)
  })

  test('a supply beyond 256 bits is refused with the largest one', async () => {
    await open()
    await fill({ ...kinds.standard.example, decimals: '64', totalSupply: '11579208923732' })
    await pressReview()
    expect(document.getElementById(field('totalSupply').getAttribute('aria-describedby') ?? '')?.textContent).toMatch(
      /^At most 11,579,208,923,731\.619/,
    )
  })

  test('a warning stops nobody', async () => {
    await open()
    const teamWallet = '0x70997970c51812dc3A010C7d01b50e0d17dc79C8'
    await fill({ ...kinds.standard.example, decimals: '37', totalSupply: '1', teamWallet })
    for (const warning of [warnings.decimalsUnlisted, warnings.supplyOverPool, warnings.checksum])
      expect(screen.getByText(warning)).toBeDefined()

    await pressReview()
    expect(screen.getByText('0x70997970C51812dc3A010C7d01b50e0d17dc79C8')).toBeDefined()
  })

  test('the review tells the supply to the base unit, and the way back keeps all that was typed', async () => {
    await open()
    await fill({ ...kinds.standard.example, decimals: '2', totalSupply: '1234567.8' })
    await pressReview()
    expect(screen.getByText('123456780')).toBeDefined()
    expect(screen.getByRole('button', { name: en.wallet.connect })).toBeDefined()

    await user.click(screen.getByRole('button', { name: review.back }))
    expect((await screen.findByRole<HTMLInputElement>('textbox', { name: fields.totalSupply })).value).toBe('1234567.8')
  })

  test('what was typed is there after a reload, with the same salt', async () => {
    const { salt } = useDraft.getState()
    const { unmount } = await open()
    await fill({ name: 'Harb', totalSupply: '1,0' })
    unmount()
    await useDraft.persist.rehydrate()

    await open()
    expect([field('name').value, field('totalSupply').value]).toEqual(['Harb', '1,0'])
    expect(useDraft.getState().salt).toBe(salt)
  })

  test('a kept review whose values no longer hold opens the form', async () => {
    useDraft.getState().review({ ...kinds.standard.example, totalSupply: '0' })
    await open()
    expect(field('totalSupply').value).toBe('0')
  })
})

describe('creator', () => {
  function Creator() {
    const { account, chain } = useCreator()
    return <p>{`${account} on ${chain.id}`}</p>
  }

  test('[c108] who creates stays so while another wallet is asked', async () => {
    const { config } = await withPendingSecondWallet()
    renderApp(<Creator />, config)
    await screen.findByText(`${accountA} on 31337`)
  })
})
