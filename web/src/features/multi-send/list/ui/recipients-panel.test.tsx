import { parseRecipients } from '@saleyard/send/list/parse-recipients.ts'
import type { ListSource } from '@saleyard/send/list/types.ts'
import { createEvent, fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { I18nextProvider } from 'react-i18next'
import { describe, expect, test, vi } from 'vitest'
import writeExcelFile from 'write-excel-file/universal'
import { readList } from '@/features/multi-send/list/worker/testing/read-list.ts'
import { ListServiceContext } from '@/features/multi-send/list/worker/use-list-service.ts'
import { emptyDraft } from '@/features/multi-send/multi-send-state.ts'
import { newSource } from '@/features/multi-send/source/testing/holders-source.ts'
import { i18n } from '@/lib/i18n/i18n.ts'
import en from '@/locales/en.json'
import { explainLine } from './explain-line.ts'
import { LineRow } from './line-row.tsx'
import { sampleFile, sampleText } from './recipients-header.tsx'
import { RecipientsPanel } from './recipients-panel.tsx'
import type { Asset } from './use-asset.ts'

const asset: Asset = {
  chain: { id: 31337, name: 'Local chain', symbol: 'ETH', shortName: 'local' },
  account: undefined,
  token: undefined,
  symbol: 'ETH',
  decimals: 18,
  origin: 'Local chain',
  balance: undefined,
}

describe('RecipientsPanel', () => {
  const words = en.multiSend
  const one = emptyDraft
  const address = `0x${'a1'.repeat(20)}` as const

  function show(text = '', history = { past: [], future: [] }, source?: ListSource, isReading = false) {
    const { service, list } = readList(text)
    const dispatch = vi.fn()
    render(
      <I18nextProvider i18n={i18n}>
        <ListServiceContext value={() => service}>
          <RecipientsPanel
            draft={{ ...one, text, ...(source && { source }) }}
            asset={asset}
            reading={{
              status: isReading ? 'reading' : text ? 'ready' : 'idle',
              list: text && !isReading ? list : undefined,
              milliseconds: 1,
              retry: vi.fn(),
            }}
            target={undefined}
            onJump={vi.fn()}
            history={history}
            dispatch={dispatch}
          />
        </ListServiceContext>
      </I18nextProvider>,
    )
    return { dispatch, user: userEvent.setup() }
  }

  test('what the list was made of is shown above it, and that it pays something else meanwhile', () => {
    const same = newSource({ recipients: 1, total: `${10n ** 18n}` })
    show(`${address},1`, undefined, same)
    expect(screen.getByText('Holders of 0x7099...79C8 at block 1234567, 1 account: details')).toBeTruthy()
    expect(screen.queryByText(words.source.differs)).toBeNull()
    show(`${address},2`, undefined, same)
    expect(screen.getByText(words.source.differs)).toBeTruthy()
  })

  test.each([1, 1_000])('while %i lines are read for the first time, what was pasted stays in view', (count) => {
    show(`${address},1\n`.repeat(count), undefined, undefined, true)
    expect(document.querySelector('pre')?.textContent).toContain(`${address},1`)
  })

  test('the holders of a token are another way to fill the list, whose dialog loads at the click', async () => {
    HTMLDialogElement.prototype.showModal = function showModal() {
      this.open = true
    }
    const { user, dispatch } = show()
    await user.click(screen.getByRole('button', { name: words.holders.title }))
    expect(await screen.findByRole('button', { name: words.holders.load })).toBeTruthy()
    expect(dispatch).not.toHaveBeenCalled()
  })

  test('a long paste does not go through the text field, a short one does', () => {
    const { dispatch } = show()
    const field = screen.getByRole('textbox', { name: words.list.label })
    const paste = (text: string) => {
      const event = createEvent.paste(field, { clipboardData: { getData: () => text } })
      fireEvent(field, event)
      return event.defaultPrevented
    }
    expect(paste(`${address},1`)).toBe(false)
    expect(dispatch).not.toHaveBeenCalled()
    const long = `${address},1\n`.repeat(1000)
    expect(paste(long)).toBe(true)
    expect(dispatch).toHaveBeenCalledExactlyOnceWith({ type: 'textReplaced', text: long })
  })

  test.each(['insertFromPaste', 'insertFromDrop', 'insertText'])(
    'nor does a long text that comes by %s',
    (inputType) => {
      const { dispatch } = show()
      const field = screen.getByRole('textbox', { name: words.list.label })
      const insert = (data: string) => {
        const event = new InputEvent('beforeinput', { inputType, data, bubbles: true, cancelable: true })
        fireEvent(field, event)
        return event.defaultPrevented
      }
      expect(insert(`${address},1`)).toBe(false)
      expect(dispatch).not.toHaveBeenCalled()
      const long = `${address},1\n`.repeat(1000)
      expect(insert(long)).toBe(true)
      expect(dispatch).toHaveBeenCalledExactlyOnceWith({ type: 'textReplaced', text: long })
    },
  )

  test('a long list is edited line by line, and the page says why', () => {
    show(`${address},1\n`.repeat(1000))
    expect(screen.getByText(words.prepare.long)).toBeTruthy()
    expect(screen.queryByRole('button', { name: words.list.editText })).toBeNull()
  })

  test('of a workbook with several sheets the others are offered by name, and rounded numbers travel along', async () => {
    const { dispatch, user } = show()
    const sheets = [
      { data: [[address, 123456789012.345]], sheet: 'March' },
      { data: [[address, 2]], sheet: 'April' },
    ]
    const workbook = await writeExcelFile(sheets).toBlob()
    const file = new File([await workbook.arrayBuffer()], 'pay.xlsx')
    await user.upload(screen.getByLabelText(words.list.loadLabel, { selector: 'input' }), file)
    const choice = await screen.findByRole('combobox', { name: 'Sheet in pay.xlsx' })
    expect(dispatch.mock.lastCall?.[0]).toMatchObject({ type: 'textReplaced', roundedLines: [1] })
    await user.selectOptions(choice, 'April')
    await expect.poll(() => dispatch.mock.lastCall?.[0]).toMatchObject({ text: `${address};2`, roundedLines: [] })
  })
})

describe('sampleFile', () => {
  const address = `0x${'a1'.repeat(20)}` as const

  test('the sample file shows forms that are understood, and pays nobody but the sender', async () => {
    const options = {
      mode: { kind: 'each' },
      decimals: 18,
      chainShortName: 'x',
      answers: {},
      droppedLines: [],
    } as const
    const read = (text: string) => parseRecipients(text, { ...options, droppedLines: [] })
    const text = await sampleFile('each', address).text()
    expect(read(text).recipients).toMatchObject([{ address }])
    expect(read(await sampleFile('each', undefined).text()).recipients).toEqual([])
    const forms = read(text.replace(/^# (?=.*0x)/gm, ''))
    expect(forms.counts).toMatchObject({ refused: 0 })
    expect(forms.questions.map(({ kind }) => kind)).toEqual(['duplicates'])
  })
})

describe('sampleText', () => {
  const token = { decimals: 18, chainShortName: 'x', chainId: 56, answers: {}, droppedLines: [] }

  test.each([
    { mode: { kind: 'each' }, amounts: [1, 2, 3].map((hundredth) => BigInt(hundredth) * 10n ** 16n) },
    { mode: { kind: 'same', amount: 5n }, amounts: [5n, 5n, 5n] },
  ] as const)('is a list that is accepted as it is, with a memo: $mode.kind', ({ mode, amounts }) => {
    const list = parseRecipients(sampleText(mode.kind), { ...token, mode })
    expect(list.counts).toMatchObject({ accepted: 3, refused: 0, asked: 0 })
    expect(list.questions).toEqual([])
    expect(list.recipients.map(({ amount }) => amount)).toEqual(amounts)
    expect(list.lines.flatMap((line) => ('memo' in line && line.memo) || [])).toEqual(['March'])
  })
})

describe('LineRow', () => {
  const address = `0x${'a1'.repeat(20)}`

  test('a number that a spreadsheet may have rounded is warned of on its line, though the line is accepted', () => {
    const options = {
      mode: { kind: 'each' },
      decimals: 18,
      chainShortName: 'x',
      answers: {},
      droppedLines: [],
    } as const
    const [line] = parseRecipients(`${address};123456789012.345`, {
      ...options,
      droppedLines: [],
      roundedLines: [1],
    }).lines
    if (!line) throw new Error('The line is missing')
    render(
      <I18nextProvider i18n={i18n}>
        <LineRow
          line={line}
          explanation={explainLine(line)}
          isEditing={false}
          isTarget={false}
          onEdit={vi.fn()}
          onDone={vi.fn()}
        />
      </I18nextProvider>,
    )
    const warning = screen.getByText(en.multiSend.warnings.amountRounded)
    expect(warning.className).toContain('text-warning')
    expect(warning.querySelector('svg')).toBeTruthy()
    expect(screen.getByText(en.multiSend.states.accepted)).toBeTruthy()
  })
})
