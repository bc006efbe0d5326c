import { ArrowLeft } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { Address } from 'viem'
import { DeployPanel } from '../../../components/deploy/deploy-panel'
import { useDeployments } from '../../../components/deploy/use-deployments'
import { TransactionPanel } from '../../../components/tx/transaction-panel'
import { ConnectButton } from '../../../components/wallet-actions'
import type { AppChain } from '../../../lib/chains'
import { useDraft } from '../draft/draft-store'
import { isDraftKept } from '../draft/is-draft-kept'
import type { Identity, IdentityValues } from '../identity/identity'
import type { KindId } from '../kinds'
import type { TokenKind } from '../kinds/token-kind'
import { StepHeading } from '../step-heading'
import { CreatorPowers } from '../summary/creator-powers'
import { isAnother } from '../summary/is-another'
import { useActivityRecord } from '../use-activity-record'
import { readCreated } from './read-created'
import { ReviewFacts } from './review-facts'
import { useCreationIntent } from './use-creation-intent'

type ReviewStepProps = {
  kindId: KindId
  kind: TokenKind
  values: IdentityValues
  identity: Identity
  account: Address | undefined
  chain: AppChain
}

/** The last look: what will be for ever, then the one transaction. */
export function ReviewStep({ kindId, kind, values, identity, account, chain }: ReviewStepProps) {
  const { t } = useTranslation()
  const { salt, backToForm, addCreated } = useDraft()
  const creation = account && kind.prepare(values, { account, salt, chainId: chain.id })
  const intent = useCreationIntent({ kind, creation, account, chainId: chain.id })
  const { state } = useDeployments({
    chainId: chain.id,
    name: kind.factory.contract,
    enabled: account !== undefined,
  })
  const isMissing = state === 'missing'
  const record = useActivityRecord(intent?.key ?? '')
  // What is on its way cannot be edited: the page would show another token than the one that comes.
  const sent = record?.state === 'submitted' || record?.state === 'replaced'
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-5 lg:grid-cols-[minmax(0,1fr)_400px]">
      <section className="panel flex min-w-0 flex-col gap-4">
        <div>
          <StepHeading className="text-17">{t('createToken.review.title')}</StepHeading>
          <p className="mt-1 text-13 text-quiet">
            {t(kind.feeFields.length > 0 ? 'createToken.review.leadFees' : 'createToken.review.lead')}
          </p>
        </div>
        <ReviewFacts
          kindId={kindId}
          kind={kind}
          values={values}
          identity={identity}
          account={account}
          chain={chain}
          creation={isMissing ? undefined : creation}
        />
        <CreatorPowers
          kind={kindId}
          feeFields={kind.feeFields}
          values={values}
          hasOtherOwner={isAnother(values.teamWallet, account)}
        />
        {!isDraftKept(salt) && (
          <p role="alert" className="text-13 text-warning">
            {t('createToken.review.notKept')}
          </p>
        )}
        <button type="button" className="btn btn-ghost self-start" disabled={sent} onClick={backToForm}>
          <ArrowLeft aria-hidden className="size-4 rtl:-scale-x-100" />
          {t('createToken.review.back')}
        </button>
      </section>
      {isMissing && <DeployPanel chainId={chain.id} name={kind.factory.contract} />}
      {!isMissing && intent && account && (
        <TransactionPanel
          intent={intent}
          actionLabel={t('createToken.review.create', { symbol: shortenSymbol(identity.symbol) })}
          onMined={(receipt) => {
            const token = readCreated(receipt, kind.factory.address)
            const hash = receipt.transactionHash
            if (token) addCreated({ kind: kind.id, chainId: chain.id, creator: account, token, hash })
          }}
        />
      )}
      {!isMissing && !intent && (
        <section className="panel flex flex-col gap-4">
          <p className="text-quiet">{t('createToken.review.connect')}</p>
          <ConnectButton />
        </section>
      )}
    </div>
  )
}

/** A button holds one line; the whole symbol stands beside it. */
function shortenSymbol(symbol: string): string {
  return symbol.length > 12 ? `${symbol.slice(0, 11)}…` : symbol
}
