// Shows the token that a draft of this device became: where it is, and what to do next.

import {
  useReadStandardTokenBalanceOf,
  useReadStandardTokenDecimals,
  useReadStandardTokenName,
  useReadStandardTokenSymbol,
  useReadStandardTokenTotalSupply,
} from '@saleyard/generated'
import { Link, Navigate, useNavigate } from '@tanstack/react-router'
import { CircleCheck, Plus, Send } from 'lucide-react'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { type Address, BaseError, ContractFunctionZeroDataError, isAddressEqual } from 'viem'
import { useActivityRecord } from '@/components/activity/use-activity-record.ts'
import { outageInterval, ReadFailed } from '@/components/errors/read-failed.tsx'
import { DataAge } from '@/components/network-status/data-age.tsx'
import { ShareButton } from '@/components/share-card.tsx'
import { Amount, Row } from '@/components/tx/fact-row.tsx'
import { SignerNote } from '@/components/tx/signer-note.tsx'
import { CopyButton } from '@/components/ui/copy-button.tsx'
import { ExplorerLink, TokenExplorerLink } from '@/components/ui/explorer-link.tsx'
import { Figures, WholeAddress } from '@/components/ui/figures.tsx'
import { PageHeader } from '@/components/ui/page-header.tsx'
import { StepHeading } from '@/components/ui/step-heading.tsx'
import { Waiting } from '@/components/ui/waiting.tsx'
import { creationKey, findCreationRecord } from '@/features/tokens/create/creation-record.ts'
import { type FinishedDraft, isDraftEmpty, useDraft } from '@/features/tokens/create/draft-store.ts'
import { useCreator } from '@/features/tokens/create/use-creator.ts'
import { kindIdSchema, kinds } from '@/features/tokens/kinds/index.ts'
import type { HeldToken } from '@/features/tokens/kinds/read-token.ts'
import { type KindId, tokenScopeKey } from '@/features/tokens/kinds/saleyard-token.ts'
import type { TokenKind } from '@/features/tokens/kinds/token-kind.ts'
import type { CreationCall } from '@/features/tokens/manage/verification-input.ts'
import { VerificationPanel } from '@/features/tokens/manage/verification-panel.tsx'
import { useSaleyardToken } from '@/features/tokens/page/read-saleyard-token.ts'
import { formatAmount } from '@/lib/i18n/format-amount.ts'
import { getChain } from '@/lib/networks/chains.ts'
import { rememberTokens } from '@/lib/storage/known-tokens.ts'
import type { ActivityRecord } from '@/lib/transactions/activity-store.ts'
import { AddToWallet } from './add-to-wallet.tsx'
import { LaunchSteps } from './launch-steps.tsx'

type CreatedPageProps = { chainId: string; address: string }

/** Shows the token of a draft of this device. Any other token has only its public page. */
export function CreatedPage({ chainId, address }: CreatedPageProps) {
  const { t } = useTranslation()
  const { finished } = useDraft()
  const finishedDraft = finished.find(
    (each) => String(each.chainId) === chainId && each.token.toLowerCase() === address.toLowerCase(),
  )
  const { data: kindId } = kindIdSchema.safeParse(finishedDraft?.kind)
  if (!finishedDraft || !kindId) return <Navigate to="/token/$chainId/$address" params={{ chainId, address }} replace />
  return (
    <>
      <PageHeader title={t('createToken.title')} lead={t('createToken.lead')} />
      <ResultStep finishedDraft={finishedDraft} kindId={kindId} />
    </>
  )
}

/** Shows the created token: its address, its transaction, and the next steps. All figures are read from the chain. */
/** The title, the facts, the steps of the launch, the buttons, the token's page and its source code. */
const waitingRows = [
  'h-23',
  'h-37.5 max-sm:h-54',
  'h-64.5 max-sm:h-97',
  'h-10 max-sm:h-25',
  'h-23 max-sm:h-36',
  'h-13.5 max-sm:h-19.5',
]

