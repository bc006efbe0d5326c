// Shows what the chain says of a token, its owners, and the balance of the account.
import { useReadStandardTokenBalanceOf } from '@saleyard/generated'
import { useTranslation } from 'react-i18next'
import type { Address } from 'viem'
import { DataAge } from '@/components/network-status/data-age.tsx'
import { Amount, Row } from '@/components/tx/fact-row.tsx'
import { NamedAddress } from '@/components/ui/named-address.tsx'
import { ContractURI } from '@/features/tokens/kinds/contract-uri.tsx'
import { type SaleyardToken, type TaxedFacts, tokenScopeKey } from '@/features/tokens/kinds/saleyard-token.ts'

type TokenFactsProps = { token: SaleyardToken; account: Address | undefined }

/** Shows the token's facts on the chain, its owners, and the account's balance. */
export function TokenFacts({ token, account }: TokenFactsProps) {
  const { t } = useTranslation()
  const { chainId, symbol, decimals, totalSupply, contractURI, taxed, kind } = token
  return (
    <section aria-label={t('tokenPage.facts.title')} className="panel">
      <dl className="text-14">
        <Row name={t('createToken.kindLabel')}>{t(`createToken.kinds.${kind}.title`)}</Row>
        <Row name={t('createToken.fields.totalSupply')} note={t('tokenPage.facts.fixed')}>
          <Amount value={totalSupply} decimals={decimals} symbol={symbol} />
        </Row>
        <Row name={t('createToken.fields.decimals')}>
          <span className="figure">{decimals}</span>
        </Row>
        {contractURI && (
          <Row name={t('createToken.fields.contractURI')} note={t('tokenPage.facts.contractURINote')}>
            <ContractURI text={contractURI} />
          </Row>
        )}
        {taxed && <Owners chainId={chainId} taxed={taxed} />}
        {account && <Balance token={token} account={account} />}
      </dl>
    </section>
  )
}

function Owners({ chainId, taxed }: { chainId: number; taxed: TaxedFacts }) {
  const { t } = useTranslation()
  const { firstOwner, owner, pendingOwner, vault } = taxed
  const at = (id: Address) => <NamedAddress chainId={chainId} id={id} />
  return (
    <>
      <Row name={t('tokenPage.facts.firstOwner')} note={t('tokenPage.facts.firstOwnerNote')}>
        {at(firstOwner)}
      </Row>
      <Row name={t('tokenPage.facts.owner')} note={!owner && t('tokenPage.facts.renouncedNote')}>
        {owner ? at(owner) : t('tokenPage.facts.renounced')}
      </Row>
      {pendingOwner && <Row name={t('tokenPage.facts.pendingOwner')}>{at(pendingOwner)}</Row>}
      <Row name={t('tokenPage.facts.vault')}>{at(vault)}</Row>
    </>
  )
}

/** Reads the balance on its own: without a wallet there is none, and if it fails the other facts remain. */
function Balance({ token, account }: { token: SaleyardToken; account: Address }) {
  const { t } = useTranslation()
  const { chainId, decimals, symbol } = token
  const { data, dataUpdatedAt, error } = useReadStandardTokenBalanceOf({
    chainId,
    address: token.token,
    args: [account],
    scopeKey: tokenScopeKey(token),
    query: { staleTime: 0, gcTime: 0, refetchInterval: 15_000 },
  })
  if (data === undefined && !error) return null
  return (
    <Row
      name={t('createToken.myTokens.balance')}
      note={data !== undefined && <DataAge at={dataUpdatedAt} isFailed={error !== null} />}
    >
      {data === undefined ? t('wallet.balanceUnknown') : <Amount value={data} decimals={decimals} symbol={symbol} />}
    </Row>
  )
}
