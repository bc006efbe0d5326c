// Lists transactions sent from this device, to be filtered by kind, network, state and text.
import { useNavigate, useSearch } from '@tanstack/react-router'
import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { type Address, isAddress, isAddressEqual } from 'viem'
import { useStore } from 'zustand'
import { ErrorText } from '@/components/errors/error-text.tsx'
import { containsText } from '@/components/menu/contains-text.ts'
import { stateLooks } from '@/components/tx/transaction-status.tsx'
import { AddressPicture } from '@/components/ui/address-picture.tsx'
import { ExplorerLink } from '@/components/ui/explorer-link.tsx'
import { NetworkImage } from '@/components/ui/icons.tsx'
import { NamedAddress } from '@/components/ui/named-address.tsx'
import { formatCount } from '@/lib/i18n/format-count.ts'
import { findChain } from '@/lib/networks/chains.ts'
import { type KnownToken, knownTokens } from '@/lib/storage/known-tokens.ts'
import type { ActivityRecord } from '@/lib/transactions/activity-store.ts'
import type { TransactionKind, TransactionState } from '@/lib/transactions/transaction-intent.ts'

/** The groups of kinds that a user looks for; each has its words in `groupWords`. */
const groupOf: Record<TransactionKind, Group> = {
  sendBatch: 'payments',
  sendPlain: 'payments',
  safeExecute: 'payments',
  cancelBatch: 'payments',
  approve: 'approvals',
  revoke: 'approvals',
  createToken: 'tokens',
  deploy: 'tokens',
  lowerFees: 'tokens',
  handOver: 'tokens',
  acceptOwnership: 'tokens',
  renounceOwnership: 'tokens',
  buyToken: 'trades',
  sellToken: 'trades',
  seedLiquidity: 'trades',
  addLiquidity: 'trades',
  removeLiquidity: 'trades',
  unwrap: 'trades',
  claim: 'rewards',
  processVault: 'rewards',
  buyback: 'rewards',
  createLocks: 'locks',
  fillLock: 'locks',
  releaseLock: 'locks',
}

const groupWords = {
  payments: 'activityFilter.payments',
  approvals: 'activityFilter.approvals',
  tokens: 'nav.tokens',
  trades: 'activityFilter.trades',
  rewards: 'activityFilter.rewards',
  locks: 'tokenPage.sections.locks',
} as const
type Group = keyof typeof groupWords

const stageOf: Record<TransactionState, Stage> = {
  idle: 'failed',
  simulating: 'waiting',
  'awaiting-signature': 'waiting',
  uncertain: 'waiting',
  proposed: 'waiting',
  submitted: 'waiting',
  replaced: 'waiting',
  mined: 'done',
  final: 'done',
  reverted: 'failed',
  dropped: 'failed',
  failed: 'failed',
}

const stageWords = {
  waiting: 'activityFilter.waiting',
  failed: 'multiSend.report.statuses.failed',
  done: 'liquidity.done',
} as const
type Stage = keyof typeof stageWords

/** What the list is narrowed to, as the address of a page has it: any text, of which only what exists counts. */
export type ActivityFilter = { kind?: string; network?: string; state?: string; find?: string }

type ActivityListProps = {
  records: readonly ActivityRecord[]
  /** Rows until more are asked for. */
  most: number
}

/** Lists transactions in the given order. What they are narrowed to is in the address of the page. */
export function ActivityOfPage(props: ActivityListProps) {
  const search = useSearch({ strict: false })
  const navigate = useNavigate()
  const filter = (change: ActivityFilter) =>
    void navigate({
      to: '.',
      search: (search: object) => ({ ...search, ...change }),
      replace: true,
      resetScroll: false,
    })
  return <FilteredActivity {...props} filter={readFilter(search)} onFilter={filter} />
}

/** Reads what the address says: anyone may have written it, also with a field twice, which is a list then. */
function readFilter(search: object): ActivityFilter {
  const fields = Object.entries(search).filter(([, value]) => typeof value === 'string')
  const { kind, network, state, find } = Object.fromEntries(fields)
  return { kind, network, state, find }
}

/** The same in a dialog, which has no address. */
export function ActivityOfDialog(props: ActivityListProps) {
  const [filter, setFilter] = useState<ActivityFilter>({})
  return (
    <FilteredActivity {...props} filter={filter} onFilter={(change) => setFilter((now) => ({ ...now, ...change }))} />
  )
}