export function ResultStep({ kindId, finishedDraft }: { kindId: KindId; finishedDraft: FinishedDraft }) {
  const { token, chainId, creator: account, salt } = finishedDraft
  const { t } = useTranslation()
  const record = findCreationRecord(useActivityRecord(creationKey({ salt, chainId, account })))
  const { facts, readAt, error, isFetching, refetch } = useCreatedToken(finishedDraft)
  if (isMissing(error))
    return (
      <p role="alert" className="panel text-warning">
        {t('createToken.result.missing', { network: getChain(chainId).title })}
      </p>
    )
  if (!facts && error) return <ReadFailed error={error} isFetching={isFetching} onRetry={refetch} />
  if (!facts)
    return (
      <Waiting rows={waitingRows} className="panel mx-auto max-w-2xl gap-5" label={t('createToken.result.reading')} />
    )

  const { name, symbol, decimals, totalSupply } = facts
  const amount = formatAmount(totalSupply, decimals, { grouped: true })
  return (
    <section className="panel mx-auto flex max-w-2xl flex-col gap-5">
      <header>
        <CircleCheck aria-hidden className="mb-3 size-7 text-success" strokeWidth={1.75} />
        <StepHeading className="text-20">{t('createToken.result.title', { name })}</StepHeading>
        <p className="wrap-anywhere mt-1 text-quiet">
          <Figures text={t('createToken.result.lead', { amount, symbol })} />
        </p>
      </header>
      <ResultFacts {...{ finishedDraft, facts, record }} readAt={readAt} isFailed={error !== null} />
      <LaunchSteps finishedDraft={finishedDraft} />
      <div className="flex flex-wrap gap-3">
        <Link to="/multi-sender" search={{ token }} className="btn btn-primary yields">
          <Send aria-hidden className="size-4 rtl:-scale-x-100" />
          {t('createToken.result.send')}
        </Link>
        <AddToWallet chainId={chainId} token={token} symbol={symbol} decimals={decimals} />
        <Link to="/create-token" search={{ type: kindId }} className="btn">
          <Plus aria-hidden className="size-4" />
          {t('createToken.result.another')}
        </Link>
      </div>
      <CreateOnOtherNetwork finishedDraft={finishedDraft} kindId={kindId} />
      <ShareToken {...facts} chainId={chainId} token={token} kindId={kindId} />
      <VerificationPanel
        {...{ kindId, chainId, token }}
        call={toCall(kinds[kindId], finishedDraft)}
        className="rounded-field border border-line p-4"
      />
    </section>
  )
}

type CreatedToken = {
  /** Undefined until all of it is known. */
  facts: HeldToken | undefined
  /** When the oldest of it was read, ms since 1970. */
  readAt: number
  error: Error | null
  isFetching: boolean
  refetch: () => void
}

/** Reads the token and its creator's balance from its chain. */
function useCreatedToken({ token, chainId, creator }: FinishedDraft): CreatedToken {
  const query = {
    refetchInterval: ({ state }: { state: { error: Error | null } }) => isMissing(state.error) && outageInterval,
    staleTime: 0,
    gcTime: 0,
  }
  const at = { chainId, address: token, scopeKey: tokenScopeKey({ chainId, token }), query }
  const name = useReadStandardTokenName(at)
  const symbol = useReadStandardTokenSymbol(at)
  const decimals = useReadStandardTokenDecimals(at)
  const totalSupply = useReadStandardTokenTotalSupply(at)
  const balance = useReadStandardTokenBalanceOf({ ...at, args: [creator] })
  const reads = [name, symbol, decimals, totalSupply, balance]
  const facts = {
    name: name.data,
    symbol: symbol.data,
    decimals: decimals.data,
    totalSupply: totalSupply.data,
    balance: balance.data,
  }
  return {
    facts: isComplete(facts) ? facts : undefined,
    readAt: Math.min(...reads.map(({ dataUpdatedAt }) => dataUpdatedAt)),
    error: reads.find(({ error }) => error)?.error ?? null,
    isFetching: reads.some((read) => read.isFetching),
    refetch: () => void Promise.all(reads.map((read) => read.refetch())),
  }
}

function isComplete(facts: { [Fact in keyof HeldToken]: HeldToken[Fact] | undefined }): facts is HeldToken {
  return Object.values(facts).every((fact) => fact !== undefined)
}

/** Whether the node that answered has no code at the token's address, as after a reorg. */
function isMissing(error: Error | null): boolean {
  return error instanceof BaseError && error.walk((cause) => cause instanceof ContractFunctionZeroDataError) !== null
}

/** Builds the call that the draft would send. The draft may have changed during signing, so the call must be proven. */
function toCall(kind: TokenKind, { creator, chainId, salt, values }: FinishedDraft): CreationCall | undefined {
  const creation = kind.prepare({ ...kind.defaults, ...values }, { account: creator, salt, chainId })
  return creation && { creator, data: creation.data }
}

type ShareTokenProps = Pick<HeldToken, 'name' | 'symbol'> & { chainId: number; token: Address; kindId: KindId }

