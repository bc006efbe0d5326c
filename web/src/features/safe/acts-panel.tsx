// Says in words what a Safe's transaction does, call by call, and what of it deserves a warning.

import { useReadIerc20Decimals, useReadIerc20Symbol } from '@saleyard/generated'
import { checkTargets } from '@saleyard/safe/read/check-targets.ts'
import { type Act, type BatchAct, describeTx, isOurPayment } from '@saleyard/safe/tx/describe-tx.ts'
import { useQuery } from '@tanstack/react-query'
import { CircleCheck, TriangleAlert } from 'lucide-react'
import { type ReactNode, useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { type Address, isAddress } from 'viem'
import { useConfig } from 'wagmi'
import { describeSafeError } from '@/components/safe/safe-error-note.tsx'
import { Amount, Row } from '@/components/tx/fact-row.tsx'
import { NamedAddress } from '@/components/ui/named-address.tsx'
import { cleanText } from '@/lib/i18n/foreign-text.ts'
import { formatCount } from '@/lib/i18n/format-count.ts'
import { findChain } from '@/lib/networks/chains.ts'
import type { ProvenProposal } from '@/lib/safe/hand-on.ts'

/** Finds the batch of a run of this device that has exactly these bytes. */
export type FindRun = (safe: Address, act: BatchAct) => Promise<{ runId: string; number: number } | undefined>

type ActsPanelProps = { stored: ProvenProposal; findRun: FindRun }

/** Beyond this a transaction is a list of its own: the first ones are shown, and how many there are. */
const mostActs = 50

export function ActsPanel({ stored, findRun }: ActsPanelProps) {
  const { t } = useTranslation()
  const { chainId, safe, tx } = stored
  const acts = useMemo(() => describeTx(safe, tx), [safe, tx])
  const isOurs = isOurPayment(acts)
  const isRejection = acts.every(({ kind }) => kind === 'rejection')
  return (
    <section aria-label={t('safe.acts.title')} className="panel flex min-w-0 flex-col gap-4">
      <h2 className="font-semibold text-17">{t('safe.acts.title')}</h2>
      {isOurs && <Mark isGood text={t('safe.acts.onlyPays')} />}
      {!isOurs && !isRejection && <Mark text={t('safe.acts.notOnlyPays')} />}
      <ol className="flex flex-col gap-4">
        {acts.slice(0, mostActs).map((act, index) => (
          <li key={index} className="min-w-0 rounded-field border border-line p-3">
            <ActFacts chainId={chainId} safe={safe} act={act} nonce={tx.nonce} findRun={findRun} />
          </li>
        ))}
      </ol>
      {acts.length > mostActs && (
        <p className="text-13 text-warning">
          {t('safe.acts.more', { formatted: formatCount(acts.length - mostActs) })}
        </p>
      )}
      {(tx.operation === 1 || acts.some(callsContract)) && <TargetsLine stored={stored} />}
    </section>
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

type ActProps = { chainId: number; safe: Address; act: Act; nonce: bigint; findRun: FindRun }

function ActFacts({ chainId, safe, act, nonce, findRun }: ActProps) {
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
          {frame(<BatchFacts chainId={chainId} safe={safe} act={act} findRun={findRun} />)}
          {act.surplus !== undefined && <Mark text={t('safe.acts.surplus')} />}
        </>
      )
    case 'approve':
      return frame(
        <>
          {address(t('safe.acts.token'), act.token)}
          {address(t('safe.acts.spender'), act.spender)}
          <AmountRow chainId={chainId} token={act.token} value={act.amount} />
        </>,
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
          <Row name={t('safe.acts.mark')}>
            <span className="figure">{act.id.toString()}</span>
          </Row>
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
      return (
        <>
          {frame(
            <>
              {address(t('tx.contract'), act.to)}
              <CallRow selector={act.selector} bytes={act.bytes} />
              {act.value > 0n && <AmountRow chainId={chainId} value={act.value} />}
            </>,
          )}
          <Mark text={t('safe.acts.unknownWarning')} />
        </>
      )
  }
}

function AmountRow({ chainId, token, value }: { chainId: number; token?: Address; value: bigint }) {
  const { t } = useTranslation()
  return (
    <Row name={t('safe.acts.amount')}>
      <TokenAmount chainId={chainId} token={token} value={value} />
    </Row>
  )
}

function CallRow({ selector, bytes }: { selector: string; bytes: number }) {
  const { t } = useTranslation()
  return (
    <Row name={t('safe.acts.call')} note={t('safe.acts.bytes', { count: bytes, formatted: formatCount(bytes) })}>
      <span className="figure">{selector}</span>
    </Row>
  )
}

type BatchFactsProps = { chainId: number; safe: Address; act: BatchAct; findRun: FindRun }

function BatchFacts({ chainId, safe, act, findRun }: BatchFactsProps) {
  const { t } = useTranslation()
  const { data: run } = useQuery({
    queryKey: ['safe-run', safe, act.callHash],
    queryFn: async () => (await findRun(safe, act)) ?? null,
  })
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
      <Row name={t('safe.acts.total')}>
        <TokenAmount chainId={chainId} token={act.token} value={act.total} />
      </Row>
      <Row name={t('safe.acts.run')} note={t(run ? 'safe.acts.sameBytes' : 'safe.acts.compareCode')}>
        {run ? t('safe.acts.runBatch', { number: formatCount(run.number) }) : t('safe.acts.noRun')}
      </Row>
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

type TokenAmountProps = {
  chainId: number
  /** The network's own coin by default. */
  token: Address | undefined
  /** In base units or wei. */
  value: bigint
}

/** Shows an amount of a token in its own unit, or in base units where no network says how many decimals it has. */
function TokenAmount({ chainId, token, value }: TokenAmountProps) {
  const coin = findChain(chainId)?.nativeCurrency
  if (token) return <Erc20Amount chainId={chainId} token={token} value={value} />
  return <Amount value={value} decimals={coin?.decimals ?? 18} symbol={coin?.symbol ?? ''} />
}

function Erc20Amount({ chainId, token, value }: TokenAmountProps & { token: Address }) {
  const { t } = useTranslation()
  const of = { address: token, chainId: chainId as 31337 } as const
  const { data: decimals } = useReadIerc20Decimals(of)
  const { data: symbol = '' } = useReadIerc20Symbol(of)
  if (decimals === undefined)
    return (
      <>
        <span className="figure wrap-anywhere">{value.toString()}</span>{' '}
        <span className="font-normal text-quiet">{t('safe.acts.baseUnits')}</span>
      </>
    )
  return <Amount value={value} decimals={decimals} symbol={cleanText(symbol)} />
}
