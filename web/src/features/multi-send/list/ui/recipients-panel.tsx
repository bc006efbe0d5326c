// Takes the list as text, pasted or loaded, and shows it line by line after a reading.

import { type ListSource, matchesSource } from '@saleyard/send/list/types.ts'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useListService } from '@/features/multi-send/list/worker/use-list-service.ts'
import type { Draft, ListHistory } from '@/features/multi-send/multi-send-state.ts'
import { SourceNote } from '@/features/multi-send/source/source-note.tsx'
import type { DraftDispatch } from '@/features/multi-send/use-multi-send.ts'
import { saveFile } from '@/lib/browser/save-file.ts'
import { fieldIds } from './field-ids.ts'
import { type JumpTo, LineList } from './line-list.tsx'
import { FileNote, ReadingProgress, useListStatus } from './list-status.tsx'
import { ProblemsBar } from './problems-bar.tsx'
import { HoldersButton, RecipientsHeader, sampleFile, sampleText } from './recipients-header.tsx'
import type { Asset } from './use-asset.ts'
import { useFileDrop, useListInput } from './use-list-input.ts'
import type { ListReading } from './use-recipient-list.ts'

type RecipientsPanelProps = {
  draft: Draft
  asset: Asset
  reading: ListReading
  /** The line to bring into view. */
  target: { number: number } | undefined
  onJump: (to: JumpTo) => void
  history: Pick<ListHistory, 'past' | 'future'>
  dispatch: DraftDispatch
}

export function RecipientsPanel(props: RecipientsPanelProps) {
  const { draft, asset, reading, target, history, dispatch } = props
  const { t } = useTranslation()
  const remove = useRemoval(reading, dispatch)
  const input = useListInput(dispatch)
  const { file, wantsText, setWantsText } = input
  const status = useListStatus(reading, draft.text !== '' && file?.ok ? file : undefined)
  const drop = useFileDrop(input.load)

  const { list } = reading
  const isEmpty = draft.text === ''
  const view = chooseView(draft.text, wantsText, reading)
  const jump = (to: JumpTo) => {
    setWantsText(false)
    props.onJump(to)
  }

  return (
    <section
      {...drop.handlers}
      aria-label={t('multiSend.list.heading')}
      className={`rounded-box border bg-panel ${drop.isOver ? 'border-primary border-dashed' : 'border-line'}`}
    >
      <RecipientsHeader
        status={drop.isOver ? t('multiSend.list.drop') : status}
        isText={view !== 'lines'}
        isEmpty={isEmpty}
        onToggle={() => setWantsText(view === 'lines')}
        isLong={isLongText(draft.text)}
        canUndo={history.past.length > 0}
        canRedo={history.future.length > 0}
        onUndo={() => input.travel('undone')}
        onRedo={() => input.travel('redone')}
        onSampleFile={() => saveFile('recipients-sample.csv', sampleFile(draft.amountKind, asset.account))}
        onSample={() => input.replace(sampleText(draft.amountKind))}
        onClear={() => input.replace('')}
        onFile={input.load}
      >
        <HoldersButton tokenText={draft.tokenText} asset={asset} onUse={input.takeHolders} />
      </RecipientsHeader>
      <ListSourceNote source={draft.source} reading={reading} asset={asset} />
      <FileNote file={file} onSheet={input.chooseSheet} onLine={jump} />
      <ReadingProgress {...reading} />
      {view === 'text' && (
        <RecipientsEditor
          text={draft.text}
          amountKind={draft.amountKind}
          onReplace={input.paste}
          onEdit={input.type}
          onLeave={() => setWantsText(false)}
        />
      )}
      {view === 'blank' && (
        // As much of the text as its place shows; the header says that it is being read.
        <pre dir="ltr" className="wrap-anywhere h-80 overflow-hidden whitespace-pre-wrap p-4 font-mono text-13">
          {draft.text.slice(0, 2_000)}
        </pre>
      )}
      {view === 'lines' && list && (
        <LineList
          list={list}
          target={target}
          onLost={reading.retry}
          onEditLine={(number, text) => dispatch({ type: 'lineEdited', number, text })}
        />
      )}
      {!isEmpty &&
        (list ? (
          <ProblemsBar
            list={list}
            onJump={jump}
            onPutBack={() => dispatch({ type: 'linesRestored' })}
            isReady={reading.status === 'ready'}
            onRemove={remove}
          />
        ) : (
          // As high as the bar: below it are buttons, and one that moves under a press is not pressed.
          <div className="h-11 border-line border-t" />
        ))}
    </section>
  )
}

