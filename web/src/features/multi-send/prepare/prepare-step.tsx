import { Info } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { NamesPanel } from '@/features/multi-send/names/names-panel.tsx'
import type { Asset } from '@/features/multi-send/shared/asset.ts'
import { SummaryPanel } from '@/features/multi-send/shared/summary-panel.tsx'
import type { FindNextActReturnType } from '@/features/multi-send/state/find-next-act.ts'
import type { ListHistory } from '@/features/multi-send/state/list-history.ts'
import type { Draft } from '@/features/multi-send/state/multi-send-state.ts'
import type { DraftDispatch } from '@/features/multi-send/state/use-multi-send.ts'
import { AssetPanel } from './asset-panel.tsx'
import { ColumnsCard } from './columns-card.tsx'
import { followAct, type OutwardActs } from './follow-act.ts'
import { PrepareAct } from './prepare-act.tsx'
import { QuestionCard } from './question-card.tsx'
import { RecipientsPanel } from './recipients-panel.tsx'
import { summarizeList } from './summarize-list.ts'
import { useJump } from './use-jump.ts'
import type { ListReading } from './use-recipient-list.ts'
import type { TokenReading } from './use-token.ts'
import { useUndoKeys } from './use-undo-keys.ts'

export type PrepareStepProps = {
  draft: Draft
  reading: ListReading
  token: TokenReading
  asset: Asset
  isAmountValid: boolean
  isKept: boolean
  next: FindNextActReturnType
  history: Pick<ListHistory, 'past' | 'future'>
  /** A sentence about the wallet or the network, when something is in the way. */
  walletNote: string | undefined
  on: OutwardActs
  dispatch: DraftDispatch
}

/** They have a panel of their own. */
const aboutNames = ['names', 'gateways']

/** Step 1: what is sent, to whom, and whether every line is understood. */
export function PrepareStep(props: PrepareStepProps) {
  const { t } = useTranslation()
  const { draft, reading, asset, next, dispatch } = props
  const { list } = reading
  // Where the list cannot be asked any more, its reading says so.
  const { target, jump } = useJump(reading.again)
  useUndoKeys(dispatch)
  const act = () =>
    followAct(next.act, {
      ...props.on,
      question: list?.questions.find((question) => question.answer === undefined)?.kind,
      jump: () => jump('next'),
    })

  return (
    <div className="grid items-start gap-5 lg:grid-cols-[minmax(0,1fr)_min(21rem,40%)]">
      <div className="flex min-w-0 flex-col gap-4">
        <AssetPanel
          draft={draft}
          token={props.token}
          chain={asset.chain}
          symbol={asset.symbol}
          decimals={asset.decimals}
          isAmountValid={props.isAmountValid}
          dispatch={dispatch}
        />
        <RecipientsPanel
          draft={draft}
          sender={asset.account}
          reading={reading}
          target={target}
          onJump={jump}
          history={props.history}
          dispatch={dispatch}
        />
        {list && list.sampleCount > 0 && (
          <p role="note" className="flex gap-2 rounded-box border border-info/40 bg-info/5 p-4 text-14">
            <Info aria-hidden className="size-5 shrink-0 text-info" />
            {t('multiSend.list.samples')}
          </p>
        )}
        {list && <NamesPanel draft={draft} list={list} chainId={asset.chain.id} dispatch={dispatch} />}
        {list?.questions
          .filter(({ kind }) => !aboutNames.includes(kind))
          .map((question) =>
            question.table ? (
              <ColumnsCard
                key={question.kind}
                table={question.table}
                answer={draft.answers.columns}
                needsAmount={draft.amountKind === 'each'}
                onAnswer={(columns) => dispatch({ type: 'answered', answers: { columns } })}
              />
            ) : (
              <QuestionCard
                key={question.kind}
                question={question}
                chain={asset.chain.name}
                onAnswer={(answers) => dispatch({ type: 'answered', answers })}
              />
            ),
          )}
        <p className="text-13 text-quiet">{t(props.isKept ? 'multiSend.list.kept' : 'multiSend.list.notKept')}</p>
      </div>
      <SummaryPanel
        symbol={asset.symbol}
        origin={asset.origin}
        rows={summarizeList(list, asset, t)}
        note={t('multiSend.summary.once')}
        action={
          <PrepareAct
            next={next}
            asset={asset}
            remainder={list?.remainder ?? 0n}
            walletNote={props.walletNote}
            onClick={act}
          />
        }
      />
    </div>
  )
}
