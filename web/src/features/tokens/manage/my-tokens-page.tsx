// Shows the tokens that the connected account created or received as first owner.

import { toUserError } from '@saleyard/chain/errors/to-user-error.ts'
import type { AppChain } from '@saleyard/chain/networks/networks.ts'
import { useInfiniteQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { Send } from 'lucide-react'
import { type ReactNode, useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import type { Address } from 'viem'
import { useConfig } from 'wagmi'
import { useStore } from 'zustand'
import { ErrorNote } from '@/components/errors/error-note.tsx'
import { ReadFailed } from '@/components/errors/read-failed.tsx'
import { DataAge } from '@/components/network-status/data-age.tsx'
import { Amount } from '@/components/tx/fact-row.tsx'
import { CopyButton } from '@/components/ui/copy-button.tsx'
import { ExplorerLink } from '@/components/ui/explorer-link.tsx'
import { PageHeader } from '@/components/ui/page-header.tsx'
import { Waiting } from '@/components/ui/waiting.tsx'
import { ConnectButton } from '@/components/wallet-actions.tsx'
import { useCreator } from '@/features/tokens/create/use-creator.ts'
import { knownTokens, rememberTokens } from '@/lib/storage/known-tokens.ts'
import { useSessionPending } from '@/lib/wallet/use-session-pending.ts'
import { listTokens, type MyToken, mergeTokenPages } from './list-tokens.ts'

const pageSize = 20

/** Shows the tokens that the connected account created, or received as first owner, on its network. */
export function MyTokensPage() {
  const { t } = useTranslation()
  const { account, chain } = useCreator()
  const { data, dataUpdatedAt, error, hasNextPage, isFetching, fetchNextPage, refetch } = useMyTokens(chain.id, account)
  const tokens = data && mergeTokenPages(data.pages)
  useRemembered(
    data?.pages.flatMap((page) => page.tokens),
    chain.id,
  )
  const failed = data?.pages.flatMap((page) => page.failed)[0]
  return (
    <>
      <PageHeader title={t('createToken.myTokens.title')} lead={t('createToken.myTokens.lead')} />
      {!account && <NotConnected chain={chain} />}
      {error && (
        <ErrorNote error={toUserError(error)} lead={t('createToken.myTokens.failed')}>
          <button type="button" className="btn" onClick={() => refetch()}>
            {t('common.tryAgain')}
          </button>
        </ErrorNote>
      )}
      {failed && (
        <div className="mb-5">
          <ReadFailed
            error={failed.error}
            lead={t('tokenPage.kindFailed', { kind: t(`createToken.kinds.${failed.kind}.title`) })}
            isFetching={isFetching}
            onRetry={() => refetch()}
          />
        </div>
      )}
      {account && !tokens && !error && <WaitingTokens chain={chain} />}
      {tokens?.length === 0 && !failed && (
        <Notice words={t('createToken.myTokens.empty', { network: chain.title })}>
          <Link to="/create-token" className="btn btn-primary">
            {t('createToken.myTokens.create')}
          </Link>
        </Notice>
      )}
      {tokens && tokens.length > 0 && (
        <>
          <ul className="panel divide-y divide-line py-2">
            {tokens.map((token) => (
              <TokenRow key={token.token} {...token} chainId={chain.id} />
            ))}
          </ul>
          <p className="mt-2 px-1 text-12 text-quiet">
            {tokens.some(({ received, created }) => received && !created) && <>{t('tokenPage.anybodyNames')} </>}
            <DataAge at={dataUpdatedAt} isFailed={error !== null} />
          </p>
        </>
      )}
      {hasNextPage && (
        <button type="button" className="btn mt-5" disabled={isFetching} onClick={() => fetchNextPage()}>
          {t('createToken.myTokens.more')}
        </button>
      )}
    </>
  )
}

/** Remembers what the account created itself. What it received, a stranger may have named. */
function useRemembered(tokens: MyToken[] | undefined, chainId: number): void {
  useEffect(() => {
    const own = tokens?.filter(({ created }) => created) ?? []
    rememberTokens(own.map(({ token, symbol }) => ({ chainId, token, symbol })))
  }, [tokens, chainId])
}

/** Reads pages of tokens. No generated hook: only the registries know how many tokens to read, and of which kinds. */
function useMyTokens(chainId: number, account: Address | undefined) {
  const config = useConfig()
  return useInfiniteQuery({
    queryKey: ['myTokens', chainId, account],
    queryFn: ({ pageParam }) =>
      account
        ? listTokens(config, { chainId, account, page: pageParam, size: pageSize })
        : { tokens: [], more: false, failed: [] },
    initialPageParam: 0,
    getNextPageParam: ({ more }, pages) => (more ? pages.length : undefined),
    enabled: account !== undefined,
    staleTime: 0,
    gcTime: 0,
  })
}

/** Shows waiting rows while the last session reconnects, otherwise asks for a connection. */
function NotConnected({ chain }: { chain: AppChain }) {
  const { t } = useTranslation()
  if (useSessionPending()) return <WaitingTokens chain={chain} />
  return (
    <Notice words={t('createToken.myTokens.connect')}>
      <ConnectButton className="btn btn-primary" />
    </Notice>
  )
}

/** The size of the tokens that the account is known to have; without any, of the sentence that there is none. */
function WaitingTokens({ chain }: { chain: AppChain }) {
  const { t } = useTranslation()
  const known = useStore(knownTokens, ({ tokens }) => tokens.filter(({ chainId }) => chainId === chain.id).length)
  if (known === 0)
    return (
      <Waiting
        className="panel flex-row! flex-wrap items-center justify-between gap-4"
        label={t('createToken.myTokens.loading')}
        rows={[{ words: t('createToken.myTokens.empty', { network: chain.title }) }, 'waiting-control h-10 w-32']}
      />
    )
  return (
    <div role="status" className="panel mb-2 divide-y divide-line py-2">
      <span className="sr-only">{t('createToken.myTokens.loading')}</span>
      {Array.from({ length: Math.min(known, pageSize) }, (_, row) => (
        <div key={row} aria-hidden className="flex flex-wrap items-center justify-between gap-x-5 gap-y-3 py-4">
          <div className="flex min-w-0 flex-1 basis-60 flex-col gap-0.5">
            <span className="skeleton h-5.5 w-40" />
            <span className="skeleton h-4.5 w-56 max-w-full max-sm:h-9" />
            <span className="skeleton waiting-control h-6 w-28" />
          </div>
          <span className="skeleton h-9.5 w-30" />
          <span className="skeleton waiting-control h-8 w-24" />
        </div>
      ))}
    </div>
  )
}

function Notice({ words, children }: { words: string; children?: ReactNode }) {
  return (
    <div role="status" className="panel flex flex-wrap items-center justify-between gap-4">
      <p className="text-quiet">{words}</p>
      {children}
    </div>
  )
}

/** Shows one token: its facts, its address, the account's balance, and its actions. */
function TokenRow({
  token,
  kind,
  name,
  symbol,
  decimals,
  balance,
  created,
  received,
  chainId,
}: MyToken & { chainId: number }) {
  const { t } = useTranslation()
  const roles = [created && t('createToken.myTokens.created'), received && t('createToken.myTokens.received')]
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-5 gap-y-3 py-4">
      <div className="min-w-0 flex-1 basis-60">
        <p className="wrap-anywhere font-semibold text-15">
          <Link
            to="/token/$chainId/$address"
            params={{ chainId: String(chainId), address: token }}
            className="link link-hover"
          >
            <bdi>{name}</bdi> <bdi className="font-normal text-quiet">{symbol}</bdi>
          </Link>
        </p>
        <p className="mt-0.5 text-13 text-quiet">
          {[t(`createToken.kinds.${kind}.title`), ...roles.filter(Boolean)].join(' · ')}
        </p>
        <p className="mt-0.5 flex items-center gap-1 text-13">
          <ExplorerLink chainId={chainId} kind="token" id={token} />
          <CopyButton text={token} label={t('common.copyAddress')} />
        </p>
      </div>
      <p className="min-w-0 text-13 sm:text-end">
        <span className="block text-quiet">{t('createToken.myTokens.balance')}</span>
        <span className="wrap-anywhere font-medium">
          <Amount value={balance} decimals={decimals} symbol={symbol} />
        </span>
      </p>
      <Link
        to="/multi-sender"
        search={{ token }}
        className="btn btn-sm"
        aria-label={`${t('createToken.myTokens.send')}: ${symbol}`}
      >
        <Send aria-hidden className="size-4 rtl:-scale-x-100" />
        {t('createToken.myTokens.send')}
      </Link>
    </li>
  )
}
