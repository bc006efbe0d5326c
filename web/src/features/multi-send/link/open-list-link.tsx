// Shows what a link wants to put into the list, and asks before it does.

import { type ListLink, type ListLinkProblem, readListLink } from '@saleyard/send/list/list-link.ts'
import { splitText } from '@saleyard/send/list/text.ts'
import { useNavigate } from '@tanstack/react-router'
import { Link2 } from 'lucide-react'
import { type ReactNode, useEffect, useId, useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useStore } from 'zustand'
import { Row } from '@/components/tx/fact-row.tsx'
import { Waiting } from '@/components/ui/waiting.tsx'
import { formatCount } from '@/features/multi-send/format.ts'
import type { Asset } from '@/features/multi-send/list/ui/use-asset.ts'
import { useReadOptions, useRecipientList } from '@/features/multi-send/list/ui/use-recipient-list.ts'
import type { ListSummary } from '@/features/multi-send/list/worker/list-service.ts'
import { type Draft, emptyDraft, isDraftEmpty } from '@/features/multi-send/multi-send-state.ts'
import { Problem } from '@/features/multi-send/problem.tsx'
import type { DraftDispatch } from '@/features/multi-send/use-multi-send.ts'
import { cleanText } from '@/lib/i18n/foreign-text.ts'
import { formatAmount } from '@/lib/i18n/format-amount.ts'
import { findChain } from '@/lib/networks/chains.ts'
import { knownTokens } from '@/lib/storage/known-tokens.ts'

type OpenListLinkProps = {
  /** Of the URL. */
  fragment: string
  /** The present list: the link takes its place only after a click, and it is kept. */
  draft: Draft
  dispatch: DraftDispatch
}

type Reading = { fragment: string; link?: ListLink; problem?: ListLinkProblem | 'network' }

/** Asks whether a link may fill the list in, and shows what is in it. Contacts no network. */
export function OpenListLink({ fragment, draft, dispatch }: OpenListLinkProps) {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const [reading, setReading] = useState<Reading>()
  useEffect(() => {
    let isCurrent = true
    void readListLink(fragment).then((read) => isCurrent && setReading({ fragment, ...checkPlace(read) }))
    return () => {
      isCurrent = false
    }
  }, [fragment])

  // The target lacks the link: a reload must not ask again.
  const leave = () => void navigate({ to: '/multi-sender', replace: true })
  if (reading?.fragment !== fragment) return <Waiting rows={['h-10', 'h-96 rounded-box']} />
  const { link, problem } = reading
  if (problem || !link) return <BrokenLink problem={problem} link={link} onLeave={leave} />
  const isFree = isDraftEmpty(draft)
  return (
    <section className="panel flex max-w-3xl flex-col gap-4" aria-label={t('multiSend.link.title')}>
      <h2 className="flex items-center gap-2 font-semibold text-17">
        <Link2 aria-hidden className="size-5 shrink-0 text-quiet" />
        {t('multiSend.link.title')}
      </h2>
      <p className="text-warning">{t('multiSend.link.lead')}</p>
      <LinkContents link={link} />
      {!isFree && <p className="text-14">{t('multiSend.link.kept')}</p>}
      <div className="flex flex-wrap gap-3">
        <button
          type="button"
          className="btn btn-primary"
          onClick={() => {
            // A review that is open is of the list before.
            dispatch({ type: 'wentBack' })
            dispatch({ type: 'linkTaken', link })
            leave()
          }}
        >
          {t('createToken.links.use')}
        </button>
        <button type="button" className="btn" onClick={leave}>
          {t(isFree ? 'common.cancel' : 'createToken.links.keep')}
        </button>
      </div>
    </section>
  )
}

/** A link for a network that is not offered here, and one in dollars where no dollars are, are of no use. */
function checkPlace(read: Omit<Reading, 'fragment'>): Omit<Reading, 'fragment'> {
  const { link } = read
  if (!link) return read
  const chain = findChain(link.chainId)
  if (!chain?.configured) return { link, problem: 'network' }
  return link.isDollars && (link.token || !chain.priceFeed) ? { problem: 'damaged' } : read
}

type BrokenLinkProps = Pick<Reading, 'link' | 'problem'> & { onLeave: () => void }

function BrokenLink({ problem, link, onLeave }: BrokenLinkProps) {
  const { t } = useTranslation()
  const name = findChain(link?.chainId)?.title ?? String(link?.chainId)
  const why = {
    network: t('networks.reasons.notConfigured', { name }),
    newer: t('multiSend.link.newer'),
    tooLong: t('multiSend.link.long'),
    damaged: `${t('pages.errors.400.lead')} ${t('pages.errors.400.advice')}`,
  }[problem ?? 'damaged']
  return (
    <section className="panel flex max-w-3xl flex-col gap-4" aria-label={t('pages.errors.400.title')}>
      <h2 className="font-semibold text-17">{t('pages.errors.400.title')}</h2>
      <Problem text={why} action={t('multiSend.review.back')} onAction={onLeave} />
    </section>
  )
}

