// Reports what waits at the tokens of the connected account: ownership offered, dividends to claim, fees to process.

import { roundSignificant } from '@saleyard/chain/amounts/format-amount.ts'
import { useQueries, useQueryClient } from '@tanstack/react-query'
import type { TFunction } from 'i18next'
import { useCallback, useEffect, useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Address } from 'viem'
import { useConfig } from 'wagmi'
import { useStore } from 'zustand'
import { cleanText } from '@/lib/i18n/foreign-text.ts'
import { formatAmount, groupDigits } from '@/lib/i18n/format-amount.ts'
import { configuredChains, findChain, getChain } from '@/lib/networks/chains.ts'
import { type Notice, noticeStore, type SourceState, usePublishNotices } from '@/lib/notices/notice-store.ts'
import { type ActivityRecord, activityStore } from '@/lib/transactions/activity-store.ts'
import { useSessionPending } from '@/lib/wallet/use-session-pending.ts'
import { useWalletState } from '@/lib/wallet/use-wallet-state.ts'
import { chooseEverywhere, useEverywhere } from './mine-store.ts'
import type { MyStanding } from './read-standing.ts'
import { visitedTokens } from './visited-tokens.ts'

/**
 * Reports what waits. Without a wallet it reads nothing; of other networks than the wallet's nothing before the user has all of them
 * searched, and in each session nothing before the list was open for this account.
 */
export function TokenNotices() {
  const { t, i18n } = useTranslation()
  const { status } = useWalletState()
  // Until the last session is back, it is not known that nothing waits.
  const isConnecting = useSessionPending() || status === 'connecting' || status === 'reconnecting'
  const { readings, account, chainIds, unsupported, searchAll } = useReadings()
  const client = useQueryClient()
  const state = useMemo((): SourceState => {
    const standings = readings.flatMap(({ data }) => data ?? [])
    const isAll = chainIds.length === configuredChains.length
    const networks = isAll ? t('activityFilter.networks') : chainIds.map((id) => getChain(id).title).join()
    return {
      isReading: (!account && isConnecting) || readings.some(({ isPending }) => isPending),
      failures: [
        ...(unsupported ? [{ text: t('networks.wrongKnown', { name: unsupported }) }] : []),
        ...describeFailed(readings, t, i18n.language),
        ...standings.filter(isVaultUnread).map((standing) => ({ text: describeUnread(standing, t) })),
      ],
      ...(readings.length > 0 && { scope: t('notices.scope', { networks }) }),
      ...(searchAll && { more: { text: t('mine.everywhere'), run: searchAll } }),
      retry: () => void client.refetchQueries({ queryKey }),
      notices: standings.flatMap((standing) =>
        findWaiting(standing).map((waiting) => toNotice(standing, waiting, account, t)),
      ),
      settled: standings.flatMap((standing) => {
        const waiting = findWaiting(standing)
        return kinds.filter((kind) => !waiting.includes(kind)).map((kind) => toId(standing, kind, account))
      }),
    }
  }, [readings, account, chainIds, unsupported, searchAll, isConnecting, client, t, i18n.language])
  usePublishNotices('tokens', state)
  return null
}

const queryKey = ['notices']

/** ms */
const interval = 60_000
const staleTime = 15_000

/**
 * Reads each network again at times, when the list opens, and after a transaction there. No generated hook: the registries say
 * which tokens to read.
 */
function useReadings() {
  const config = useConfig()
  const client = useQueryClient()
  const { status, account: address, chain } = useWalletState()
  const account = status === 'connected' ? address : undefined
  const isOpen = useStore(noticeStore, (state) => state.isOpen)
  const { isEverywhere, searchAll } = useSearchAll(account, isOpen)
  useEffect(() => {
    if (isOpen) void client.refetchQueries({ queryKey, stale: true })
  }, [isOpen, client])
  useEffect(() => {
    const readAgain = (ids: readonly unknown[]) =>
      void client.invalidateQueries({ queryKey, predicate: ({ queryKey: [, , id] }) => ids.includes(id) })
    const stop = [
      activityStore.subscribe(whenMined(readAgain)),
      visitedTokens.subscribe(({ tokens: [last] }) => readAgain([last?.chainId])),
    ]
    return () => {
      for (const end of stop) end()
    }
  }, [client])
  const chainIds = useMemo(
    () => (account ? configuredChains.map(({ id }) => id).filter((id) => isEverywhere || id === chain?.id) : []),
    [account, isEverywhere, chain?.id],
  )
  const readings = useQueries({
    queries: chainIds.map((chainId) => ({
      queryKey: [...queryKey, account, chainId],
      queryFn: async () => {
        const { readConcerning } = await import('./read-concerning.ts')
        return account ? readConcerning(config, { chainId, account }) : []
      },
      staleTime,
      refetchInterval: isOpen || chainId === chain?.id ? interval : (false as const),
    })),
    combine: (results) =>
      results.map(({ data, error, isPending }, index) => ({ chainId: chainIds[index] ?? 0, data, error, isPending })),
  })
  const isUnsupported = chain !== undefined && !configuredChains.some(({ id }) => id === chain.id)
  const unsupported =
    account && isUnsupported && !isEverywhere ? (findChain(chain.id)?.title ?? String(chain.id)) : undefined
  return { readings, account, chainIds, unsupported, searchAll }
}

