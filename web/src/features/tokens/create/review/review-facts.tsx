// Shows every term of the creation as understood.

import type { AppChain } from '@saleyard/chain/networks/networks.ts'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { type Address, isAddressEqual } from 'viem'
import { Amount, Row } from '@/components/tx/fact-row.tsx'
import type { Identity } from '@/features/tokens/create/identity/identity.ts'
import { ContractURI } from '@/features/tokens/kinds/contract-uri.tsx'
import type { FeeField, KindId } from '@/features/tokens/kinds/saleyard-token.ts'
import type { TokenCreation, TokenKind } from '@/features/tokens/kinds/token-kind.ts'
import { formatAmount } from '@/lib/i18n/format-amount.ts'
import type en from '@/locales/en.json'
import { FeeRows } from './fee-rows.tsx'
import { AddressTerm, PredictedAddresses } from './predicted-addresses.tsx'

type ReviewFactsProps = {
  kindId: KindId
  kind: Pick<TokenKind, 'feeFields'>
  /** The form as typed. */
  values: Readonly<Record<string, string>>
  /** Terms as parsed: the identity, and those of its kind. */
  identity: Identity
  account: Address | undefined
  chain: AppChain
  creation: TokenCreation | undefined
}

/** Shows every term as parsed: addresses with their checksum, the supply to the unit. */
export function ReviewFacts({ kindId, kind, values, identity, account, chain, creation }: ReviewFactsProps) {
  const { t } = useTranslation()
  const { name, symbol, decimals, totalSupply, contractURI, teamWallet = account } = identity
  const yours = !teamWallet || (account && isAddressEqual(teamWallet, account))
  return (
    <dl className="text-14">
      <Row name={t('createToken.kindLabel')}>{t(`createToken.kinds.${kindId}.title`)}</Row>
      <Row name={t('createToken.fields.name')}>
        <bdi>{name}</bdi>
      </Row>
      <Row name={t('createToken.fields.symbol')}>
        <bdi>{symbol}</bdi>
      </Row>
      <Row name={t('createToken.fields.decimals')}>
        <span className="figure">{decimals}</span>
      </Row>
      <Row
        name={t('createToken.fields.totalSupply')}
        note={
          <>
            {t('createToken.review.baseUnits')}{' '}
            <span className="figure wrap-anywhere">{formatAmount(totalSupply, 0)}</span>
          </>
        }
      >
        <Amount value={totalSupply} decimals={decimals} symbol={symbol} />
      </Row>
      <Row
        name={t(kind.feeFields.length > 0 ? 'createToken.review.owner' : 'createToken.review.firstOwner')}
        note={yours ? t('createToken.review.firstOwnerYou') : t('createToken.fields.teamWallet')}
      >
        {teamWallet ? <AddressTerm address={teamWallet} /> : t('createToken.review.firstOwnerYou')}
      </Row>
      {contractURI && (
        <Row name={t('createToken.fields.contractURI')}>
          <ContractURI text={contractURI} />
        </Row>
      )}
      <TermFacts feeFields={kind.feeFields} terms={identity} values={values} chain={chain} />
      <Row name={t('createToken.review.network')}>{chain.title}</Row>
      {creation && account && <PredictedAddresses creation={creation} chainId={chain.id} account={account} />}
    </dl>
  )
}

type TermFactsProps = {
  feeFields: readonly FeeField[]
  /** Terms as parsed by the kind's schema. */
  terms: Identity
  /** The form as typed. */
  values: Readonly<Record<string, string>>
  chain: AppChain
}

/** Shows the terms of the chosen kind besides the identity; renders nothing for a kind without fees. */
function TermFacts({ feeFields, terms, values, chain }: TermFactsProps) {
  const { t } = useTranslation()
  const byName: Readonly<Record<string, unknown>> = { ...terms }
  return (
    <>
      {termRows
        .filter(({ term }) => byName[term] !== undefined)
        .map(({ term, label, show }) => (
          <Row key={term} name={t(`createToken.fields.${label}`)}>
            {show(byName[term] as never, { identity: terms, chain })}
          </Row>
        ))}
      <FeeRows feeFields={feeFields} terms={byName} values={values} />
    </>
  )
}

type Context = { identity: Identity; chain: AppChain }

type TermRow = {
  /** Name in the kinds' schemas, which is the contracts' name. */
  term: string
  label: keyof typeof en.createToken.fields
  show: (value: never, context: Context) => ReactNode
}

const showAddress = (address: Address, { chain }: Context) => <AddressTerm address={address} chainId={chain.id} />

/** Rows of the terms that are neither identity nor fee, in the order of the review. A kind has some of them. */
export const termRows: readonly TermRow[] = [
  {
    term: 'router',
    label: 'router',
    show: (router: Address, { chain }) => <RouterTerm router={router} chain={chain} />,
  },
  { term: 'rewardToken', label: 'rewardToken', show: showAddress },
  {
    term: 'minimumTokenBalanceForDividends',
    label: 'minmumToken',
    show: (minimum: bigint, { identity }) => <MinimumTerm minimum={minimum} identity={identity} />,
  },
  {
    term: 'charityAddress',
    label: 'charityMarketingAddress',
    show: showAddress,
  },
  { term: 'marketingWallet', label: 'marketingWallet', show: showAddress },
]

/** Shows the router's address, and the exchange's name if the network's table has it. */
function RouterTerm({ router, chain }: { router: Address; chain: AppChain }) {
  const { t } = useTranslation()
  const named = Object.entries(chain.routers).find(([, address]) => isAddressEqual(address, router))
  return (
    <span className="flex flex-wrap justify-end gap-x-2">
      <span>{named?.[0] ?? t('createToken.review.customRouter')}</span>
      <span>
        <AddressTerm address={router} />
      </span>
    </span>
  )
}

type MinimumTermProps = {
  /** In base units. */
  minimum: bigint
  identity: Identity
}

/** Shows the least balance that earns dividends: in tokens, and in the base units that the contract compares. */
function MinimumTerm({ minimum, identity: { decimals, symbol } }: MinimumTermProps) {
  const { t } = useTranslation()
  return (
    <>
      <Amount value={minimum} decimals={decimals} symbol={symbol} />
      <span className="mt-0.5 block font-normal text-12 text-quiet">
        {t('createToken.review.baseUnits')} <span className="figure wrap-anywhere">{formatAmount(minimum, 0)}</span>
      </span>
    </>
  )
}
