// Lays out step Prepare: asset, recipients, names and open questions, next to the summary.

import { paysSamples } from '@saleyard/send/list/sample-recipients.ts'
import { Info } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { LinkedNotes, ShareList } from '@/features/multi-send/link/share-list.tsx'
import type { Draft, ListHistory } from '@/features/multi-send/multi-send-state.ts'
import { NamesPanel } from '@/features/multi-send/names/names-panel.tsx'
import { SummaryPanel } from '@/features/multi-send/summary-panel.tsx'
import type { DraftDispatch } from '@/features/multi-send/use-multi-send.ts'
import { useDocumentKeys } from '@/lib/browser/use-document-keys.ts'
import { AssetPanel, type AssetPanelProps } from './asset-panel.tsx'
import { ColumnsCard } from './columns-card.tsx'
import type { FindNextActionReturnType } from './find-next-action.ts'
import { useJump } from './line-list.tsx'
import { followAction, type PageActions, PrepareButton, summarizeList } from './prepare-summary.tsx'
import { QuestionCard } from './question-card.tsx'
import { RecipientsPanel } from './recipients-panel.tsx'
import type { Asset, TokenReading } from './use-asset.ts'
import type { ListReading } from './use-recipient-list.ts'

export type PrepareStepProps = {
  draft: Draft
  reading: ListReading
  token: TokenReading
  asset: Asset
  isAmountValid: boolean
  priceProblem: AssetPanelProps['priceProblem']
  priceReading: AssetPanelProps['priceReading']
  isDraftSaved: boolean
  next: FindNextActionReturnType
  history: Pick<ListHistory, 'past' | 'future'>
  /** A sentence about the wallet or the network, if one of them blocks the step. */
  walletNote: string | undefined
  on: PageActions
  dispatch: DraftDispatch
}

/** Questions that have a panel of their own. */
const aboutNames = ['names', 'gateways']

/** Step 1: the asset, the recipients, and the lines that are not understood. */
export function PrepareStep(props: PrepareStepProps) {
  const { t } = useTranslation()
  const { draft, reading, asset, next, dispatch } = props
  const { list } = reading
  // If the list no longer answers, a new reading reports that.
  const { target, jump } = useJump(reading.retry)
  useUndoKeys(dispatch)
  const follow = () =>
    followAction(next.action, {
      ...props.on,
      question: list?.questions.find((question) => question.answer === undefined)?.kind,
      jump: () => jump('next'),
    })

  return (
    <div className="grid items-start gap-5 lg:grid-cols-[minmax(0,1fr)_min(21rem,40%)]">
      <div className="flex min-w-0 flex-col gap-4">
        <LinkedNotes draft={draft} dispatch={dispatch} />
        <AssetPanel
          draft={draft}
          token={props.token}
          chain={asset.chain}
          symbol={asset.symbol}
          decimals={asset.decimals}
          isAmountValid={props.isAmountValid}
          priceProblem={props.priceProblem}
          priceReading={props.priceReading}
          dispatch={dispatch}
        />
        <RecipientsPanel
          draft={draft}
          asset={asset}
          reading={reading}
          target={target}
          onJump={jump}
          history={props.history}
          dispatch={dispatch}
        />
        {list && list.sampleCount > 0 && (
          <p role="note" className="flex gap-2 rounded-box border border-info/40 bg-info/5 p-4 text-14">
            <Info aria-hidden className="size-5 shrink-0 text-info" />
            {t(paysSamples(asset.chain.id) ? 'multiSend.list.samplesLocal' : 'multiSend.list.samples')}
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
        <div className="flex min-h-8 flex-wrap items-center justify-between gap-x-4 gap-y-2 text-13 text-quiet">
          <p>{t(props.isDraftSaved ? 'multiSend.list.kept' : 'multiSend.list.notKept')}</p>
          <ShareList draft={draft} chainId={asset.chain.id} />
        </div>
      </div>
      <SummaryPanel
        symbol={asset.symbol}
        origin={asset.origin}
        rows={summarizeList(list, asset, t)}
        note={t('multiSend.summary.once')}
        action={
          <PrepareButton
            next={next}
            asset={asset}
            remainder={list?.remainder ?? 0n}
            walletNote={props.walletNote}
            onClick={follow}
          />
        }
      />
    </div>
  )
}

/** Ctrl or Cmd with Z undoes, with Shift redoes. A text field has its own history while it has the focus. */
export function useUndoKeys(dispatch: DraftDispatch): void {
  useDocumentKeys((event) => {
    const { target, key, ctrlKey, metaKey, altKey, shiftKey } = event
    if (key.toLowerCase() !== 'z' || !(ctrlKey || metaKey) || altKey || isOwnHistory(target)) return
    event.preventDefault()
    dispatch({ type: shiftKey ? 'redone' : 'undone' })
  })
}

// Nothing changes behind an open dialog either.
function isOwnHistory(target: EventTarget | null): boolean {
  return (
    target instanceof Element && target.closest('textarea, input:not([type=radio]), [contenteditable], dialog') !== null
  )
}
