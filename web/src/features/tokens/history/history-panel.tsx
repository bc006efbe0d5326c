// Reads the history of a token when the viewer asks for it, and shows it with the block that it is of.

import type { ReadProgress } from '@saleyard/history/read/read-logs.ts'
import { type ReactNode, Suspense, startTransition, useCallback, useEffect, useId, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Address } from 'viem'
import { type Config, useConfig } from 'wagmi'
import { HistoryNote } from '@/components/errors/history-note.tsx'
import { formatTime } from '@/components/network-status/data-age.tsx'
import { Waiting } from '@/components/ui/waiting.tsx'
import type { SaleyardToken } from '@/features/tokens/kinds/saleyard-token.ts'
import { readMarket } from '@/features/tokens/liquidity/market.ts'
import { placeKey, usePlans } from '@/features/tokens/liquidity/plan-store.ts'
import { hasFeePurpose } from '@/features/tokens/page/read-saleyard-token.ts'
import { lazyPart } from '@/lib/browser/load-part.ts'
import { env } from '@/lib/env.ts'
import type { TokenHistory } from '@/lib/history/read-token-history.ts'
import type { TokenPlace } from '@/lib/history/token-ledgers.ts'
import { useHistoryService } from '@/lib/history/use-history-service.ts'
import { formatCount } from '@/lib/i18n/format-count.ts'
import { listEndpoints } from '@/lib/networks/chain-transport.ts'
import { getChain } from '@/lib/networks/chains.ts'

type HistoryPanelProps = {
  token: SaleyardToken
  account: Address | undefined
  /** Called with each history that was read. */
  onHistory?: (history: TokenHistory) => void
}

/** Shows the history of a token after a click: before it, nothing is requested. */
export function HistoryPanel({ token, account, onHistory }: HistoryPanelProps) {
  const { t, i18n } = useTranslation()
  const { reading, history, followed, load, follow, pause } = useTokenHistory(token, onHistory)
  const isReading = reading.state === 'reading'
  const nodes = new Set(listEndpoints(getChain(token.chainId)).map(({ url }) => new URL(url).host))
  const hosts = new Intl.ListFormat(i18n.language).format(nodes)
  const indexer = env.VITE_INDEXER_URL && new URL(env.VITE_INDEXER_URL).host
  return (
    <section aria-labelledby="history-title" className="flex min-w-0 flex-col gap-5">
      <div className="panel flex min-w-0 flex-col gap-3">
        <h2 id="history-title" className="font-semibold text-17">
          {t('tokenPage.history.title')}
        </h2>
        <p className="wrap-anywhere text-13 text-quiet">
          {indexer ? t('tokenPage.history.indexer.lead', { indexer, hosts }) : t('tokenPage.history.lead', { hosts })}
        </p>
        {history && <Outcome history={history} />}
        {isReading && <Progress progress={reading.progress} from={followed ? undefined : indexer} onPause={pause} />}
        {reading.state === 'failed' && <HistoryNote error={reading.error} />}
        {reading.state === 'paused' && <p role="status">{t('tokenPage.history.paused')}</p>}
        {!isReading && (
          <button type="button" className="btn self-start" onClick={() => load(indexer ? followed : account)}>
            {t(buttonOf(reading.state, history))}
          </button>
        )}
      </div>
      {history && (
        <Suspense fallback={<Waiting rows={2} row="h-64 rounded-box" />}>
          <HistoryView token={token} history={history} account={account} isReading={isReading} onFollow={follow} />
        </Suspense>
      )}
    </section>
  )
}

const HistoryView = lazyPart(() => import('./history-view.tsx').then(({ HistoryView }) => ({ default: HistoryView })))

function buttonOf(state: Reading['state'], history: TokenHistory | undefined) {
  if (state === 'paused') return 'tokenPage.history.resume'
  if (state === 'failed') return 'common.tryAgain'
  return history ? 'tokenPage.history.more' : 'tokenPage.history.load'
}

/** Says which block the figures are of, and whether they fit the chain. */
function Outcome({ history: { block, verdict, misfits, indexer } }: { history: TokenHistory }) {
  const { t, i18n } = useTranslation()
  const { checked, of, kind, reason } = verdict
  const isWrong = kind === 'wrong'
  return (
    <div className="flex flex-col gap-1 text-14">
      <p className="font-medium">
        {t('tokenPage.history.asOf', { block: String(block.number), time: formatTime(block.timestamp, i18n.language) })}
      </p>
      {indexer && (
        <Finding>
          {'hours' in indexer
            ? t('tokenPage.history.indexer.used', indexer)
            : t(`tokenPage.history.indexer.refusals.${indexer.refusal}`, { host: indexer.host })}
        </Finding>
      )}
      <Finding isWrong={isWrong}>{t(`tokenPage.history.verdict.${kind}`, { checked, of })}</Finding>
      {isWrong && reason === 'endpointsDisagree' && <Finding isWrong>{t('tokenPage.history.disagree')}</Finding>}
      {misfits.map((part) => (
        <Finding key={part} isWrong>
          {t(`tokenPage.history.misfits.${part}`)}
        </Finding>
      ))}
    </div>
  )
}

