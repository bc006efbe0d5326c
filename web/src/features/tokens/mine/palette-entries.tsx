// Offers the search the tokens of this device, the page of any pasted address, and what can be done with a token.

import { shortenAddress } from '@saleyard/chain/networks/address.ts'
import { useNavigate } from '@tanstack/react-router'
import { BadgeDollarSign, CirclePlus, Glasses, type LucideIcon, Repeat2, SendHorizontal, Waves } from 'lucide-react'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Address } from 'viem'
import type { Entry, Query } from '@/components/palette/entries.ts'
import type { KindId } from '@/features/tokens/kinds/saleyard-token.ts'
import { cleanText } from '@/lib/i18n/foreign-text.ts'
import { findChain } from '@/lib/networks/chains.ts'

type Place = { chainId: number; token: Address }
type Named = Place & { symbol: string; name?: string | undefined; hash?: string | undefined }

const picture = (Icon: LucideIcon) => <Icon aria-hidden className="size-4.5" strokeWidth={1.75} />
const keyOf = ({ chainId, token }: Place) => `${chainId}-${token.toLowerCase()}`

/** Lists tokens and what can be done with them. A pasted address leads to a page on each network: which one has it, the page finds out. */
export function useTokenEntries({ address, hash, chains }: Query): Entry[] {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const tokens = useNamedTokens()
  const network = (chainId: number) => findChain(chainId)?.title ?? String(chainId)
  const pair = (action: string, name: string) => t('search.pair', { action, name })
  const open = ({ chainId, token }: Place, section?: 'trade' | 'liquidity') =>
    void navigate({
      to: '/token/$chainId/$address',
      params: { chainId: String(chainId), address: token },
      ...(section && { hash: section }),
    })

  const toToken = (token: Named): Entry => ({
    id: `token-${keyOf(token)}`,
    group: 'tokens',
    title: token.symbol,
    note: `${network(token.chainId)} · ${shortenAddress(token.token)}`,
    alias: `${token.name ?? ''} ${token.token}`,
    isAnswer: isSame(token.token, address) || (hash !== undefined && token.hash?.toLowerCase() === hash),
    picture: picture(BadgeDollarSign),
    run: () => open(token),
  })
  const act = (id: string, title: string, Icon: LucideIcon, run: () => void, more: Partial<Entry> = {}): Entry => ({
    ...{ id, group: 'actions', title, picture: picture(Icon), run },
    ...more,
  })
  const toActions = (token: Named): Entry[] => {
    const { symbol, name = '' } = token
    const more = { note: network(token.chainId), alias: `${name} ${token.token}`, needsText: true }
    const id = keyOf(token)
    return [
      act(`trade-${id}`, pair(t('trade.title'), symbol), Repeat2, () => open(token, 'trade'), more),
      act(
        `liquidity-${id}`,
        pair(t('activity.kinds.addLiquidity'), symbol),
        Waves,
        () => open(token, 'liquidity'),
        more,
      ),
      act(
        `send-${id}`,
        pair(t('activity.kinds.sendPlain'), symbol),
        SendHorizontal,
        () => void navigate({ to: '/multi-sender', search: { token: token.token, chain: String(token.chainId) } }),
        more,
      ),
    ]
  }
  const watch = (account?: Address) =>
    act(
      'watch',
      account ? pair(t('search.watch'), shortenAddress(account)) : t('search.watch'),
      Glasses,
      () => void navigate({ to: '/my-tokens', search: account ? { account } : {} }),
      account && { isAnswer: true },
    )
  const toPlace = (token: Address, chainId: number): Entry => ({
    id: `token-${keyOf({ chainId, token })}`,
    group: 'tokens',
    title: pair(t('createToken.result.page'), network(chainId)),
    isAnswer: true,
    picture: picture(BadgeDollarSign),
    run: () => open({ chainId, token }),
  })

  const inOrder = tokens.toSorted((one, other) => placeOf(chains, one) - placeOf(chains, other))
  const elsewhere = address
    ? chains.filter(({ id }) => !tokens.some(({ chainId, token }) => chainId === id && isSame(token, address)))
    : []
  return [
    ...inOrder.map(toToken),
    ...elsewhere.map(({ id }) => toPlace(address as Address, id)),
    ...(Object.keys(t('createToken.kinds', { returnObjects: true })) as KindId[]).map((kind) =>
      act(
        `create-${kind}`,
        pair(t('nav.createToken'), t(`createToken.kinds.${kind}.title`)),
        CirclePlus,
        () => void navigate({ to: '/create-token', search: { type: kind } }),
      ),
    ),
    watch(address),
    ...inOrder.flatMap(toActions),
  ]
}

/** The tokens that this device has created or knows, on configured networks; each once, newest first. */
function useNamedTokens(): Named[] {
  const [all, setAll] = useState<Named[]>([])
  useEffect(() => {
    const abort = new AbortController()
    void readTokens(setAll, abort.signal).catch(() => {})
    return () => abort.abort()
  }, [])
  const named = new Map<string, Named>()
  for (const token of all) {
    if (findChain(token.chainId)?.configured && !named.has(keyOf(token))) named.set(keyOf(token), toPlain(token))
  }
  return [...named.values()]
}

/** What strangers call their tokens, without what is invisible, turns the words around it, or is too long. */
function toPlain({ symbol, name, ...token }: Named): Named {
  const plain = cleanText(symbol).slice(0, 32) || shortenAddress(token.token)
  return { ...token, symbol: plain, name: name && cleanText(name) }
}

/** Reads the tokens, and again after each change. What reads them is loaded with the first search. */
async function readTokens(show: (tokens: Named[]) => void, signal: AbortSignal): Promise<void> {
  const [{ knownTokens }, { useDraft }] = await Promise.all([
    import('@/lib/storage/known-tokens.ts'),
    import('@/features/tokens/create/draft-store.ts'),
  ])
  const read = () => {
    const created = useDraft
      .getState()
      .finished.flatMap(({ chainId, token, hash, values }) =>
        values.symbol ? [{ chainId, token, hash, symbol: values.symbol, name: values.name }] : [],
      )
    show([...created, ...knownTokens.getState().tokens])
  }
  if (signal.aborted) return
  for (const unsubscribe of [knownTokens.subscribe(read), useDraft.subscribe(read)])
    signal.addEventListener('abort', unsubscribe)
  read()
}

function isSame(one: Address, other: Address | undefined): boolean {
  return one.toLowerCase() === other?.toLowerCase()
}

function placeOf(chains: Query['chains'], { chainId }: Place): number {
  return chains.findIndex(({ id }) => id === chainId)
}
