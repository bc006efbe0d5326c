import { useTranslation } from 'react-i18next'
import { formatAmount } from '../../../lib/amounts/format-amount.ts'
import { NamesPanel } from '../names/names-panel.tsx'
import type { Asset } from '../shared/asset.ts'
import { groupDigits } from '../shared/group-digits.ts'
import { MainButton } from '../shared/main-button.tsx'
import { SummaryPanel } from '../shared/summary-panel.tsx'
import type { FindNextActReturnType } from '../state/find-next-act.ts'
import type { ListHistory } from '../state/list-history.ts'
import type { Draft } from '../state/multi-send-state.ts'
import type { DraftDispatch } from '../state/use-multi-send.ts'
import { AssetPanel } from './asset-panel.tsx'
import { followAct, type OutwardActs } from './follow-act.ts'
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

const walletActs = ['connect', 'switchChain', 'deployFirst', 'chooseNetwork', 'retryNetwork']
/** They have a panel of their own. */
const aboutNames = ['names', 'gateways']
const waiting = ['read', 'readToken']

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
        {list && <NamesPanel draft={draft} list={list} chainId={asset.chain.id} dispatch={dispatch} />}
        {list?.questions
          .filter(({ kind }) => !aboutNames.includes(kind))
          .map((question) => (
            <QuestionCard
              key={question.kind}
              question={question}
              chain={asset.chain.name}
              onAnswer={(answers) => dispatch({ type: 'answered', answers })}
            />
          ))}
        <p className="text-13 text-quiet">{t(props.isKept ? 'multiSend.list.kept' : 'multiSend.list.notKept')}</p>
      </div>
      <SummaryPanel
        symbol={asset.symbol}
        origin={asset.origin}
        rows={summarizeList(list, asset, t)}
        note={t('multiSend.summary.once')}
        action={
          <>
            {list && list.remainder > 0n && (
              <p className="mb-3 text-13">
                {t('multiSend.amount.remainder', {
                  amount: formatAmount(list.remainder, asset.decimals, { grouped: true }),
                  symbol: asset.symbol,
                })}
              </p>
            )}
            {props.walletNote && walletActs.includes(next.act) && (
              <p className="mb-3 text-13 text-warning">{props.walletNote}</p>
            )}
            <MainButton isBusy={waiting.includes(next.act)} onClick={act}>
              {t(`multiSend.acts.${next.act}` as 'multiSend.acts.review', {
                count: next.count,
                formatted: groupDigits(next.count),
                chain: asset.chain.name,
              })}
            </MainButton>
          </>
        }
      />
    </div>
  )
}