function Finding({ isWrong = false, children }: { isWrong?: boolean; children: ReactNode }) {
  return isWrong ? (
    <p role="alert" className="text-error">
      {children}
    </p>
  ) : (
    <p className="wrap-anywhere text-13 text-quiet">{children}</p>
  )
}

type ProgressProps = {
  progress: ReadProgress | undefined
  /** Host of the indexer that is read before any events. */
  from: string | undefined
  onPause: () => void
}

function Progress({ progress, from, onPause }: ProgressProps) {
  const { t } = useTranslation()
  const isIndexed = from !== undefined && progress === undefined
  const { read = 0, all = 1 } = progress?.blocks ?? {}
  const isRead = progress !== undefined && read === all
  return (
    <div className="flex flex-col gap-2">
      <p role="status" className="text-14">
        {isIndexed
          ? t('tokenPage.history.indexer.reading', { host: from })
          : t(isRead ? 'tokenPage.history.checking' : 'tokenPage.history.reading')}
      </p>
      <progress
        className="progress progress-primary w-full"
        max={all}
        value={read}
        aria-label={t('tokenPage.history.reading')}
      />
      {progress && (
        <p className="text-13 text-quiet">
          {t('tokenPage.history.progress', {
            read: formatCount(read),
            all: formatCount(all),
            logs: formatCount(progress.logs),
          })}
        </p>
      )}
      <button type="button" className="btn self-start" onClick={onPause}>
        {t('tokenPage.history.pause')}
      </button>
    </div>
  )
}

type Reading =
  | { state: 'idle' | 'paused' }
  | { state: 'reading'; progress?: ReadProgress }
  | { state: 'failed'; error: Error }

/** Reads in the history worker. A reading that is paused, or fails, goes on where it was; leaving the page pauses it. */
function useTokenHistory(token: SaleyardToken, onHistory: HistoryPanelProps['onHistory']) {
  const service = useHistoryService()
  const config = useConfig()
  const job = useId()
  const chosen = usePlans(({ routers }) => routers[placeKey(token)])
  const [reading, setReading] = useState<Reading>({ state: 'idle' })
  const [history, setHistory] = useState<TokenHistory>()
  /** The account whose earnings the viewer asked for. */
  const [followed, setFollowed] = useState<Address>()
  const isUnderWay = useRef(false)
  // Without a reading there may be no worker, which a call would start.
  const pause = useCallback(() => void (isUnderWay.current && service.stop(job)), [service, job])
  useEffect(() => pause, [pause])

  async function load(account: Address | undefined): Promise<void> {
    setReading({ state: 'reading' })
    isUnderWay.current = true
    try {
      const place = await findPlace(config, token, chosen)
      const request = { ...place, job, chainId: token.chainId, account }
      const found = await service.readToken(request, (progress) => setReading({ state: 'reading', progress }))
      // Not urgent: React renders its many figures in slices.
      startTransition(() => {
        setHistory(found)
        onHistory?.(found)
        setReading({ state: 'idle' })
      })
    } catch (error) {
      const isPaused = (error as Error).name === 'AbortError'
      setReading(isPaused ? { state: 'paused' } : { state: 'failed', error: error as Error })
    } finally {
      isUnderWay.current = false
    }
  }
  return {
    reading,
    history,
    followed,
    load: (account: Address | undefined) => void load(account),
    /** An indexer keeps no earnings, so that from then on the events are read. */
    follow(account: Address) {
      setFollowed(account)
      void load(account)
    },
    pause,
  }
}

/** The contracts around a token. A token without fees has the pool of the router that was chosen on this page, if any. */
async function findPlace(
  config: Config,
  { chainId, token, kind, taxed }: SaleyardToken,
  router: Address | undefined,
): Promise<TokenPlace> {
  if (taxed) return { kind: ledgerOf(kind), token, pair: taxed.pair, vault: taxed.vault }
  const market = router && (await readMarket(config, { chainId, token, router, account: undefined }))
  return { kind: ledgerOf(kind), token, ...(market && { pair: market.pair }) }
}

function ledgerOf(kind: SaleyardToken['kind']): TokenPlace['kind'] {
  if (hasFeePurpose(kind, 'reflection')) return 'reflection'
  return hasFeePurpose(kind, 'dividends') ? 'dividends' : 'erc20'
}
