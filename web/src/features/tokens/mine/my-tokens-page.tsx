// Shows the tokens of the connected account, or of an account that is watched, on all networks that may be asked.

import { Link, useNavigate } from '@tanstack/react-router'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { type Address, getAddress, isAddress, isAddressEqual } from 'viem'
import { useStore } from 'zustand'
import { DataAge } from '@/components/network-status/data-age.tsx'
import { PageHeader } from '@/components/ui/page-header.tsx'
import { ConnectButton } from '@/components/wallet-actions.tsx'
import { useCreator } from '@/features/tokens/create/use-creator.ts'
import { configuredChains, getChain } from '@/lib/networks/chains.ts'
import { appStore } from '@/lib/storage/app-store.ts'
import { knownTokens, rememberTokens } from '@/lib/storage/known-tokens.ts'
import { useSessionPending } from '@/lib/wallet/use-session-pending.ts'
import { chooseEverywhere, useEverywhere, useMine } from './mine-store.ts'
import { NetworkFailures, NetworkStrip } from './network-strip.tsx'
import { type MyToken, sortByDate } from './read-network-tokens.ts'
import { Linked, Notice, Watched } from './subject-notices.tsx'
import { TokenCard, WaitingCards } from './token-card.tsx'
import { type NetworkReading, useMyTokens } from './use-my-tokens.ts'
import { WatchForm } from './watch-form.tsx'

type MyTokensPageProps = {
  /** What the address of the page names; by that alone no node is asked. */
  watching?: string | undefined
}

/** Shows the tokens of the connected account, or those of an account that is watched without its wallet. */
export function MyTokensPage({ watching = '' }: MyTokensPageProps) {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const subject = useSubject(watching)
  const field = useRef<HTMLInputElement>(null)
  // A press takes its button away; what it shows gets the focus, and is read out. A page that opens takes no focus.
  const [isPressed, setIsPressed] = useState(false)
  const watch = (account: Address) => {
    setIsPressed(true)
    useMine.setState({ watched: account })
    void navigate({ to: '/my-tokens', search: { account } })
  }
  const leave = () => {
    field.current?.focus()
    useMine.setState({ watched: null })
    void navigate({ to: '/my-tokens', search: {} })
  }
  return (
    <>
      <PageHeader title={t('createToken.myTokens.title')} lead={t('createToken.myTokens.lead')} />
      <WatchForm initial={subject.isNamed ? '' : watching} onWatch={watch} ref={field} />
      {subject.kind === 'watched' && (
        <Watched key={`watched:${subject.account}`} account={subject.account} takesFocus={isPressed} onLeave={leave} />
      )}
      {subject.kind === 'linked' && <Linked account={subject.account} onShow={watch} onLeave={leave} />}
      {subject.kind === 'pending' && (
        <>
          <span aria-hidden className="skeleton mb-3 block h-8 w-56" />
          <WaitingTokens chainIds={[subject.chainId]} />
        </>
      )}
      {subject.kind === 'none' && (
        <Notice words={t('createToken.myTokens.connect')}>
          <ConnectButton className="btn btn-primary" />
        </Notice>
      )}
      {(subject.kind === 'own' || subject.kind === 'watched') && (
        <Tokens key={subject.account} account={subject.account} isOwn={subject.kind === 'own'} />
      )}
    </>
  )
}

/** Whose tokens are shown. `linked`: a link names the account, and the user has not agreed yet that nodes are asked. */
type Subject = { isNamed: boolean } & (
  | { kind: 'own' | 'watched' | 'linked'; account: Address }
  | { kind: 'pending'; chainId: number }
  | { kind: 'none' }
)

function useSubject(watching: string): Subject {
  const { account: own, chain } = useCreator()
  const watched = useMine((state) => state.watched)
  const isPending = useSessionPending()
  // While the last session reconnects, its account is the own one already.
  const recent = useStore(appStore, ({ recentAccount }) => recentAccount?.address as Address | undefined)
  const named = isAddress(watching) ? getAddress(watching) : undefined
  const isNamed = named !== undefined
  const isSame = (one: Address | null | undefined) => one && named && isAddressEqual(one, named)
  if (named && !isSame(own ?? recent)) return { isNamed, kind: isSame(watched) ? 'watched' : 'linked', account: named }
  if (own) return { isNamed, kind: 'own', account: own }
  if (isPending) return { isNamed, kind: 'pending', chainId: chain.id }
  return watched ? { isNamed, kind: 'watched', account: watched } : { isNamed, kind: 'none' }
}

const pageSize = 20

type TokensProps = { account: Address; isOwn: boolean }

