// Reports what waits at the tokens of the connected account: ownership offered, dividends to claim, fees to process.

import { roundSignificant } from '@saleyard/chain/amounts/format-amount.ts'
import { useQueries, useQueryClient } from '@tanstack/react-query'
import type { TFunction } from 'i18next'
import { useEffect, useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useConfig } from 'wagmi'
import { useStore } from 'zustand'
import { cleanText } from '@/lib/i18n/foreign-text.ts'
import { formatAmount, groupDigits } from '@/lib/i18n/format-amount.ts'
import { configuredChains, getChain } from '@/lib/networks/chains.ts'
import { type Notice, noticeStore, type SourceState, usePublishNotices } from '@/lib/notices/notice-store.ts'
import { activityStore } from '@/lib/transactions/activity-store.ts'
import { useWalletState } from '@/lib/wallet/use-wallet-state.ts'
import type { MyStanding } from './read-standing.ts'
import { visitedTokens } from './visited-tokens.ts'

/** Reports what waits. Without a wallet it reads nothing; of other networks than the wallet's nothing before the list was open. */
export function TokenNotices() {
  const { t } = useTranslation()
  const { status } = useWalletState()
  const readings = useReadings()
  const client = useQueryClient()
  const state = useMemo((): SourceState => {
    const standings = readings.flatMap(({ data }) => data ?? [])
    return {
      isReading: status === 'reconnecting' || readings.some(({ isPending }) => isPending),
      failures: [
        ...describeFailed(readings, t),
        ...standings
          .filter(isVaultUnread)
          .map(({ symbol }) => ({ text: `${toTitle(symbol)} · ${t('tokenPage.vault.unreadable')}` })),
      ],
      retry: () => void client.refetchQueries({ queryKey }),
      notices: standings.flatMap((standing) => findWaiting(standing).map((waiting) => toNotice(standing, waiting, t))),
      settled: standings.flatMap((standing) => {
        const waiting = findWaiting(standing)
        return kinds.filter((kind) => !waiting.includes(kind)).map((kind) => toId(standing, kind))
      }),
    }
  }, [readings, status, client, t])
  usePublishNotices('tokens', state)
  return null
}

const queryKey = ['notices']

/** ms */
const interval = 60_000
const staleTime = 15_000

/**
 * Reads each network again at times, when the list opens, and after a transaction. No generated hook: the registries say which
 * tokens to read.
 */
function useReadings() {
  const config = useConfig()
  const client = useQueryClient()
  const { status, account, chain } = useWalletState()
  const isOpen = useStore(noticeStore, (state) => state.isOpen)
  const [wasOpen, setWasOpen] = useState(false)
  if (isOpen && !wasOpen) setWasOpen(true)
  useEffect(() => {
    if (isOpen) void client.refetchQueries({ queryKey, stale: true })
  }, [isOpen, client])
  useEffect(() => {
    const readAgain = () => void client.invalidateQueries({ queryKey })
    const stop = [activityStore.subscribe(whenMined(readAgain)), visitedTokens.subscribe(readAgain)]
    return () => {
      for (const end of stop) end()
    }
  }, [client])
  const chainIds = configuredChains.map(({ id }) => id).filter((id) => wasOpen || id === chain?.id)
  return useQueries({
    queries: (status === 'connected' && account ? chainIds : []).map((chainId) => ({
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
}

/** Returns a listener to the activity that calls back once for each transaction that was mined. */
function whenMined(onMined: () => void): () => void {
  let before: number | undefined
  const count = async () => {
    const records = await activityStore.list().catch(() => [])
    const mined = records.filter(({ state }) => state === 'mined' || state === 'final').length
    if (before !== undefined && mined > before) onMined()
    before = mined
  }
  void count()
  return () => void count()
}

const kinds = ['ownership', 'dividends', 'vault'] as const
type Waiting = (typeof kinds)[number]

/** The vault of a token concerns its owner and its creator; anyone else can process fees, too, and is not called for it. */
function findWaiting({ isOffered, dividends, vault, isOwner, created }: MyStanding): Waiting[] {
  const isWaiting: Record<Waiting, boolean> = {
    ownership: isOffered,
    dividends: dividends !== undefined && dividends.claimable > 0n,
    vault: (isOwner || created === true) && typeof vault === 'object' && vault.isDue,
  }
  return kinds.filter((kind) => isWaiting[kind])
}

const isVaultUnread = ({ vault, isOwner, created }: MyStanding) => vault === 'unread' && (isOwner || created)

const toId = ({ chainId, token }: MyStanding, kind: Waiting) => `${kind}:${chainId}:${token.toLowerCase()}`

const looks = {
  ownership: { section: 'owner', action: 'tokenConsole.accept.title' },
  dividends: { section: 'dividends', action: 'activity.kinds.claim' },
  vault: { section: 'vault', action: 'tokenPage.vault.process' },
} as const

function toNotice(standing: MyStanding, kind: Waiting, t: TFunction): Notice {
  const { chainId, token, symbol, dividends } = standing
  const { section, action } = looks[kind]
  return {
    id: toId(standing, kind),
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

/** One sentence for all networks that do not respond: there may be many. */
function describeFailed(readings: readonly { chainId: number; error: Error | null }[], t: TFunction) {
  const failed = readings.filter(({ error }) => error)
  const [error] = failed.flatMap((each) => each.error ?? [])
  const networks = failed.map(({ chainId }) => getChain(chainId).title).join(', ')
  return error ? [{ text: `${networks} · ${t('createToken.myTokens.failed')}`, error }] : []
}
