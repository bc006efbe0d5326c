import { useTranslation } from 'react-i18next'
import type { Address } from 'viem'
import { useListService } from '@/features/multi-send/list/use-list-service.ts'
import type { ListHistory } from '@/features/multi-send/state/list-history.ts'
import type { Draft } from '@/features/multi-send/state/multi-send-state.ts'
import type { DraftDispatch } from '@/features/multi-send/state/use-multi-send.ts'
import { saveFile } from '@/lib/save-file.ts'
import { chooseView } from './choose-view.ts'
import { FileNote } from './file-note.tsx'
import { isLongText } from './is-long-text.ts'
import { LineList } from './line-list.tsx'
import { ProblemsBar } from './problems-bar.tsx'
import { ReadingProgress } from './reading-progress.tsx'
import { RecipientsEditor } from './recipients-editor.tsx'
import { RecipientsHeader } from './recipients-header.tsx'
import { sampleFile } from './sample-file.ts'
import { sampleText } from './sample-text.ts'
import { useFileDrop } from './use-file-drop.ts'
import type { JumpTo } from './use-jump.ts'
import { useListInput } from './use-list-input.ts'
import { useListStatus } from './use-list-status.ts'
import type { ListReading } from './use-recipient-list.ts'

type RecipientsPanelProps = {
  draft: Draft
  sender: Address | undefined
  reading: ListReading
  /** The line to bring into view. */
  target: { number: number } | undefined
  onJump: (to: JumpTo) => void
  history: Pick<ListHistory, 'past' | 'future'>
  dispatch: DraftDispatch
}

/** The list: written, pasted or loaded, then shown line by line with states. */
export function RecipientsPanel(props: RecipientsPanelProps) {
  const { draft, sender, reading, target, history, dispatch } = props
  const { t } = useTranslation()
  const service = useListService()
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
        onSampleFile={() => saveFile('recipients-sample.csv', sampleFile(draft.amountKind, sender))}
        onSample={() => input.replace(sampleText(draft.amountKind))}
        onClear={() => input.replace('')}
        onFile={input.load}
      />
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
      {view === 'blank' && <div className="h-80" />}
      {view === 'lines' && list && (
        <LineList
          list={list}
          target={target}
          onLost={reading.again}
          onEditLine={(number, text) => dispatch({ type: 'lineEdited', number, text })}
        />
      )}
      {list && !isEmpty && (
        <ProblemsBar
          list={list}
          onJump={jump}
          onPutBack={() => dispatch({ type: 'linesRestored' })}
          onRemove={() =>
            void service.listRefused().then((numbers) => dispatch({ type: 'linesDropped', numbers }), reading.again)
          }
        />
      )}
    </section>
  )
}