/** Shares the address of the token's public page, and a picture of the token once its fees are read. */
function ShareToken({ chainId, token, kindId, name, symbol }: ShareTokenProps) {
  const { t, i18n } = useTranslation()
  const { data } = useSaleyardToken({ chainId, token })
  const vault = data && !('problem' in data) ? data.taxed?.vault : undefined
  useEffect(() => rememberTokens([{ chainId, token, symbol, vault }]), [chainId, token, symbol, vault])
  const link = new URL(`/token/${chainId}/${token}`, window.location.origin).href
  const fees = data && !('problem' in data) && formatFees(data.taxed?.fees, i18n.language, t('share.noFees'))
  return (
    <section className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 rounded-field bg-tint p-4">
      <div className="min-w-0 flex-1 basis-64">
        <h3 className="font-medium text-14">{t('createToken.result.page')}</h3>
        <Link
          to="/token/$chainId/$address"
          params={{ chainId: String(chainId), address: token }}
          dir="ltr"
          className="link figure wrap-anywhere text-12"
        >
          {link}
        </Link>
      </div>
      <div className="flex flex-wrap gap-2">
        <CopyButton text={link} label={t('createToken.result.copyLink')} wide />
        {fees && (
          <ShareButton
            className="btn btn-line btn-sm"
            card={{
              heading: name,
              symbol,
              address: token,
              link,
              file: `saleyard-${token.slice(0, 10)}`,
              facts: [
                { label: t('share.type'), value: t(`createToken.kinds.${kindId}.title`) },
                { label: t('share.fees'), value: fees },
                { label: t('share.network'), value: getChain(chainId).title },
              ],
            }}
          />
        )}
      </div>
    </section>
  )
}

/** Formats all fees of a transfer together, of hundredths of a percent each. */
function formatFees(fees: Readonly<Record<string, number>> = {}, language: string, none: string): string {
  const bps = Object.values(fees).reduce((sum, fee) => sum + fee, 0)
  const style = { style: 'percent', maximumFractionDigits: 2, numberingSystem: 'latn' } as const
  return bps === 0 ? none : new Intl.NumberFormat(language, style).format(bps / 10_000)
}

type CreateOnOtherNetworkProps = { finishedDraft: FinishedDraft; kindId: KindId }

/**
 * Offers, if the wallet is on another network, to create the token there at the same address. That would replace a draft begun
 * meanwhile, so such a draft comes first.
 */
export function CreateOnOtherNetwork({ finishedDraft, kindId }: CreateOnOtherNetworkProps) {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const { account, chain } = useCreator()
  const draft = useDraft()
  const isThere = draft.finished.some((each) => each.salt === finishedDraft.salt && each.chainId === chain.id)
  if (!account || !isAddressEqual(account, finishedDraft.creator) || isThere || !isDraftEmpty(draft)) return null
  return (
    <button
      type="button"
      className="btn btn-line self-start"
      onClick={() => {
        draft.reopen(finishedDraft)
        void navigate({ to: '/create-token', search: { type: kindId } })
      }}
    >
      {t('createToken.result.alsoThere', { network: chain.title })}
    </button>
  )
}

type ResultFactsProps = {
  finishedDraft: FinishedDraft
  facts: HeldToken
  record: ActivityRecord | undefined
  /** When the facts were read, ms since 1970, and whether a later try failed. */
  readAt: number
  isFailed: boolean
}

/** Shows where the token is, by which transaction, and the balance of its creator. */
function ResultFacts({ finishedDraft, facts, record, readAt, isFailed }: ResultFactsProps) {
  const { t } = useTranslation()
  const { token, chainId, hash = record?.hash } = finishedDraft
  const { balance, decimals, symbol } = facts
  return (
    <>
      {record?.signer && <SignerNote signer={record.signer} account={record.account} />}
      <dl>
        <Row name={t('createToken.result.token')} note={<TokenExplorerLink chainId={chainId} token={token} />}>
          <WholeAddress address={token} />
          <CopyButton text={token} label={t('createToken.result.copyToken')} />
        </Row>
        <Row name={t('createToken.result.transaction')} note={record && t(`activity.states.${record.state}`)}>
          {hash ? <ExplorerLink chainId={chainId} kind="tx" id={hash} /> : t('createToken.result.transactionUnknown')}
        </Row>
        <Row name={t('createToken.result.youHold')} note={<DataAge at={readAt} isFailed={isFailed} />}>
          <Amount value={balance} decimals={decimals} symbol={symbol} />
        </Row>
      </dl>
    </>
  )
}
