// Says in words what a Safe's transaction does, call by call, and what of it deserves a warning.

import { deployments } from '@saleyard/generated/deployments'
import { checkTargets } from '@saleyard/safe/read/check-targets.ts'
import { type Act, type BatchAct, describeTx, isOurPayment } from '@saleyard/safe/tx/describe-tx.ts'
import { listCalls, type SafeCall } from '@saleyard/safe/tx/multi-send.ts'
import { useQuery } from '@tanstack/react-query'
import { CircleCheck, TriangleAlert } from 'lucide-react'
import { type ReactNode, useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { type Address, type Hex, isAddress, isAddressEqual } from 'viem'
import { useConfig } from 'wagmi'
import { AmountRow, BatchRecipients, CodeRow, KnownFacts, RawCall, Totals } from '@/components/safe/call-facts.tsx'
import { readKnownCall } from '@/components/safe/known-calls.ts'
import { describeSafeError } from '@/components/safe/safe-error-note.tsx'
import { Row } from '@/components/tx/fact-row.tsx'
import { NamedAddress } from '@/components/ui/named-address.tsx'
import { isUnlimited } from '@/lib/i18n/format-amount.ts'
import { formatCount } from '@/lib/i18n/format-count.ts'
import type { ProvenProposal } from '@/lib/safe/hand-on.ts'

type CancelAct = Extract<Act, { kind: 'cancel' }>

/** Finds the batch of a run of this device that has exactly these bytes, or whose mark is given up; `isOther`: its id, and other bytes. */
export type FindRun = (
  safe: Address,
  act: BatchAct | CancelAct,
) => Promise<{ runId: string; number: number; isOther: boolean } | undefined>

type ActsPanelProps = { stored: ProvenProposal; findRun: FindRun }

/** Beyond this a transaction is a list of its own: the first ones are shown, and how many there are. */
const mostActs = 50

export function ActsPanel({ stored, findRun }: ActsPanelProps) {
  const { t } = useTranslation()
  const [isWhole, setWhole] = useState(false)
  const { chainId, safe, tx } = stored
  const acts = useMemo(() => describeTx(safe, tx), [safe, tx])
  const calls = useMemo(() => listCalls(tx), [tx])
  const order = useMemo(() => orderActs(acts), [acts])
  const isRejection = acts.every(({ kind }) => kind === 'rejection')
  // Whatever is dangerous is shown before anything can be signed.
  const most = isWhole ? acts.length : Math.max(mostActs, order.filter(({ rank }) => rank < harmless).length)
  return (
    <section aria-label={t('safe.acts.title')} className="panel flex min-w-0 flex-col gap-4">
      <h2 className="font-semibold text-17">{t('safe.acts.title')}</h2>
      {!isRejection && <Verdict stored={stored} acts={acts} />}
      <Totals chainId={chainId} acts={acts} />
      <ol className="flex flex-col gap-4">
        {order.slice(0, most).map(({ act, index }) => (
          <li key={index} className="min-w-0 rounded-field border border-line p-3">
            {acts.length > 1 && (
              <p className="text-12 text-quiet">
                {t('safe.acts.place', { number: formatCount(index + 1), total: formatCount(acts.length) })}
              </p>
            )}
            <ActFacts chainId={chainId} safe={safe} act={act} call={calls[index]} nonce={tx.nonce} findRun={findRun} />
            {calls[index] && <RawCall call={calls[index]} />}
          </li>
        ))}
      </ol>
      {acts.length > most && (
        <div className="flex flex-col items-start gap-2">
          <p className="text-13 text-warning">{t('safe.acts.more', { formatted: formatCount(acts.length - most) })}</p>
          <button type="button" className="btn btn-line btn-sm" onClick={() => setWhole(true)}>
            {t('safe.showAll', { formatted: formatCount(acts.length) })}
          </button>
        </div>
      )}
      {(tx.operation === 1 || acts.some(callsContract)) && <TargetsLine stored={stored} />}
    </section>
  )
}

/** What may give the Safe or its money away comes first. Only batches and marks can be harmless beside it. */
const ranks: Partial<Record<Act['kind'], number>> = { settings: 0, unknown: 1, approve: 2, transfer: 3, coin: 3 }
const surplusRank = 4
const harmless = 5

/** Acts with their places in the transaction, the dangerous ones first. */
function orderActs(acts: readonly Act[]) {
  const isOurs = isOurPayment(acts)
  const rankOf = (act: Act) => ranks[act.kind] ?? ('surplus' in act ? surplusRank : harmless)
  const ranked = acts.map((act, index) => ({ act, index, rank: isOurs ? harmless : rankOf(act) }))
  return ranked.sort((a, b) => a.rank - b.rank)
}

/** Whether it only stops batches, or only pays. Any contract may have the function of a token that pays by itself: the chain says which one does. */
function Verdict({ stored, acts }: { stored: ProvenProposal; acts: readonly Act[] }) {
  const { t } = useTranslation()
  const { data: isCompared } = useTargets(stored)
  if (acts.every(({ kind }) => kind === 'cancel')) return <Mark isGood text={t('safe.acts.onlyStops')} />
  if (!isOurPayment(acts)) return <Mark text={t('safe.acts.notOnlyPays')} />
  const isSender = acts.every((act) => act.kind !== 'batch' || isAddressEqual(act.contract, deployments.MultiSender))
  return isSender || isCompared ? (
    <Mark isGood text={t('safe.acts.onlyPays')} />
  ) : (
    <Mark text={t('safe.acts.claimsToPay')} />
  )
}

export function Mark({ text, isGood = false }: { text: string; isGood?: boolean }) {
  const Icon = isGood ? CircleCheck : TriangleAlert
  return (
    <p className={`flex items-start gap-2 text-14 ${isGood ? 'text-success' : 'text-warning'}`}>
      <Icon aria-hidden className="mt-0.5 size-4 shrink-0" />
      {text}
    </p>
  )
}

type ActProps = {
  chainId: number
  safe: Address
  act: Act
  call: SafeCall | undefined
  nonce: bigint
  findRun: FindRun
}

function ActFacts({ chainId, safe, act, call, nonce, findRun }: ActProps) {
  const { t } = useTranslation()
  const title = <h3 className="font-medium text-15">{t(`safe.acts.kinds.${act.kind}`)}</h3>
  const address = (name: string, id: Address) => (
    <Row name={name}>
      <NamedAddress chainId={chainId} id={id} />
    </Row>
  )
  const frame = (children: ReactNode) => (
    <>
      {title}
      <dl className="mt-1 text-14">{children}</dl>
    </>
  )
  switch (act.kind) {
    case 'batch':
      return (
        <>
          {frame(<BatchFacts chainId={chainId} safe={safe} act={act} data={call?.data} findRun={findRun} />)}
          {call && <BatchRecipients chainId={chainId} token={act.token} data={call.data} />}
          {act.surplus !== undefined && <Mark text={t('safe.acts.surplus')} />}
        </>
      )
    case 'approve':
      return (
        <>
          {frame(
            <>
              {address(t('safe.acts.token'), act.token)}
              {address(t('safe.acts.spender'), act.spender)}
              <AmountRow chainId={chainId} token={act.token} value={act.amount} isAllowance />
            </>,
          )}
          {isUnlimited(act.amount) && <Mark text={t('safe.acts.unlimitedWarning')} />}
        </>
      )
    case 'transfer':
      return frame(
        <>
          {address(t('safe.acts.token'), act.token)}
          {address(t('safe.acts.recipient'), act.recipient)}
          <AmountRow chainId={chainId} token={act.token} value={act.amount} />
        </>,
      )
    case 'coin':
      return frame(
        <>
          {address(t('safe.acts.recipient'), act.recipient)}
          <AmountRow chainId={chainId} value={act.amount} />
        </>,
      )
    case 'cancel':
      return frame(
        <>
          {address(t('tx.contract'), act.contract)}
          <MarkRow id={act.id} />
          <RunRow safe={safe} act={act} findRun={findRun} />
        </>,
      )
    case 'rejection':
      return (
        <>
          {title}
          <p className="mt-1 text-14">{t('safe.acts.rejects', { nonce: nonce.toString() })}</p>
        </>
      )
    case 'settings':
      return (
        <>
          {frame(<SettingFacts chainId={chainId} act={act} />)}
          <Mark text={t('safe.acts.settingsWarning')} />
        </>
      )
    case 'unknown':
      return <UnknownFacts chainId={chainId} act={act} call={call} />
  }
}

/** A call that is none of our payments: by the names of its function where the ABIs of this page have these bytes. */
function UnknownFacts({ chainId, act, call }: UnknownFactsProps) {
  const { t } = useTranslation()
  const known = useMemo(() => call && readKnownCall(chainId, call), [chainId, call])
  const says = known?.isOurs ? 'known' : known ? 'claimed' : 'unknown'
  return (
    <>
      <h3 className="font-medium text-15">{t(`safe.acts.kinds.${says}`)}</h3>
      <dl className="mt-1 text-14">
        <Row name={t('tx.contract')}>
          <NamedAddress chainId={chainId} id={act.to} />
        </Row>
        {known ? <KnownFacts chainId={chainId} call={known} /> : <CallRow selector={act.selector} bytes={act.bytes} />}
        {act.value > 0n && <AmountRow chainId={chainId} value={act.value} />}
      </dl>
      {says === 'claimed' && <Mark text={t('safe.acts.claimedWarning')} />}
      {says === 'unknown' && <Mark text={t('safe.acts.unknownWarning')} />}
    </>
  )
}

type UnknownFactsProps = { chainId: number; act: Extract<Act, { kind: 'unknown' }>; call: SafeCall | undefined }

function CallRow({ selector, bytes }: { selector: string; bytes: number }) {
  const { t } = useTranslation()
  return (
    <Row name={t('safe.acts.call')} note={t('safe.acts.bytes', { count: bytes, formatted: formatCount(bytes) })}>
      <span className="figure">{selector}</span>
    </Row>
  )
}

type RunRowProps = { safe: Address; act: BatchAct | CancelAct; findRun: FindRun }

/** Which batch of which run it is, where this device has the run. */
function RunRow({ safe, act, findRun }: RunRowProps) {
  const { t } = useTranslation()
  const { data: run } = useQuery({
    queryKey: ['safe-run', safe, act.kind === 'batch' ? act.callHash : act.id.toString()],
    queryFn: async () => (await findRun(safe, act)) ?? null,
  })
  const note = act.kind === 'batch' && t(run ? 'safe.acts.sameBytes' : 'safe.acts.compareCode')
  const number = run ? formatCount(run.number) : ''
  return (
    <Row name={t('safe.acts.run')} note={!run?.isOther && note}>
      {!run && t('safe.acts.noRun')}
      {run?.isOther && <Mark text={t('safe.acts.otherContent', { number })} />}
      {run?.isOther === false && t('safe.acts.runBatch', { number })}
    </Row>
  )
}

function MarkRow({ id }: { id: bigint }) {
  const { t } = useTranslation()
  return (
    <Row name={t('safe.acts.mark')}>
      <span className="figure">{id.toString()}</span>
    </Row>
  )
}

type BatchFactsProps = RunRowProps & { chainId: number; act: BatchAct; data: Hex | undefined }

function BatchFacts({ chainId, safe, act, data, findRun }: BatchFactsProps) {
  const { t } = useTranslation()
  return (
    <>
      <Row name={t('tx.contract')}>
        <NamedAddress chainId={chainId} id={act.contract} />
      </Row>
      {act.token && (
        <Row name={t('safe.acts.token')}>
          <NamedAddress chainId={chainId} id={act.token} />
        </Row>
      )}
      <Row name={t('safe.acts.people')}>
        <span className="figure">{formatCount(act.count)}</span>
      </Row>
      <AmountRow name={t('safe.acts.total')} chainId={chainId} token={act.token} value={act.total} />
      {data && <CodeRow data={data} />}
      <RunRow safe={safe} act={act} findRun={findRun} />
      <MarkRow id={act.id} />
    </>
  )
}

function SettingFacts({ chainId, act }: { chainId: number; act: Extract<Act, { kind: 'settings' }> }) {
  const { t } = useTranslation()
  if (!act.functionName) return <CallRow selector={act.selector} bytes={act.bytes} />
  return (
    <>
      <Row name={t('safe.acts.call')}>
        <span className="figure">{act.functionName}</span>
      </Row>
      {Object.entries(act.values ?? {}).map(([name, value]) => (
        <Row key={name} name={name}>
          {typeof value === 'string' && isAddress(value) ? (
            <NamedAddress chainId={chainId} id={value} />
          ) : (
            <span className="figure">{value.toString()}</span>
          )}
        </Row>
      ))}
    </>
  )
}

/** Coin for an account, a rejection and settings of the Safe need no other contract. */
const callsContract = ({ kind }: Act) => kind !== 'coin' && kind !== 'rejection' && kind !== 'settings'

/** Whether the contracts that are called are on the chain, with the code that they must have. */
function TargetsLine({ stored }: { stored: ProvenProposal }) {
  const { t } = useTranslation()
  const { data, error, isPending } = useTargets(stored)
  if (data) return <Mark isGood text={t('safe.acts.compared')} />
  if (isPending) return <p className="text-13 text-quiet">{t('safe.acts.comparing')}</p>
  const refused = describeSafeError(t, error)
  return <Mark text={refused ?? t('safe.acts.notCompared')} />
}

/** Compares the code of what is called with what it must be, at a fresh read. */
export function useTargets({ chainId, safe, safeTxHash, tx }: ProvenProposal) {
  const config = useConfig()
  return useQuery({
    queryKey: ['safe-targets', safeTxHash],
    queryFn: async () => {
      await checkTargets(config.getClient({ chainId }), safe, tx)
      return true
    },
    staleTime: 0,
    gcTime: 0,
    refetchInterval: ({ state }) => state.status === 'error' && 12_000,
  })
}