function Tokens({ account, isOwn }: TokensProps) {
  const { t } = useTranslation()
  const { chain } = useCreator()
  const isChosen = useEverywhere(account)
  const isEverywhere = isChosen || !isOwn
  const [size, setSize] = useState(pageSize)
  const chainIds = isEverywhere ? configuredChains.map(({ id }) => id) : [chain.id]
  const readings = useMyTokens(chainIds, account, size)
  const tokens = sortByDate(readings.flatMap(({ data }) => data?.tokens ?? []))
  const isReading = readings.some(({ data, error }) => !data && !error)
  const isFetching = readings.some((each) => each.isFetching)
  useRemembered(tokens, isOwn)
  const choose = (isNow: boolean) => chooseEverywhere(account, isNow)
  return (
    <>
      <NetworkStrip
        readings={readings}
        everywhere={isOwn && configuredChains.length > 1 ? { isChosen, choose } : undefined}
      />
      {tokens.length > 0 && (
        <ul className="panel divide-y divide-line py-2">
          {tokens.map((token) => (
            <TokenCard
              key={`${token.chainId}:${token.token}`}
              token={token}
              isOwn={isOwn}
              walletChainId={isOwn ? chain.id : undefined}
            />
          ))}
        </ul>
      )}
      {tokens.length === 0 && isReading && <WaitingTokens chainIds={chainIds} />}
      {tokens.length === 0 && !isReading && <NoTokens readings={readings} />}
      <Footnotes readings={readings} tokens={tokens} />
      <NetworkFailures readings={readings} />
      {readings.some(({ data }) => data?.more) && (
        <button
          type="button"
          className="btn mt-5 aria-disabled:opacity-60"
          // Not `disabled`: the focus stays on it while more are read.
          aria-disabled={isFetching}
          onClick={() => !isFetching && setSize(size + pageSize)}
        >
          {t('createToken.myTokens.more')}
        </button>
      )}
    </>
  )
}

/** Remembers what the account created itself. What it received, a stranger may have named. */
function useRemembered(tokens: readonly MyToken[], isOwn: boolean): void {
  const own = isOwn ? tokens.filter(({ created }) => created) : []
  const key = own.map(({ chainId, token }) => `${chainId}:${token}`).join()
  useEffect(() => rememberTokens(own.map(({ chainId, token, symbol }) => ({ chainId, token, symbol }))), [key])
}

/** Names networks in a sentence. */
function useNames() {
  const { i18n } = useTranslation()
  return (readings: readonly NetworkReading[]) =>
    new Intl.ListFormat(i18n.language).format(readings.map(({ chainId }) => getChain(chainId).title))
}

/** Says on which networks the account has none, and where some may be missing; of those that gave no answer it says nothing. */
function NoTokens({ readings }: { readings: readonly NetworkReading[] }) {
  const { t } = useTranslation()
  const list = useNames()
  const answered = readings.filter(({ data, error }) => data && !error && data.failed.length === 0)
  const whole = answered.filter(({ data }) => !data?.isPartial)
  const partial = answered.filter(({ data }) => data?.isPartial)
  if (answered.length === 0) return null
  return (
    <Notice
      words={
        <>
          {whole.length > 0 && <>{t('createToken.myTokens.empty', { network: list(whole) })} </>}
          {partial.length > 0 && t('mine.partial', { networks: list(partial) })}
        </>
      }
    >
      <Link to="/create-token" className="btn btn-primary">
        {t('createToken.myTokens.create')}
      </Link>
    </Notice>
  )
}

type FootnotesProps = { readings: readonly NetworkReading[]; tokens: readonly MyToken[] }

function Footnotes({ readings, tokens }: FootnotesProps) {
  const { t } = useTranslation()
  const list = useNames()
  const read = readings.filter(({ data }) => data)
  const partial = read.filter(({ data }) => data?.isPartial)
  const oldest = read.reduce((first, { dataUpdatedAt }) => Math.min(first, dataUpdatedAt), Number.POSITIVE_INFINITY)
  return (
    <p className="mt-2 px-1 text-12 text-quiet empty:hidden">
      {tokens.some(({ created }) => !created) && <>{t('tokenPage.anybodyNames')} </>}
      {tokens.length > 0 && partial.length > 0 && <>{t('mine.partial', { networks: list(partial) })} </>}
      {read.length > 0 && <DataAge at={oldest} isFailed={read.some(({ error }) => error)} />}
    </p>
  )
}

/** The size of the tokens that the device knows on these networks; of one token where it knows none. */
function WaitingTokens({ chainIds }: { chainIds: readonly number[] }) {
  const { t } = useTranslation()
  const known = useStore(knownTokens, ({ tokens }) => tokens.filter(({ chainId }) => chainIds.includes(chainId)).length)
  return <WaitingCards count={Math.min(Math.max(1, known), pageSize)} label={t('createToken.myTokens.loading')} />
}