/** Lines of the link that are shown as they are. */
const shownLines = 5
/** Of one line, in characters. */
const shownLength = 200

function LinkContents({ link }: { link: ListLink }) {
  const { t } = useTranslation()
  const { list, status, symbol, isReading } = useLinkedList(link)
  const { amountKind, amountText, token, chainId } = link
  const lines = splitText(link.text).filter((line) => line.trim() !== '')
  const sum = list && [formatAmount(list.total, 18, { grouped: true }), symbol].filter(Boolean).join(' ')
  const waiting = <span aria-hidden className="skeleton inline-block h-4 w-24" />
  const figure = (value: ReactNode) => (isReading ? waiting : (value ?? '–'))
  return (
    <>
      <dl className="text-14">
        <Row name={t('multiSend.asset.heading')} note={token && <TokenNote chainId={chainId} token={token} />}>
          <bdi>{symbol || t('multiSend.asset.erc20')}</bdi>
        </Row>
        <Row name={t('multiSend.source.network')}>{findChain(chainId)?.title}</Row>
        <Row name={t('multiSend.amount.heading')}>
          {t(`multiSend.amount.${amountKind}`)}
          {amountKind !== 'each' && (
            <>
              {': '}
              <bdi dir="ltr">
                {cleanText(amountText)} {symbol}
              </bdi>
            </>
          )}
        </Row>
        <Row name={t('multiSend.summary.recipients')}>{figure(list && formatCount(list.recipientCount))}</Row>
        <Row name={t('multiSend.summary.total')}>{figure(sum && <bdi dir="ltr">{sum}</bdi>)}</Row>
        {list && <ProblemsRow list={list} />}
      </dl>
      {status === 'failed' && <Problem text={t('multiSend.list.readingFailed')} />}
      <FirstLines lines={lines} />
    </>
  )
}

/** What the form will ask about the list; nothing if it is fine. */
function ProblemsRow({ list: { counts, questions } }: { list: ListSummary }) {
  const { t } = useTranslation()
  const found = [
    ['multiSend.problems.refused', counts.refused] as const,
    ['multiSend.problems.questions', questions.length] as const,
  ].filter(([, count]) => count > 0)
  if (found.length === 0) return null
  return (
    <Row name={t('multiSend.problems.label')}>
      {found.map(([key, count]) => t(key, { count, formatted: formatCount(count) })).join(', ')}
    </Row>
  )
}

function FirstLines({ lines }: { lines: string[] }) {
  const { t } = useTranslation()
  const heading = useId()
  return (
    <div className="min-w-0">
      <h3 id={heading} className="font-medium text-14">
        {t('multiSend.list.heading')}
      </h3>
      <ol aria-labelledby={heading} className="mt-1 rounded-field bg-ground px-4 py-2 font-mono text-12" dir="ltr">
        {lines.slice(0, shownLines).map((line, index) => (
          <li key={index} className="wrap-anywhere py-0.5">
            <bdi>{cleanText(line).slice(0, shownLength)}</bdi>
          </li>
        ))}
        {lines.length > shownLines && <li aria-hidden>…</li>}
      </ol>
    </div>
  )
}

/** Whether this device knows the token, from its own storage. */
function TokenNote({ chainId, token }: { chainId: number; token: NonNullable<ListLink['token']> }) {
  const { t } = useTranslation()
  const isKnown = useStore(knownTokens, ({ tokens }) =>
    tokens.some((each) => each.chainId === chainId && each.token.toLowerCase() === token.toLowerCase()),
  )
  return (
    <>
      <bdi dir="ltr" className="figure wrap-anywhere">
        {token}
      </bdi>
      {!isKnown && <span className="block text-warning">{t('multiSend.link.unknownToken')}</span>}
    </>
  )
}

/** Reads the list of the link as the form will. Its amounts are numbers without a unit here, since no token was asked for its decimals. */
function useLinkedList({ chainId, token, amountKind, amountText, isDollars, text }: ListLink) {
  const { t } = useTranslation()
  const known = useStore(knownTokens, ({ tokens }) => tokens)
  const chain = findChain(chainId)
  const coin = chain?.nativeCurrency.symbol ?? ''
  const draft = useMemo<Draft>(() => ({ ...emptyDraft, amountKind, amountText, text }), [amountKind, amountText, text])
  const asset: Asset = {
    chain: { id: chainId, name: chain?.title ?? '', symbol: coin, shortName: chain?.shortName ?? '' },
    ...{ account: undefined, token, symbol: '', decimals: 18, origin: '', balance: undefined },
  }
  const { list, status } = useRecipientList(text, useReadOptions(draft, asset))
  const isHere = (each: { chainId: number; token: string }) =>
    each.chainId === chainId && each.token.toLowerCase() === token?.toLowerCase()
  const symbol = isDollars ? t('money.usd') : token ? (known.find(isHere)?.symbol ?? '') : coin
  return { list: status === 'ready' ? list : undefined, status, symbol, isReading: status === 'reading' }
}
