import { useTranslation } from 'react-i18next'
import type { Answers, QuestionKind } from '@/features/multi-send/core/question-types.ts'
import type { ListSummary, QuestionSummary } from '@/features/multi-send/list/types.ts'
import { fieldIds } from '@/features/multi-send/shared/field-ids.ts'
import { formatCount } from '@/features/multi-send/shared/format-count.ts'
import type { Draft } from '@/features/multi-send/state/multi-send-state.ts'
import type { DraftDispatch } from '@/features/multi-send/state/use-multi-send.ts'
import { KnownNames } from './known-names.tsx'
import { NameCard } from './name-card.tsx'
import { NameProgress } from './name-progress.tsx'
import { type SortedNames, sortNames } from './sort-names.ts'
import { useNameLookup } from './use-name-lookup.ts'

type NamesPanelProps = {
  draft: Pick<Draft, 'names' | 'answers'>
  list: Pick<ListSummary, 'names' | 'questions'>
  /** The chain that is paid on. */
  chainId: number
  dispatch: DraftDispatch
}

/** What is to be done about names: look them up, ask gateways, look up again. Nobody is asked before a click. */
export function NamesPanel({ draft, list, chainId, dispatch }: NamesPanelProps) {
  const lookup = useNameLookup(chainId, (records) => dispatch({ type: 'namesLearned', chainId, records }))
  const names = sortNames(list.names, draft.names?.chainId === chainId ? draft.names.records : {})
  const find = (kind: QuestionKind) => list.questions.find((question) => question.kind === kind)
  const [open, gateway] = [find('names'), find('gateways')]
  const shared = { names, onAnswer: (answers: Answers) => dispatch({ type: 'answered', answers }) }

  if (lookup.progress) return <NameProgress {...lookup.progress} onStop={lookup.stop} />
  return (
    <>
      {open && <OpenNames {...shared} question={open} onLookUp={() => lookup.start(names.open)} />}
      {gateway && (
        <GatewayNames {...shared} question={gateway} onAsk={() => lookup.start(names.gateway, names.hosts)} />
      )}
      {names.oldest !== undefined && <KnownNames oldest={names.oldest} onAgain={() => lookup.start(list.names)} />}
    </>
  )
}

type MatterProps = { question: QuestionSummary; names: SortedNames; onAnswer: (answers: Answers) => void }

function OpenNames({ question, names, onAnswer, onLookUp }: MatterProps & { onLookUp: () => void }) {
  const { t } = useTranslation()
  const { open, failed } = names
  const count = (many: string[]) => ({ count: many.length, formatted: formatCount(many.length) })
  return (
    <NameCard
      title={t('multiSend.questions.names', { example: question.example })}
      problem={failed.length > 0 && t('multiSend.names.failed', count(failed))}
      note={t('multiSend.names.who')}
    >
      <button type="button" id={fieldIds.question('names')} className="btn btn-sm" onClick={onLookUp}>
        {failed.length === open.length ? t('multiSend.names.tryAgain') : t('multiSend.names.lookUp', count(open))}
      </button>
      <RefuseButton question={question} label={t('multiSend.questions.choices.names.refuse')} onAnswer={onAnswer} />
    </NameCard>
  )
}

function GatewayNames({ question, names, onAnswer, onAsk }: MatterProps & { onAsk: () => void }) {
  const { t } = useTranslation()
  const { gateway, hosts, failedHosts } = names
  return (
    <NameCard
      title={t('multiSend.questions.gateways', { example: question.example })}
      problem={failedHosts.length > 0 && t('multiSend.names.gatewayFailed', { hosts: failedHosts.join(', ') })}
      note={t('multiSend.names.gateways', { hosts: hosts.join(', ') })}
    >
      <button type="button" id={fieldIds.question('gateways')} className="btn btn-sm" onClick={onAsk}>
        {t('multiSend.names.ask', { count: gateway.length, formatted: formatCount(gateway.length) })}
      </button>
      <RefuseButton question={question} label={t('multiSend.questions.choices.gateways.refuse')} onAnswer={onAnswer} />
    </NameCard>
  )
}

type RefuseButtonProps = { question: QuestionSummary; label: string; onAnswer: (answers: Answers) => void }

/** Pressed again, it takes the answer back. */
function RefuseButton({ question: { kind, answer }, label, onAnswer }: RefuseButtonProps) {
  const isRefused = answer === 'refuse'
  return (
    <button
      type="button"
      aria-pressed={isRefused}
      className={`btn btn-sm ${isRefused ? 'btn-ghost chosen' : 'btn-ghost'}`}
      onClick={() => onAnswer({ [kind]: isRefused ? undefined : 'refuse' })}
    >
      {label}
    </button>
  )
}
