import { useTranslation } from 'react-i18next'
import { type Address, isAddressEqual } from 'viem'
import { Amount } from '../../../components/tx/amount'
import { Row } from '../../../components/tx/row'
import { CopyButton } from '../../../components/ui/copy-button'
import { formatAmount } from '../../../lib/amounts/format-amount'
import type { AppChain } from '../../../lib/chains'
import type { Identity } from '../identity/identity'
import type { KindId } from '../kinds'
import type { TokenCreation } from '../kinds/token-kind'
import { PredictedAddress } from './predicted-address'

type ReviewFactsProps = {
  kindId: KindId
  identity: Identity
  account: Address | undefined
  chain: AppChain
  creation: TokenCreation | undefined
}

/** Everything that is decided, as understood: the address with its own checksum, the supply to the unit. */
export function ReviewFacts({ kindId, identity, account, chain, creation }: ReviewFactsProps) {
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
        name={t('createToken.review.firstOwner')}
        note={yours ? t('createToken.review.firstOwnerYou') : t('createToken.fields.teamWallet')}
      >
        {teamWallet ? (
          <span className="figure text-12 tracking-tight">{teamWallet}</span>
        ) : (
          t('createToken.review.firstOwnerYou')
        )}
        {teamWallet && <CopyButton text={teamWallet} label={t('common.copyAddress')} />}
      </Row>
      <Row name={t('createToken.review.network')}>{chain.title}</Row>
      {creation && account && (
        <Row name={t('createToken.review.address')}>
          <PredictedAddress creation={creation} chainId={chain.id} account={account} />
        </Row>
      )}
    </dl>
  )
}
