import { useTranslation } from 'react-i18next'
import { type Address, isAddressEqual } from 'viem'
import { Amount } from '@/components/tx/amount.tsx'
import { Row } from '@/components/tx/row.tsx'
import type { Identity } from '@/features/token-create/identity/identity.ts'
import type { TokenCreation, TokenKind } from '@/features/token-create/kinds/token-kind.ts'
import type { KindId } from '@/features/token-create/our-token.ts'
import { formatAmount } from '@/lib/amounts/format-amount.ts'
import type { AppChain } from '@/lib/chains.ts'
import { AddressTerm } from './address-term.tsx'
import { PredictedAddresses } from './predicted-addresses.tsx'
import { TermFacts } from './term-facts.tsx'

type ReviewFactsProps = {
  kindId: KindId
  kind: Pick<TokenKind, 'feeFields'>
  /** The form as typed. */
  values: Readonly<Record<string, string>>
  /** As understood; with the identity it holds the terms of its kind. */
  identity: Identity
  account: Address | undefined
  chain: AppChain
  creation: TokenCreation | undefined
}

/** Everything that is decided, as understood: the address with its own checksum, the supply to the unit. */
export function ReviewFacts({ kindId, kind, values, identity, account, chain, creation }: ReviewFactsProps) {
  const { t } = useTranslation()
  const { name, symbol, decimals, totalSupply, teamWallet = account } = identity
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
      <TermFacts feeFields={kind.feeFields} terms={identity} values={values} chain={chain} />
      <Row name={t('createToken.review.network')}>{chain.title}</Row>
      {creation && account && <PredictedAddresses creation={creation} chainId={chain.id} account={account} />}
    </dl>
  )
}
