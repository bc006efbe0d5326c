import { tokenFigures } from '@saleyard/generated/bench-figures'
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, test } from 'vitest'
import { useDraft } from '@/features/tokens/create/draft-store.ts'
import { CreateTokenPage } from '@/features/tokens/create/page.tsx'
import { parseBps } from '@/features/tokens/create/summary/fee-facts.ts'
import { kindIds, kinds } from '@/features/tokens/kinds/index.ts'
import type { TokenKind } from '@/features/tokens/kinds/token-kind.ts'
import en from '@/locales/en.json'
import { renderApp } from '@/testing/render-app.tsx'
import { presetNames, presets } from './presets.ts'

const words = en.createToken.picker
const { kinds: kindWords, summary } = en.createToken

beforeEach(() => useDraft.setState({ values: {}, step: 'stepOne' }))

describe('the sets of fees', () => {
  const sets = kindIds.flatMap((id) => presetNames.flatMap((name) => (presets[id] ? [{ id, name }] : [])))

  test.each(sets)('$id, $name: the form takes it as it is, and it is what its name says', ({ id, name }) => {
    const kind: TokenKind = kinds[id]
    const fees = presets[id]?.[name] ?? {}
    expect(kind.schema.safeParse({ ...kind.example, ...fees }).error).toBeUndefined()
    const total = Object.values(fees).reduce((sum, text) => sum + (parseBps(text) ?? Number.NaN), 0)
    expect(total).toBe({ light: 200, balanced: 500, strong: 1_000 }[name])
  })

  test('a press fills the open form, keeps what was typed, and moves the picture with it', async () => {
    renderApp(<CreateTokenPage kind="baby" />)
    const user = userEvent.setup()
    await user.type(await screen.findByRole('textbox', { name: en.createToken.fields.name }), 'Harbour')
    await user.click(screen.getByRole('button', { name: 'Balanced, 5%' }))

    const field = await screen.findByRole('textbox', { name: en.createToken.fields.tokenRewardFee })
    expect(field).toHaveProperty('value', '3')
    expect(screen.getByRole('textbox', { name: en.createToken.fields.name })).toHaveProperty('value', 'Harbour')
    expect(screen.getByRole('button', { name: 'Balanced, 5%', pressed: true })).toBeTruthy()

    // The same figures in the picture and next to the form.
    const flow = screen.getByRole('region', { name: words.flow })
    const amounts = within(flow)
      .getAllByRole('definition')
      .map(({ textContent }) => textContent)
    expect(amounts).toEqual(['950', '30', '10', '10'])
    const aside = screen.getByRole('complementary')
    expect(
      within(aside)
        .getAllByRole('definition')
        .map(({ textContent }) => textContent)
        .slice(0, 4),
    ).toEqual(amounts)
    expect(flow.querySelectorAll('.fee-flow')).toHaveLength(4)
  })
})

test('a kind without fees lets all of it through, in one lane', async () => {
  renderApp(<CreateTokenPage kind="standard" />)
  const flow = await screen.findByRole('region', { name: words.flow })
  expect(within(flow).getByRole('definition').textContent).toBe('1,000')
  expect(flow.querySelectorAll('.fee-flow')).toHaveLength(1)
  expect(within(flow).queryByRole('button')).toBeNull()
})

test('a fee that cannot be read has no figure, and none is made up', async () => {
  useDraft.setState({ values: { generateYield: 'x', generateLiquidity: '3' } })
  renderApp(<CreateTokenPage kind="liquidityGenerator" />)
  const flow = await screen.findByRole('region', { name: words.flow })
  const amounts = within(flow)
    .getAllByRole('definition')
    .map(({ textContent }) => textContent)
  expect(amounts).toEqual(['–', '–', '30', '0'])
})

test('the cards carry the names of the market beside ours', async () => {
  renderApp(<CreateTokenPage kind="standard" />)
  const cards = await screen.findByRole('navigation', { name: en.createToken.kindLabel })
  for (const id of kindIds)
    expect(within(cards).getByRole('link', { name: new RegExp(`^${kindWords[id].title}`) }).textContent).toContain(
      words.market[id],
    )
})

test('the comparison has each kind with its powers and its measured gas', async () => {
  renderApp(<CreateTokenPage kind="standard" />)
  const user = userEvent.setup()
  await user.click(await screen.findByRole('button', { name: words.compare }))
  const table = await screen.findByRole('table')
  expect(within(table).getAllByRole('columnheader')).toHaveLength(4)
  const row = (name: string) => within(table).getByRole('row', { name: new RegExp(`^${name}`) })
  const digits = (text: string | null) => text?.match(/\d+/g)?.join('')
  const cells = within(row(words.rows.create)).getAllByRole('cell')
  expect(cells.map(({ textContent }) => digits(textContent))).toEqual(
    kindIds.map((id) => `${tokenFigures[id].create}${tokenFigures[id].peerCreate}`),
  )
  expect(row(words.rows.cannot).textContent).toContain(kindWords.baby.cannot)
  expect(row(words.rows.fees).textContent).toContain(summary.purposes.buyback)
  await user.click(screen.getByRole('button', { name: words.compare, expanded: true }))
  expect(screen.queryByRole('table')).toBeNull()
})

test.each([
  { answers: ['yes'], kind: 'standard' },
  { answers: ['no', 'no'], kind: 'liquidityGenerator' },
  { answers: ['no', 'yes', 'no'], kind: 'baby' },
  { answers: ['no', 'yes', 'yes'], kind: 'buybackBaby' },
] as const)('three questions: $answers lead to $kind, and an answer can be changed', async ({ answers, kind }) => {
  renderApp(<CreateTokenPage kind="standard" />)
  const user = userEvent.setup()
  await user.click(await screen.findByRole('button', { name: words.questions }))
  const asked = Object.values(words.ask)
  for (const [index, answer] of answers.entries()) {
    const question = await screen.findByRole('group', { name: asked[index] })
    await user.click(within(question).getByRole('button', { name: words[answer] }))
  }
  const link = screen.getByRole('link', { name: `Choose ${kindWords[kind].title}` })
  expect(link.getAttribute('href')).toContain(`type=${kind}`)

  const other = answers[0] === 'yes' ? 'no' : 'yes'
  const first = screen.getByRole('group', { name: asked[0] })
  await user.click(within(first).getByRole('button', { name: words[other] }))
  expect(screen.queryByRole('link', { name: `Choose ${kindWords[kind].title}` })).toBeNull()
})
