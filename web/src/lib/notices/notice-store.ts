// Keeps what waits for the user: what each source has found, and what the user has put away.
import type { LinkProps } from '@tanstack/react-router'
import { useEffect } from 'react'
import type { Address } from 'viem'
import * as z from 'zod/mini'
import { persist } from 'zustand/middleware'
import { createStore } from 'zustand/vanilla'
import { createCheckedStorage, followOtherTabs } from '@/lib/storage/checked-storage.ts'

export type NoticeKind = 'run' | 'ownership' | 'dividends' | 'vault'

/** One thing that waits, with the one place where it is done. */
export type Notice = {
  /** The same for the same thing, whatever its state. */
  id: string
  kind: NoticeKind
  chainId: number
  /** Changes with the state of the thing: a notice that was put away comes back with another one. */
  fact: string
  /** What it is about: a token's symbol, or that it is a run. */
  title: string
  /** The token that it is about, for its picture. */
  token?: Address
  /** A translated sentence: what waits. */
  text: string
  /** Name of the link. */
  action: string
  link: Pick<LinkProps, 'to' | 'params' | 'search' | 'hash'>
}

/** What a source knows. What it has not read is missing, and never counts as nothing. */
export type SourceState = {
  notices: readonly Notice[]
  /** True until the first answer. */
  isReading: boolean
  /** Parts that could not be read: a translated sentence for each, and the error if there is one. */
  failures: readonly { text: string; error?: Error }[]
  /** Ids of what is known not to wait: put away earlier, it comes back when it waits again. */
  settled?: readonly string[]
  /** Reads again what has failed. */
  retry?: () => void
  /** A translated sentence: what alone was looked at. */
  scope?: string
  /** Looks at more, at a press. */
  more?: { text: string; run: () => void }
}

type NoticeState = {
  /** By the name of the source. */
  sources: Readonly<Record<string, SourceState>>
  /** Whether the list is open. Opening it is a click, after which a source may read more. */
  isOpen: boolean
}

export const noticeStore = createStore<NoticeState>()(() => ({ sources: {}, isOpen: false }))

/** Publishes what a source knows, for as long as the source is mounted. `state` must be memoized. */
export function usePublishNotices(source: string, state: SourceState): void {
  useEffect(() => {
    noticeStore.setState(({ sources }) => ({ sources: { ...sources, [source]: state } }))
    forgetPutAway(state.settled ?? [])
  }, [source, state])
  useEffect(() => () => noticeStore.setState(({ sources: { [source]: _gone, ...sources } }) => ({ sources })), [source])
}

const schema = z.object({ facts: z.record(z.string(), z.string()) })

/** Beyond this the oldest are forgotten, and come back. */
const most = 200

/** What the user has put away: the fact of each notice at that time, by id; in localStorage. */
export const putAwayStore = createStore<{ facts: Readonly<Record<string, string>> }>()(
  persist(() => ({ facts: {} as Readonly<Record<string, string>> }), {
    name: 'notices-put-away',
    version: 1,
    storage: createCheckedStorage((state) => schema.parse(state)),
  }),
)

/** Keeps a notice away until its fact changes. */
export function putAway({ id, fact }: Pick<Notice, 'id' | 'fact'>): void {
  putAwayStore.setState(({ facts: { [id]: _earlier, ...facts } }) => ({
    facts: Object.fromEntries([...Object.entries(facts), [id, fact]].slice(-most)),
  }))
}

function forgetPutAway(ids: readonly string[]): void {
  const { facts } = putAwayStore.getState()
  const kept = Object.entries(facts).filter(([id]) => !ids.includes(id))
  if (kept.length < Object.keys(facts).length) putAwayStore.setState({ facts: Object.fromEntries(kept) })
}

const order: readonly NoticeKind[] = ['run', 'ownership', 'dividends', 'vault']

/** Lists what waits and was not put away: own acts first, then what others offer. */
export function listNotices(
  { sources }: Pick<NoticeState, 'sources'>,
  { facts }: { facts: Readonly<Record<string, string>> },
): Notice[] {
  return Object.values(sources)
    .flatMap(({ notices }) => notices)
    .filter(({ id, fact }) => facts[id] !== fact)
    .sort((one, other) => order.indexOf(one.kind) - order.indexOf(other.kind))
}

// Another tab may have put something away.
followOtherTabs(putAwayStore)
