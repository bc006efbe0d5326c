// Shows the token that a draft of this device became: where it is, and what to do next.

import { useQuery } from '@tanstack/react-query'
import { Link, Navigate, useNavigate } from '@tanstack/react-router'
import { CircleCheck, Droplets, Plus, Send } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { type Address, BaseError, ContractFunctionZeroDataError, isAddressEqual } from 'viem'
import { useConfig } from 'wagmi'
import { useActivityRecord } from '@/components/activity/use-activity-record.ts'
import { outageInterval, ReadFailed } from '@/components/errors/read-failed.tsx'
import { CopyButton } from '@/components/ui/copy-button.tsx'
import { Figures } from '@/components/ui/figures.tsx'
import { PageHeader } from '@/components/ui/page-header.tsx'
import { StepHeading } from '@/components/ui/step-heading.tsx'
import { creationKey, findCreationRecord } from '@/features/tokens/create/creation-record.ts'
import { type FinishedDraft, isDraftEmpty, useDraft } from '@/features/tokens/create/draft-store.ts'
import { useCreator } from '@/features/tokens/create/use-creator.ts'
import { kindIdSchema, kinds } from '@/features/tokens/kinds/index.ts'
import { readToken } from '@/features/tokens/kinds/read-token.ts'
import { type KindId, tokenQueryKey } from '@/features/tokens/kinds/saleyard-token.ts'
import type { TokenKind } from '@/features/tokens/kinds/token-kind.ts'
import type { CreationCall } from '@/features/tokens/manage/verification-input.ts'
import { VerificationPanel } from '@/features/tokens/manage/verification-panel.tsx'
import { formatAmount } from '@/lib/i18n/format-amount.ts'
import { getChain } from '@/lib/networks/chains.ts'
import { AddToWallet } from './add-to-wallet.tsx'
import { ResultFacts } from './result-facts.tsx'

type CreatedPageProps = { chainId: string; address: string }

/** What came of a draft of this device. Any other token has its public page alone. */
export function CreatedPage({ chainId, address }: CreatedPageProps) {
  const { t } = useTranslation()
  const { finished } = useDraft()
  const made = finished.find(
    (each) => String(each.chainId) === chainId && each.token.toLowerCase() === address.toLowerCase(),
  )
  const { data: kindId } = kindIdSchema.safeParse(made?.kind)
  if (!made || !kindId) return <Navigate to="/token/$chainId/$address" params={{ chainId, address }} replace />
  return (
    <>
      <PageHeader title={t('createToken.title')} lead={t('createToken.lead')} />
      <ResultStep made={made} kindId={kindId} />
    </>
  )
}

/** The token exists: where, by which transaction, and what one does next. All figures are read from the chain. */
export function ResultStep({ kindId, made }: { kindId: KindId; made: FinishedDraft }) {
  const { token, chainId, creator: account, salt } = made
  const { t } = useTranslation()
  const config = useConfig()
  const record = findCreationRecord(useActivityRecord(creationKey({ salt, chainId, account })))
  const {
    data: facts,
    dataUpdatedAt,
    error,
    isFetching,
    refetch,
  } = useQuery({
    queryKey: tokenQueryKey({ chainId, token }, 'made', account),
    queryFn: () => readToken(config, { chainId, token, account }),
    refetchInterval: (query) => isMissing(query.state.error) && outageInterval,
    staleTime: 0,
    gcTime: 0,
  })
  if (isMissing(error))
    return (
      <p role="alert" className="panel text-warning">
        {t('createToken.result.missing', { network: getChain(chainId).title })}
      </p>
    )
  if (!facts && error) return <ReadFailed error={error} isFetching={isFetching} onRetry={() => refetch()} />
  if (!facts) return <p className="panel text-quiet">{t('createToken.result.reading')}</p>

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
      <ResultFacts {...{ made, facts, record }} readAt={dataUpdatedAt} isFailed={error !== null} />
      <div className="flex flex-wrap gap-3">
        <Link to="/multi-sender" search={{ token }} className="btn btn-primary">
          <Send aria-hidden className="size-4 rtl:-scale-x-100" />
          {t('createToken.result.send')}
        </Link>
        <Link
          to="/token/$chainId/$address"
          params={{ chainId: String(chainId), address: token }}
          hash="liquidity"
          className="btn"
        >
          <Droplets aria-hidden className="size-4" />
          {t('createToken.result.liquidity')}
        </Link>
        <AddToWallet chainId={chainId} token={token} symbol={symbol} decimals={decimals} />
        <Link to="/create-token" search={{ type: kindId }} className="btn">
          <Plus aria-hidden className="size-4" />
          {t('createToken.result.another')}
        </Link>
      </div>
      <CreateOnOtherNetwork made={made} kindId={kindId} />
      <ShareToken chainId={chainId} token={token} />
      <VerificationPanel
        {...{ kindId, chainId, token }}
        call={toCall(kinds[kindId], made)}
        className="rounded-field border border-line p-4"
      />
    </section>
  )
}

/** Whether the node that answered has no code at the token's address, as after a reorg. */
function isMissing(error: Error | null): boolean {
  return error instanceof BaseError && error.walk((cause) => cause instanceof ContractFunctionZeroDataError) !== null
}

/** What the draft would send. It may have been changed while it was signed, so nothing is to be believed of it unproven. */
function toCall(kind: TokenKind, { creator, chainId, salt, values }: FinishedDraft): CreationCall | undefined {
  const creation = kind.prepare({ ...kind.defaults, ...values }, { account: creator, salt, chainId })
  return creation && { creator, data: creation.data }
}

/** The address of the token's public page, for others. */
function ShareToken({ chainId, token }: { chainId: number; token: Address }) {
  const { t } = useTranslation()
  const link = new URL(`/token/${chainId}/${token}`, window.location.origin).href
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
      <CopyButton text={link} label={t('createToken.result.copyLink')} wide />
    </section>
  )
}

type OnAnotherNetworkProps = { made: FinishedDraft; kindId: KindId }

/**
 * Where the wallet has gone to another network: the way to make the token there, too, at the same address. A token that was begun
 * meanwhile would be lost by it, so it comes first.
 */
export function CreateOnOtherNetwork({ made, kindId }: OnAnotherNetworkProps) {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const { account, chain } = useCreator()
  const draft = useDraft()
  const isThere = draft.finished.some((each) => each.salt === made.salt && each.chainId === chain.id)
  if (!account || !isAddressEqual(account, made.creator) || isThere || !isDraftEmpty(draft)) return null
  return (
    <button
      type="button"
      className="btn btn-line self-start"
      onClick={() => {
        draft.reopen(made)
        void navigate({ to: '/create-token', search: { type: kindId } })
      }}
    >
      {t('createToken.result.alsoThere', { network: chain.title })}
    </button>
  )
}
