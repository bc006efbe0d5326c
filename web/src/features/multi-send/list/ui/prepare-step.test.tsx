import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeAll, describe, expect, test, vi } from 'vitest'
import { localAsset, renderPrepare } from '@/features/multi-send/list/ui/testing/render-prepare.tsx'
import { readList } from '@/features/multi-send/list/worker/testing/read-list.ts'
import { emptyDraft, initialState } from '@/features/multi-send/multi-send-state.ts'
import { reduceMultiSend } from '@/features/multi-send/reduce-multi-send.ts'
import { appStore } from '@/lib/storage/app-store.ts'
import en from '@/locales/en.json'
import { useUndoKeys } from './prepare-step.tsx'

describe('PrepareStep', () => {
  const [a, b, c] = ['a1', 'b2', 'c3'].map((pair) => `0x${pair.repeat(20)}`) as [string, string, string]
  const words = en.multiSend

  // jsdom measures nothing, and rows outside of the window are not rendered.
  beforeAll(() => {
    Object.defineProperty(HTMLElement.prototype, 'clientHeight', { configurable: true, value: 360 })
    Object.defineProperty(HTMLElement.prototype, 'offsetHeight', { configurable: true, value: 36 })
  })

  const row = (number: number) =>
    screen.getAllByRole('listitem').find((item) => item.getAttribute('aria-posinset') === String(number)) as HTMLElement

  test('every line stands there with its number, its state and its reason', async () => {
    renderPrepare({ text: `# note\n${a},1\n${b},-5\n${c},\nnobody at all` })
    await screen.findAllByRole('button', { name: /^Edit line/ })

    expect(within(row(1)).getByText(words.states.ignored)).toBeTruthy()
    expect(within(row(2)).getByText('2')).toBeTruthy()
    expect(within(row(2)).getByText(words.states.accepted)).toBeTruthy()
    expect(within(row(3)).getByText(words.refusals.amountNegative)).toBeTruthy()
    expect(within(row(3)).getByText(words.states.refused)).toBeTruthy()
    expect(within(row(4)).getByText(words.refusals.amountMissing)).toBeTruthy()
    expect(within(row(5)).getByText("“nobody at all” isn't an address.")).toBeTruthy()
  })

  test('refused lines keep the list from going on: the button says how many, and leads to the first', async () => {
    const { user, on } = renderPrepare({ text: `${a},1\n${b},-5\nx` })

    await user.click(screen.getByRole('button', { name: 'Fix or remove 2 lines to continue' }))
    await expect.poll(() => screen.getByRole('region', { name: words.list.lines }).matches(':focus')).toBe(true)
    expect(on.review).not.toHaveBeenCalled()
  })

  test('refused lines are removed all at once, and can be put back', async () => {
    const { user, dispatch } = renderPrepare({ text: `${a},1\n${b},-5\nx` })
    await user.click(screen.getByRole('button', { name: words.problems.remove }))
    await expect.poll(() => dispatch).toHaveBeenCalledWith({ type: 'linesDropped', numbers: [2, 3] })
  })

  test('refused lines of the list before are not removed from the one that is being read', async () => {
    const { list } = readList(`${a},1\n${b},-5\nx`)
    const reading = { status: 'reading', list, milliseconds: 0, retry: vi.fn() } as const
    const { user, dispatch } = renderPrepare({ text: `${a},1\n${b},-5\n${c},2` }, { reading })
    const button = screen.getByRole('button', { name: words.problems.remove })
    expect(button.getAttribute('aria-disabled')).toBe('true')
    await user.click(button)
    await act(async () => {})
    expect(dispatch).not.toHaveBeenCalled()
  })

  test('lines that were removed are counted and can be put back', async () => {
    const { user, dispatch } = renderPrepare({ text: `${a},1\n${b},-5`, droppedLines: [2] })
    expect(screen.getByText('1 removed')).toBeTruthy()
    await user.click(screen.getByRole('button', { name: words.problems.putBack }))
    expect(dispatch).toHaveBeenCalledWith({ type: 'linesRestored' })
  })

  test('while the last session is on its way, the step waits with the header and calls no wallet missing', () => {
    const note = words.wallet.disconnected
    appStore.setState({ recentAccount: { address: `0x${'5e'.repeat(20)}`, chainId: 31337 } })
    renderPrepare({ text: `${a},1` }, { walletNote: note }, 'disconnected')
    expect(screen.getByText(en.wallet.connecting).closest('[role=status]')).not.toBeNull()
    expect(screen.queryByText(note)).toBeNull()
    expect(screen.queryByRole('button', { name: words.acts.connect })).toBeNull()

    act(() => appStore.setState({ recentAccount: null })) // it could not be taken up
    expect(screen.getByText(note)).toBeTruthy()
    expect(screen.getByRole('button', { name: words.acts.connect })).toBeTruthy()
  })

  test('an ambiguous comma is asked about once for all lines, and never guessed', async () => {
    const { user, dispatch } = renderPrepare({ text: `${a},1,000\n${b},2,500\n${c},3` })

    const question = screen.getByRole('region', { name: 'What does the comma in 1,000 mean?' })
    expect(within(question).getByText(/2 lines affected/)).toBeTruthy()
    expect(screen.getByRole('button', { name: 'Answer 1 question to continue' })).toHaveProperty('disabled', false)
    await user.click(within(question).getByRole('button', { name: 'Thousands separator: 1000' }))
    expect(dispatch).toHaveBeenCalledWith({ type: 'answered', answers: { comma: 'thousands' } })
  })

  test('the button leads to the question', async () => {
    const { user } = renderPrepare({ text: `${a},1,000` })
    await user.click(screen.getByRole('button', { name: 'Answer 1 question to continue' }))
    expect(document.activeElement).toBe(screen.getByRole('button', { name: /^Thousands separator/ }))
  })

  test('an answer that was given is shown and can be changed', () => {
    renderPrepare({ text: `${a},1,000`, answers: { comma: 'thousands' } })
    expect(screen.getByRole('button', { name: 'Thousands separator: 1000', pressed: true })).toBeTruthy()
    expect(screen.getByRole('button', { name: /^Decimal separator/, pressed: false })).toHaveProperty('disabled', false)
  })

  test('a recipient that stands there twice is asked about', () => {
    renderPrepare({ text: `${a},1\n${a},2` })
    const question = screen.getByRole('region', { name: /is listed more than once/ })
    const choices = Object.values(words.questions.choices.duplicates)
    expect(choices.filter((name) => within(question).queryByRole('button', { name }))).toEqual(choices)
  })

  test('without a wallet the button connects one', async () => {
    const { user, on } = renderPrepare({ text: `${a},1` }, {}, 'disconnected')
    await user.click(screen.getByRole('button', { name: words.acts.connect }))
    expect(on.connect).toHaveBeenCalledOnce()
  })

  test('the sample leads on to the next step, and the page says where it can be paid', async () => {
    const { user, dispatch } = renderPrepare({}, {}, 'disconnected')
    await user.click(screen.getByRole('button', { name: words.list.sample }))
    const [{ text }] = dispatch.mock.lastCall as [{ text: string }]
    cleanup()

    const chain = { id: 56, name: 'BNB Smart Chain', symbol: 'BNB', shortName: 'bnb' }
    renderPrepare({ text }, { asset: { ...localAsset, chain } }, 'disconnected')
    expect(screen.getByRole('button', { name: words.acts.connect })).toHaveProperty('disabled', false)
    expect(screen.getByText(words.list.samples)).toBeTruthy()
    expect(await screen.findAllByText(words.warnings.recipientIsSample)).toHaveLength(3)
    cleanup()
    renderPrepare({ text }, {}, 'disconnected')
    expect(screen.getByText(words.list.samplesLocal)).toBeTruthy()
    expect(screen.queryByText(words.list.samples)).toBeNull()
    cleanup()
    renderPrepare({ text: `${a},1` })
    expect(screen.queryByText(words.list.samples)).toBeNull()
  })

  test('where MultiSender is missing the button offers to deploy it, where another is in its place to go elsewhere', async () => {
    const { user, on } = renderPrepare({ text: `${a},1` }, { walletNote: words.wallet.noContract }, 'noContract')
    expect(screen.getByText(words.wallet.noContract)).toBeDefined()
    await user.click(screen.getByRole('button', { name: 'Deploy Multi Sender on Local chain' }))
    expect(on.deploy).toHaveBeenCalledOnce()
    cleanup()

    const foreign = renderPrepare({ text: `${a},1` }, { walletNote: words.wallet.foreignContract }, 'foreignContract')
    await user.click(screen.getByRole('button', { name: words.acts.chooseNetwork }))
    expect(foreign.on.chooseNetwork).toHaveBeenCalledOnce()
    expect(foreign.on.deploy).not.toHaveBeenCalled()
  })

  test('a list that is understood goes on to Review', async () => {
    const { user, on } = renderPrepare({ text: `${a},0.25\n${b},0.5` })
    const summary = screen.getByRole('complementary', { name: words.summary.heading })
    expect(within(summary).getByText('0.75')).toBeTruthy()
    expect(within(summary).getByText('0.25')).toBeTruthy()
    await user.click(screen.getByRole('button', { name: 'Review 2 payments' }))
    expect(on.review).toHaveBeenCalledOnce()
  })

  test('more than there is: the summary names what is missing', () => {
    renderPrepare({ text: `${a},1.5` })
    expect(screen.getByText(words.summary.missing)).toBeTruthy()
    expect(screen.getByText('0.5')).toBeTruthy()
  })

  test('a line is edited in its place: Enter keeps it, Escape leaves it as it was', async () => {
    const { user, dispatch } = renderPrepare({ text: `${a},1\n${b},-5` })
    await user.click(await screen.findByRole('button', { name: /^Edit line 2/ }))
    const field = screen.getByRole('textbox', { name: 'Line 2' })
    expect(document.activeElement).toBe(field)
    await user.keyboard('{Escape}')
    expect(dispatch).not.toHaveBeenCalled()

    await user.click(await screen.findByRole('button', { name: /^Edit line 2/ }))
    await user.clear(screen.getByRole('textbox', { name: 'Line 2' }))
    await user.keyboard(`${b},5{Enter}`)
    expect(dispatch).toHaveBeenCalledExactlyOnceWith({ type: 'lineEdited', number: 2, text: `${b},5` })
  })

  test.each(['noCode', 'notToken', 'silent'] as const)(
    'a token address that is wrong (%s) is refused in words',
    (problem) => {
      renderPrepare({ asset: 'erc20', tokenText: a }, { token: { status: 'refused', problem, retry: vi.fn() } })
      expect(screen.getByRole('alert').textContent).toContain(words.asset[problem].replace('{{chain}}', 'Local chain'))
      expect(screen.getByRole('textbox', { name: words.asset.tokenLabel }).getAttribute('aria-invalid')).toBe('true')
      expect(screen.getByRole('button', { name: words.acts.correctToken })).toHaveProperty('disabled', false)
    },
  )

  test('a spreadsheet file is refused with a sentence, and the list stays', async () => {
    const { user, dispatch } = renderPrepare({})
    const file = new File(['x'], 'list.xls')
    await user.upload(screen.getByLabelText(words.list.loadLabel, { selector: 'input' }), file)
    expect((await screen.findByRole('alert')).textContent).toContain('Save it as XLSX or CSV.')
    expect(dispatch).not.toHaveBeenCalled()
  })

  test('a CSV file becomes the list', async () => {
    const { user, dispatch } = renderPrepare({})
    await user.upload(screen.getByLabelText(words.list.loadLabel, { selector: 'input' }), new File([`${a},1`], 'l.csv'))
    await expect.poll(() => dispatch).toHaveBeenCalledWith({ type: 'textReplaced', text: `${a},1` })
  })

  test('of 50,000 lines only those in view are in the document', () => {
    const text = Array.from({ length: 50_000 }, (_, index) => `0x${(index + 1).toString(16).padStart(40, '1')},1`).join(
      '\n',
    )
    renderPrepare({ text })
    expect(screen.getByText('50,000 lines read in 0.1 s')).toBeTruthy()
    expect(screen.getAllByRole('listitem').length).toBeLessThan(60)
  })

  test('what is typed goes to the draft', async () => {
    const { user, dispatch } = renderPrepare({})
    await user.type(screen.getByRole('textbox', { name: words.list.label }), 'x')
    expect(dispatch).toHaveBeenCalledWith({ type: 'textReplaced', text: 'x' })
  })

  test('what is typed into a list edits it, and the text stays in view', async () => {
    const { user, dispatch } = renderPrepare({ text: `${a},1` })
    await user.click(screen.getByRole('button', { name: words.list.editText }))
    await user.type(screen.getByRole('textbox', { name: words.list.label }), '5')
    expect(dispatch).toHaveBeenCalledWith({ type: 'textEdited', text: `${a},15` })
    screen.getByRole('textbox', { name: words.list.label })
  })

  test('the state behind it takes what the page dispatches', async () => {
    const { user, dispatch } = renderPrepare({ text: `${a},-1` })
    await user.click(screen.getByRole('button', { name: words.problems.remove }))
    await expect.poll(() => dispatch).toHaveBeenCalled()
    const before = { ...initialState, draft: { ...emptyDraft, text: `${a},-1` } }
    expect(reduceMultiSend(before, dispatch.mock.calls[0]?.[0]).draft.droppedLines).toEqual([1])
  })
})