/** Shorter lists are seen at a glance. */
const leastToFilter = 3

const noFilter = { kind: undefined, network: undefined, state: undefined, find: undefined }

type FilteredProps = ActivityListProps & { filter: ActivityFilter; onFilter: (change: ActivityFilter) => void }

function FilteredActivity({ records, most, filter: asked, onFilter }: FilteredProps) {
  const { t } = useTranslation()
  const filter = keepKnown(asked, records)
  const [shown, setShown] = useState(most)
  const matches = useMatches(records, filter)
  const isNarrowed = Object.values(filter).some(Boolean)
  return (
    <>
      {(records.length >= leastToFilter || isNarrowed) && (
        <FilterBar records={records} filter={filter} onFilter={onFilter}>
          {isNarrowed && `${formatCount(matches.length)} / ${formatCount(records.length)}`}
        </FilterBar>
      )}
      {matches.length === 0 && (
        <div className="mt-4 flex flex-wrap items-center gap-3 text-quiet">
          <p>{t('activityFilter.none')}</p>
          <button type="button" className="btn btn-sm" onClick={() => onFilter(noFilter)}>
            {t('activityFilter.clear')}
          </button>
        </div>
      )}
      <ul className="mt-3">
        {matches.slice(0, shown).map((record) => (
          <ActivityRow key={record.key} record={record} />
        ))}
      </ul>
      {matches.length > shown && (
        <button type="button" className="btn btn-sm mt-1" onClick={() => setShown(shown + most)}>
          {t('createToken.myTokens.more')}
        </button>
      )}
    </>
  )
}

/** A value that names nothing narrows nothing. */
function keepKnown({ kind = '', network, state = '', find }: ActivityFilter, records: readonly ActivityRecord[]) {
  return {
    kind: Object.hasOwn(groupWords, kind) ? kind : undefined,
    network: records.some(({ chainId }) => String(chainId) === network) ? network : undefined,
    state: Object.hasOwn(stageWords, state) ? state : undefined,
    find,
  }
}

/** Returns the records that the filter leaves. */
function useMatches(records: readonly ActivityRecord[], { kind, network, state, find = '' }: ActivityFilter) {
  const { t, i18n } = useTranslation()
  return records.filter(
    (record) =>
      (!kind || groupOf[record.kind] === kind) &&
      (!state || stageOf[record.state] === state) &&
      (!network || String(record.chainId) === network) &&
      (!find || containsText(describe(record, t(`activity.kinds.${record.kind}`)), find, i18n.language)),
  )
}

/** All that a user may know of a transaction: what it did, where, and its addresses. */
function describe({ summary, chainId, hash, account, token, sent, asked }: ActivityRecord, kind: string): string {
  return [summary, kind, findChain(chainId)?.title, hash, account, token, sent?.to, asked?.to].join(' ')
}

type FilterBarProps = Omit<FilteredProps, 'most'> & { children: ReactNode }

function FilterBar({ records, filter, onFilter, children }: FilterBarProps) {
  const { t } = useTranslation()
  const chainIds = [...new Set(records.map(({ chainId }) => chainId))]
  const groups = new Set(records.map(({ kind }) => groupOf[kind]))
  return (
    <div className="mt-3 flex flex-wrap items-center gap-2">
      <SearchField text={filter.find ?? ''} onText={(find) => onFilter({ find: find || undefined })} />
      <Choice
        all={t('activityFilter.types')}
        value={filter.kind}
        options={groupKeys.flatMap((group) => (groups.has(group) ? [[group, t(groupWords[group])] as const] : []))}
        onChoice={(kind) => onFilter({ kind })}
      />
      {chainIds.length > 1 && (
        <Choice
          all={t('activityFilter.networks')}
          value={filter.network}
          options={chainIds.map((id) => [String(id), findChain(id)?.title ?? String(id)] as const)}
          onChoice={(network) => onFilter({ network })}
        />
      )}
      <Choice
        all={t('activityFilter.states')}
        value={filter.state}
        options={stageKeys.map((stage) => [stage, t(stageWords[stage])] as const)}
        onChoice={(state) => onFilter({ state })}
      />
      <span role="status" className="text-13 text-quiet">
        <bdi dir="ltr">{children}</bdi>
      </span>
    </div>
  )
}

const groupKeys = Object.keys(groupWords) as Group[]
const stageKeys = Object.keys(stageWords) as Stage[]