/** Removes the refused lines of a reading. Its numbers are those of other lines once the text has changed. */
function useRemoval({ status, list, retry }: ListReading, dispatch: DraftDispatch) {
  const service = useListService()
  const latest = useRef(list)
  latest.current = status === 'ready' ? list : undefined
  return () =>
    void service.listRefused().then((numbers) => {
      if (latest.current === list) dispatch({ type: 'linesDropped', numbers })
    }, retry)
}

type ListSourceNoteProps = { source: ListSource | undefined; reading: ListReading; asset: Asset }

/** What the list was made of, and whether it still pays that. */
function ListSourceNote({ source, reading, asset }: ListSourceNoteProps) {
  if (!source) return null
  // While it is being read, the list is an earlier one.
  const list = reading.status === 'ready' ? reading.list : undefined
  return (
    <div className="border-line border-b px-4 py-3">
      <SourceNote source={source} asset={asset} isSame={!list || matchesSource(source, list)} />
    </div>
  )
}

type RecipientsEditorProps = {
  text: string
  amountKind: Draft['amountKind']
  /** Receives another list, pasted into an empty field. */
  onReplace: (text: string) => void
  onEdit: (text: string) => void
  /** Called when the user leaves the field or adds many lines at once: lines with their states are more useful then. */
  onLeave: () => void
}

function RecipientsEditor({ text, amountKind, onReplace, onEdit, onLeave }: RecipientsEditorProps) {
  const { t } = useTranslation()
  const change = (next: string) => {
    if (text.trim() === '') onReplace(next)
    else onEdit(next)
    if (isLongText(next) || countLines(next) > countLines(text) + 1) onLeave()
  }
  const field = useLongInsert(change)

  return (
    <div className="flex h-80 flex-col gap-2 p-4">
      <label htmlFor={fieldIds.recipients} className="text-13 text-quiet">
        {t('multiSend.list.label')}
      </label>
      <textarea
        ref={field}
        id={fieldIds.recipients}
        dir="ltr"
        className="textarea w-full flex-1 resize-none font-mono text-13"
        placeholder={t(`multiSend.list.${amountKind === 'each' ? 'placeholderEach' : 'placeholderSame'}`)}
        aria-describedby={`${fieldIds.recipients}-help`}
        spellCheck={false}
        autoComplete="off"
        value={text}
        onChange={(event) => change(event.target.value)}
        // A switch to another window does not leave the field: it is still the active element.
        onBlur={(event) => document.activeElement !== event.currentTarget && text.trim() !== '' && onLeave()}
      />
      <p id={`${fieldIds.recipients}-help`} className="text-13 text-quiet">
        {t('multiSend.list.empty')}
      </p>
    </div>
  )
}

/**
 * Intercepts a long text before the field lays it out, which would take seconds: text that is pasted, dropped, taken
 * from a phone's clipboard bar, or inserted by a program.
 *
 * @param onText Receives the text that the field would hold.
 */
function useLongInsert(onText: (text: string) => void) {
  const field = useRef<HTMLTextAreaElement>(null)
  const latest = useRef(onText)
  latest.current = onText
  useEffect(() => {
    const element = field.current
    if (!element) return
    const take = (event: Event, added: string | null | undefined) => {
      if (!added || !isLongText(added)) return
      event.preventDefault()
      const { value, selectionStart, selectionEnd } = element
      latest.current(value.slice(0, selectionStart) + added + value.slice(selectionEnd))
    }
    const paste = (event: ClipboardEvent) => take(event, event.clipboardData?.getData('text'))
    const insert = (event: InputEvent) => take(event, event.data ?? event.dataTransfer?.getData('text'))
    element.addEventListener('paste', paste)
    element.addEventListener('beforeinput', insert)
    return () => {
      element.removeEventListener('paste', paste)
      element.removeEventListener('beforeinput', insert)
    }
  }, [])
  return field
}

function countLines(text: string): number {
  return text.split('\n').length
}

/**
 * Chooses whether the list is shown as text or line by line. `blank`: a first reading is running, or a long list cannot
 * be read: a text field with its thousands of lines would block the page for a second.
 */
export function chooseView(
  text: string,
  wantsText: boolean,
  { status, list }: Pick<ListReading, 'status' | 'list'>,
): 'text' | 'lines' | 'blank' {
  if (isLongText(text)) return list ? 'lines' : 'blank'
  if (wantsText || text.trim() === '') return 'text'
  if (list) return 'lines'
  return status === 'reading' ? 'blank' : 'text'
}

/** In characters, some 500 lines. A text field of ten times as many blocks the page for a tenth of a second or more. */
const longest = 25_000

/** Whether a text is edited line by line only, because it is too long for a text field. */
function isLongText(text: string): boolean {
  return text.length > longest
}
