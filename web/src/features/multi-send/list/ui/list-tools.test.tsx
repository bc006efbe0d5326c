import { parseRecipients } from '@saleyard/send/list/parse-recipients.ts'
import { createEvent, fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { I18nextProvider } from 'react-i18next'
import { expect, test, vi } from 'vitest'
import writeExcelFile from 'write-excel-file/universal'
import { readList } from '@/features/multi-send/list/worker/testing/read-list.ts'
import { ListServiceContext } from '@/features/multi-send/list/worker/use-list-service.ts'
import { emptyDraft } from '@/features/multi-send/multi-send-state.ts'
import { i18n } from '@/lib/i18n/i18n.ts'
import en from '@/locales/en.json'
import { ReadingProgress } from './list-status.tsx'
import { useUndoKeys } from './prepare-step.tsx'
import { sampleFile } from './recipients-header.tsx'
import { RecipientsPanel } from './recipients-panel.tsx'

const words = en.multiSend
const one = emptyDraft
const address = `0x${'a1'.repeat(20)}` as const

function show(text = '', history = { past: [], future: [] }) {
  const { service, list } = readList(text)
  const dispatch = vi.fn()
  render(
    <I18nextProvider i18n={i18n}>
      <ListServiceContext value={() => service}>
        <RecipientsPanel
          draft={{ ...one, text }}
          sender={undefined}
          reading={{ status: text ? 'ready' : 'idle', list: text ? list : undefined, milliseconds: 1, retry: vi.fn() }}
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

test.each(['insertFromPaste', 'insertFromDrop', 'insertText'])('nor does a long text that comes by %s', (inputType) => {
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
})

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
  const choice = await screen.findByRole('combobox', { name: 'Sheet of pay.xlsx' })
  expect(dispatch.mock.lastCall?.[0]).toMatchObject({ type: 'textReplaced', roundedLines: [1] })
  await user.selectOptions(choice, 'April')
  await expect.poll(() => dispatch.mock.lastCall?.[0]).toMatchObject({ text: `${address};2`, roundedLines: [] })
})

test('the progress of a reading is told, and a failed one can be tried again', async () => {
  const again = vi.fn()
  const progress = (status: 'reading' | 'failed') => (
    <I18nextProvider i18n={i18n}>
      <ReadingProgress status={status} progress={{ done: 1, total: 3 }} retry={again} />
    </I18nextProvider>
  )
  const { rerender } = render(progress('reading'))
  expect(screen.getByRole('progressbar', { name: words.list.reading })).toMatchObject({ value: 1, max: 3 })
  expect(screen.getByText('33 %')).toBeTruthy()
  rerender(progress('failed'))
  expect(screen.getByRole('alert').textContent).toContain(words.list.readingFailed)
  await userEvent.click(screen.getByRole('button', { name: words.prepare.again }))
  expect(again).toHaveBeenCalledOnce()
})

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

test('the sample file shows forms that are understood, and pays nobody but the sender', async () => {
  const options = { mode: { kind: 'each' }, decimals: 18, chainShortName: 'x', answers: {}, droppedLines: [] } as const
  const read = (text: string) => parseRecipients(text, { ...options, droppedLines: [] })
  const text = await sampleFile('each', address).text()
  expect(read(text).recipients).toMatchObject([{ address }])
  expect(read(await sampleFile('each', undefined).text()).recipients).toEqual([])
  const forms = read(text.replace(/^# (?=.*0x)/gm, ''))
  expect(forms.counts).toMatchObject({ refused: 0 })
  expect(forms.questions.map(({ kind }) => kind)).toEqual(['duplicates'])
})