describe('the columns of a table', () => {
  const words = en.multiSend
  const [a, b, c] = [`0x${'a1'.repeat(20)}`, `0x${'b2'.repeat(20)}`, `0x${'c3'.repeat(20)}`] as const
  const safe = `token_type,token_address,receiver,amount,id\nerc20,${c},${a},5.5,\nerc20,${c},${b},1.25,`
  const columns = { delimiter: ',', width: 5, hasHeader: true, address: 2, amount: 3 } as const
  const card = () => within(screen.getByRole('region', { name: words.questions.columns }))
  const picker = (role: keyof typeof words.columns.roles) =>
    card().getByRole<HTMLSelectElement>('combobox', { name: words.columns.roles[role] })

  test('a table is asked about with its first rows, and what is certain is chosen already', async () => {
    const { user, dispatch } = renderPrepare({ text: safe })
    expect(screen.getByRole('button', { name: 'Answer 1 question to continue' })).toBeTruthy()
    expect(picker('address').selectedOptions[0]?.textContent).toBe('3 · receiver')
    expect(picker('amount').selectedOptions[0]?.textContent).toBe('4 · amount')
    expect(picker('note').value).toBe('')
    const [, first] = card().getAllByRole('row')
    expect(first?.textContent).toContain('0xa1a1a1…a1a1a1')

    await user.click(card().getByRole('button', { name: words.columns.use }))
    expect(dispatch).toHaveBeenCalledExactlyOnceWith({ type: 'answered', answers: { columns } })
  })

  test('what is not certain has to be chosen first, and a column is one thing only', async () => {
    const { user, dispatch } = renderPrepare({ text: `1;${a};5\n2;${b};6` })
    expect(picker('address').value).toBe('1')
    expect(picker('amount').value).toBe('')
    const use = card().getByRole('button', { name: words.columns.use })
    expect(use).toHaveProperty('disabled', true)
    await user.selectOptions(picker('id'), '2')
    await user.selectOptions(picker('amount'), '2')
    expect(picker('id').value).toBe('')
    await user.click(use)
    expect(dispatch.mock.lastCall?.[0]).toMatchObject({
      answers: { columns: { address: 1, amount: 2, hasHeader: false } },
    })
  })

  test('an answer is shown, and can be changed', async () => {
    const { user, dispatch } = renderPrepare({ text: safe, answers: { columns } })
    expect(screen.getByRole('button', { name: 'Review 2 payments' })).toBeTruthy()
    expect(card().getByRole('button', { name: words.columns.use })).toHaveProperty('disabled', true)
    await user.selectOptions(picker('note'), '0')
    await user.click(card().getByRole('button', { name: words.columns.use }))
    expect(dispatch.mock.lastCall?.[0]).toMatchObject({ answers: { columns: { ...columns, note: 0 } } })
  })

  test('where one amount is for all no column is the amount', () => {
    renderPrepare({ text: safe, amountKind: 'same', amountText: '1' })
    expect(card().queryByRole('combobox', { name: words.columns.roles.amount })).toBeNull()
  })

  test('one amount for all is typed and shown with the decimal sign of the language, and no group is read', () => {
    document.documentElement.lang = 'de'
    try {
      const { dispatch } = renderPrepare({ text: safe, amountKind: 'same', amountText: '1.5' })
      const label = en.multiSend.amount.sameLabel.replace('{{symbol}}', 'ETH')
      const field = screen.getByLabelText<HTMLInputElement>(label)
      expect(field.value).toBe('1,5')
      fireEvent.change(field, { target: { value: '2,25' } })
      expect(dispatch).toHaveBeenLastCalledWith({ type: 'amountTyped', text: '2.25' })
      fireEvent.change(field, { target: { value: '43.575' } })
      expect(dispatch).toHaveBeenLastCalledWith({ type: 'amountTyped', text: '43 575' })
    } finally {
      document.documentElement.removeAttribute('lang')
    }
  })

  test('the main button leads to the first choice', async () => {
    const { user } = renderPrepare({ text: safe })
    await user.click(screen.getByRole('button', { name: 'Answer 1 question to continue' }))
    expect(document.activeElement).toBe(picker('address'))
  })
})

describe('useUndoKeys', () => {
  test('Ctrl+Z undoes and Shift+Ctrl+Z redoes, but not in a text field', async () => {
    const dispatch = vi.fn()
    const Keys = () => {
      useUndoKeys(dispatch)
      return <input aria-label="field" />
    }
    render(<Keys />)
    const user = userEvent.setup()
    await user.keyboard('{Control>}z{/Control}{Meta>}{Shift>}z{/Shift}{/Meta}')
    expect(dispatch.mock.calls).toEqual([[{ type: 'undone' }], [{ type: 'redone' }]])
    await user.click(screen.getByRole('textbox'))
    await user.keyboard('{Control>}z{/Control}z')
    expect(dispatch).toHaveBeenCalledTimes(2)
  })
})
