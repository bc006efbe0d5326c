import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Address } from 'viem'
import type { Draft } from '../state/multi-send-state.ts'
import type { DraftDispatch } from '../state/use-multi-send.ts'
import { chooseView } from './choose-view.ts'
import { findProblem, listProblems } from './find-problem.ts'
import { formatBytes } from './format-bytes.ts'
import { LineList } from './line-list.tsx'
import { ProblemsBar } from './problems-bar.tsx'
import { maximumFileBytes, type ReadFileReturnType, readFile } from './read-file.ts'
import { RecipientsEditor } from './recipients-editor.tsx'
import { RecipientsHeader } from './recipients-header.tsx'
import { sampleText } from './sample-text.ts'
import { useFileDrop } from './use-file-drop.ts'
import { useListStatus } from './use-list-status.ts'
import type { ListReading } from './use-recipient-list.ts'

type RecipientsPanelProps = {
  draft: Draft
  sender: Address | undefined
  reading: ListReading
  /** The line to bring into view. */
  target: { number: number } | undefined
  onTarget: (number: number) => void
  dispatch: DraftDispatch
}

/** The list: written, pasted or loaded, then shown line by line with states. */
export function RecipientsPanel({ draft, sender, reading, target, onTarget, dispatch }: RecipientsPanelProps) {
  const { t } = useTranslation()
  const [wantsText, setWantsText] = useState(false)
  const [file, setFile] = useState<ReadFileReturnType>()
  const status = useListStatus(reading, draft.text !== '' && file?.ok ? file : undefined)
  const load = async (chosen: File) => {
    const result = await readFile(chosen)
    setFile(result)
    if (!result.ok) return
    dispatch({ type: 'textReplaced', text: result.text })
    setWantsText(false)
  }
  const drop = useFileDrop(load)
  const replace = (text: string) => {
    setFile(undefined)
    dispatch({ type: 'textReplaced', text })
  }

  const { list } = reading
  const isEmpty = draft.text === ''
  const view = chooseView(draft.text, wantsText, reading)
  const jump = (direction: 'next' | 'previous') => {
    setWantsText(false)
    const problem = list && findProblem(listProblems(list), target?.number ?? 0, direction)
    if (problem) onTarget(problem)
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
        onSample={() => replace(sampleText(draft.amountKind, sender))}
        onClear={() => replace('')}
        onFile={load}
      />
      {file && !file.ok && (
        <p role="alert" className="border-line border-b px-4 py-3 text-error text-sm">
          {t(`multiSend.file.${file.problem}`, {
            name: file.name,
            size: formatBytes(file.bytes),
            limit: formatBytes(maximumFileBytes),
          })}
        </p>
      )}
      {view === 'text' && (
        <RecipientsEditor
          text={draft.text}
          amountKind={draft.amountKind}
          onReplace={(text) => {
            setWantsText(true)
            replace(text)
          }}
          onEdit={(text) => {
            setWantsText(true)
            dispatch({ type: 'textEdited', text })
          }}
          onLeave={() => setWantsText(false)}
        />
      )}
      {view === 'blank' && <div className="h-80" />}
      {view === 'lines' && list && (
        <LineList
          list={list}
          target={target}
          onEditLine={(number, text) => dispatch({ type: 'lineEdited', number, text })}
        />
      )}
      {list && !isEmpty && (
        <ProblemsBar
          list={list}
          onJump={jump}
          onPutBack={() => dispatch({ type: 'linesRestored' })}
          onRemove={() =>
            dispatch({
              type: 'linesDropped',
              numbers: list.refused,
            })
          }
        />
      )}
    </section>
  )
}