type ChoiceProps = {
  /** Name of the choice, and of its first option, which narrows nothing. */
  all: string
  value: string | undefined
  options: readonly (readonly [value: string, words: string])[]
  onChoice: (value: string | undefined) => void
}

function Choice({ all, value, options, onChoice }: ChoiceProps) {
  return (
    <select
      aria-label={all}
      className="select select-sm w-auto min-w-0 flex-1 basis-28 sm:flex-none sm:basis-auto"
      value={options.some(([each]) => each === value) ? value : ''}
      onChange={({ target }) => onChoice(target.value || undefined)}
    >
      <option value="">{all}</option>
      {options.map(([each, words]) => (
        <option key={each} value={each}>
          {words}
        </option>
      ))}
    </select>
  )
}

/** A field of its own state: the address of the page follows, too late for the next letter. */
function SearchField({ text, onText }: { text: string; onText: (text: string) => void }) {
  const { t } = useTranslation()
  const [typed, setTyped] = useState(text)
  const [known, setKnown] = useState(text)
  if (known !== text) {
    setKnown(text)
    // Cleared, or changed by the browser's buttons.
    if (text !== typed.trim()) setTyped(text)
  }
  return (
    <input
      type="search"
      aria-label={t('search.open')}
      placeholder={t('search.open')}
      className="input input-sm min-w-32 flex-1 basis-32"
      autoComplete="off"
      spellCheck={false}
      value={typed}
      onChange={({ target }) => {
        setTyped(target.value)
        onText(target.value.trim())
      }}
    />
  )
}

function ActivityRow({ record }: { record: ActivityRecord }) {
  const { t, i18n } = useTranslation()
  const { kind, state, summary, chainId, hash, createdAt, isInterrupted, sent, asked } = record
  const to = [sent?.to, asked?.to].find((each) => each && isAddress(each, { strict: false }))
  const { Icon, color } = stateLooks[state]
  const when = new Intl.DateTimeFormat(i18n.language, {
    dateStyle: 'medium',
    timeStyle: 'short',
    numberingSystem: 'latn',
  }).format(createdAt)
  return (
    <li className="flex flex-wrap items-start justify-between gap-x-6 gap-y-1 border-line border-t py-3">
      <div className="flex min-w-0 flex-1 basis-60 gap-3">
        <ActivityPicture record={record} />
        <div className="min-w-0 flex-1">
          <p className="font-medium wrap-anywhere">{summary}</p>
          <p className="text-12 text-quiet">
            <bdi>
              {t(`activity.kinds.${kind}`)} {t('activity.on', { network: findChain(chainId)?.title ?? chainId })}
            </bdi>
            , <bdi>{when}</bdi>
          </p>
          {to && (
            <p className="text-12 text-quiet">
              {t('tx.to')} <NamedAddress chainId={chainId} id={to} />
            </p>
          )}
          {isInterrupted && (
            <div className="mt-1 text-13 text-warning">
              <ErrorText error={{ code: 'interrupted', values: {} }} />
            </div>
          )}
        </div>
      </div>
      <div className="text-13">
        {!isInterrupted && (
          <p className={`flex items-center gap-1.5 font-medium ${color}`}>
            <Icon aria-hidden className="size-4" />
            {t(`activity.states.${state}`)}
          </p>
        )}
        {hash && <ExplorerLink chainId={chainId} kind="tx" id={hash} />}
      </div>
    </li>
  )
}

/** The picture of the token that a transaction is about; that of the network for its coin, and where no token is known. */
function ActivityPicture({ record }: { record: ActivityRecord }) {
  const known = useStore(knownTokens, ({ tokens }) => tokens)
  const token = findToken(record, known)
  const chain = findChain(record.chainId)
  if (token) return <AddressPicture address={token} className="size-9 shrink-0 rounded-field" />
  return (
    <span className="grid size-9 shrink-0 place-items-center rounded-field bg-ground">
      {chain && <NetworkImage chain={chain} />}
    </span>
  )
}

/** Records of earlier versions do not name the token: their contract may be one that this device knows. */
function findToken({ token, chainId, asked }: ActivityRecord, known: readonly KnownToken[]): Address | undefined {
  if (token) return token
  const to = asked?.to
  if (!to || !isAddress(to, { strict: false })) return undefined
  const isTo = (each: Address | undefined) => each !== undefined && isAddressEqual(each, to)
  return known.find((each) => each.chainId === chainId && (isTo(each.token) || isTo(each.vault)))?.token
}
