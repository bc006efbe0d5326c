// Shows what the user can do about the list's names: look them up, query gateways, look up again.

import type { Answers, QuestionKind } from '@saleyard/send/list/questions.ts'
import { AtSign } from 'lucide-react'
import { type ReactNode, useId } from 'react'
import { useTranslation } from 'react-i18next'
import { formatAge, useNow } from '@/components/network-status/data-age.tsx'
import { formatCount } from '@/features/multi-send/format.ts'
import { fieldIds } from '@/features/multi-send/list/ui/field-ids.ts'
import type { ListSummary, QuestionSummary } from '@/features/multi-send/list/worker/list-service.ts'
import type { Draft } from '@/features/multi-send/multi-send-state.ts'
import type { DraftDispatch } from '@/features/multi-send/use-multi-send.ts'
import { type SortedNames, sortNames, useNameLookup } from './use-name-lookup.ts'

type NamesPanelProps = {
  draft: Pick<Draft, 'names' | 'answers'>
  list: Pick<ListSummary, 'names' | 'questions'>
  /** The chain of the payments. */
  chainId: number
  dispatch: DraftDispatch
}

/** Panel for the list's names. It makes no request before a click. */
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
      {names.oldest !== undefined && <KnownNames oldest={names.oldest} onRefresh={() => lookup.start(list.names)} />}
    </>
  )
}

type TopicProps = { question: QuestionSummary; names: SortedNames; onAnswer: (answers: Answers) => void }

function OpenNames({ question, names, onAnswer, onLookUp }: TopicProps & { onLookUp: () => void }) {
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

function GatewayNames({ question, names, onAnswer, onAsk }: TopicProps & { onAsk: () => void }) {
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

/** A second click takes the answer back. */
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

type NameCardProps = {
  title: string
  /** Description of a failure. */
  problem?: string | false
  note: string
  children: ReactNode
}

/** One topic about the list's names, with its actions. */
function NameCard({ title, problem, note, children }: NameCardProps) {
  const id = useId()
  return (
    <section aria-labelledby={id} className="rounded-box border border-line bg-panel p-5">
      <div className="flex flex-wrap items-start gap-x-3 gap-y-3">
        <AtSign aria-hidden className="size-5 shrink-0 text-warning" />
        <div className="min-w-48 flex-1">
          <h3 id={id} className="break-words font-medium">
            {title}
          </h3>
          {problem && (
            <p role="alert" className="break-words text-13 text-error">
              {problem}
            </p>
          )}
          <p className="break-words text-13 text-quiet">{note}</p>
        </div>
        <div className="flex min-w-0 flex-wrap items-center gap-1">{children}</div>
      </div>
    </section>
  )
}

type NameProgressProps = { done: number; total: number; onStop: () => void }

/** Progress of a running lookup. */
function NameProgress({ done, total, onStop }: NameProgressProps) {
  const { t } = useTranslation()
  const label = t('multiSend.names.label')
  return (
    <NameCard
      title={label}
      note={t('multiSend.names.progress', { done: formatCount(done), total: formatCount(total) })}
    >
      <progress className="progress progress-primary w-32" value={done} max={total} aria-label={label} />
      <button type="button" className="btn btn-ghost btn-sm" onClick={onStop}>
        {t('multiSend.names.stop')}
      </button>
    </NameCard>
  )
}

type KnownNamesProps = {
  /** When the earliest of the names was looked up, ms since 1970. */
  oldest: number
  onRefresh: () => void
}

/** Age of the addresses, with a button to look them up again. */
function KnownNames({ oldest, onRefresh }: KnownNamesProps) {
  const { t, i18n } = useTranslation()
  const age = formatAge(useNow(true) - oldest, i18n.language, { ago: true })
  return (
    <NameCard title={t('multiSend.names.label')} note={t('multiSend.names.learned', { age })}>
      <button type="button" className="btn btn-ghost btn-sm" onClick={onRefresh}>
        {t('multiSend.names.again')}
      </button>
    </NameCard>
  )
}