/**
 * Returns whether nodes of all networks may see the account: the user has chosen that, here or on My Tokens, and has opened the list
 * since this account is connected. `searchAll` makes the choice; it is absent where there is nothing more to search.
 */
function useSearchAll(account: Address | undefined, isOpen: boolean) {
  const isChosen = useEverywhere(account)
  const [wasOpen, setWasOpen] = useState(false)
  const [openedFor, setOpenedFor] = useState<Address>()
  if (isOpen !== wasOpen) {
    setWasOpen(isOpen)
    if (isOpen) setOpenedFor(account)
  }
  const isEverywhere = isChosen && account !== undefined && openedFor === account
  const searchAll = useCallback(() => {
    if (account) chooseEverywhere(account, true)
    setOpenedFor(account)
  }, [account])
  return { isEverywhere, searchAll: account && !isEverywhere && configuredChains.length > 1 ? searchAll : undefined }
}

/** Returns a listener to the activity that calls back with the networks of what was mined since the last call. */
function whenMined(onMined: (chainIds: readonly number[]) => void): () => void {
  let before: Set<string> | undefined
  let latest = 0
  const read = async () => {
    latest += 1
    const turn = latest
    const records = await activityStore.list().catch(() => undefined)
    // A later reading knows more.
    if (!records || turn !== latest) return
    const mined = records.filter(({ state }) => state === 'mined' || state === 'final')
    const fresh = mined.filter((record) => before && !before.has(toMark(record)))
    before = new Set(mined.map(toMark))
    if (fresh.length > 0) onMined(fresh.map(({ chainId }) => chainId))
  }
  void read()
  return () => void read()
}

const toMark = ({ key, hash }: ActivityRecord) => `${key} ${hash}`

const kinds = ['ownership', 'dividends', 'vault'] as const
type Waiting = (typeof kinds)[number]

/** The vault of a token concerns its owner and its creator; anyone else can process fees, too, and is not called for it. */
function findWaiting({ isOffered, dividends, vault, isOwner, created }: MyStanding): Waiting[] {
  const isWaiting: Record<Waiting, boolean> = {
    ownership: isOffered,
    // A claim would fail.
    dividends: dividends !== undefined && dividends.claimable > 0n && !dividends.unpaid,
    vault: (isOwner || created === true) && typeof vault === 'object' && vault.isDue,
  }
  return kinds.filter((kind) => isWaiting[kind])
}

const isVaultUnread = ({ vault, isOwner, created }: MyStanding) => vault === 'unread' && (isOwner || created)

/** What one account puts away still waits for another. */
const toId = ({ chainId, token }: MyStanding, kind: Waiting, account: Address | undefined) =>
  `${kind}:${chainId}:${token}:${account}`.toLowerCase()

const looks = {
  ownership: { section: 'owner', action: 'tokenConsole.accept.title' },
  dividends: { section: 'dividends', action: 'activity.kinds.claim' },
  vault: { section: 'vault', action: 'tokenPage.vault.process' },
} as const

function toNotice(standing: MyStanding, kind: Waiting, account: Address | undefined, t: TFunction): Notice {
  const { chainId, token, symbol, dividends } = standing
  const { section, action } = looks[kind]
  return {
    id: toId(standing, kind, account),
    kind,
    chainId,
    // A new payment of dividends is news; that a vault is still due is none.
    fact: kind === 'dividends' ? String(dividends?.claimable) : kind,
    title: toTitle(symbol),
    token,
    text: t(`notices.${kind}`, { amount: formatReward(dividends, t) }),
    action: t(action),
    link: { to: '/token/$chainId/$address', params: { chainId: String(chainId), address: token }, hash: section },
  }
}

function formatReward(dividends: MyStanding['dividends'], t: TFunction): string {
  if (!dividends) return ''
  const { claimable, decimals, symbol = '' } = dividends
  const unit = decimals === undefined ? t('tokenPage.dividends.baseUnits') : toTitle(symbol)
  return `${groupDigits(roundSignificant(formatAmount(claimable, decimals ?? 0), 6))} ${unit}`.trim()
}

/** What strangers call their tokens, without what is invisible and what is too long. */
const toTitle = (symbol: string) => cleanText(symbol).slice(0, 32)

/** Names the token and its network: tokens of one symbol are on many. */
function describeUnread({ symbol, chainId }: MyStanding, t: TFunction): string {
  const aside = t('common.aside', { text: getChain(chainId).title })
  return `${toTitle(symbol)}${aside} · ${t('tokenPage.vault.unreadable')}`
}

type Failed = readonly { chainId: number; error: Error | null }[]

/** One sentence for all networks that do not respond: there may be many. */
function describeFailed(readings: Failed, t: TFunction, language: string) {
  const failed = readings.filter(({ error }) => error)
  const [error] = failed.flatMap((each) => each.error ?? [])
  const network = new Intl.ListFormat(language).format(failed.map(({ chainId }) => getChain(chainId).title))
  return error ? [{ text: t('createToken.myTokens.failed', { network }), error }] : []
}
