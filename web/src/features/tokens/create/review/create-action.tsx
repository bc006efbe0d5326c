// Offers what can be done in the review: deploy what is missing, connect, or create, as one transaction.

import { AppError } from '@saleyard/chain/errors/app-error.ts'
import { shortenAddress } from '@saleyard/chain/networks/address.ts'
import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { type Address, isAddressEqual } from 'viem'
import { useConfig } from 'wagmi'
import { DeployPanel } from '@/components/deploy/deploy-panel.tsx'
import { TransactionPanel } from '@/components/tx/transaction-panel.tsx'
import { useIsShown } from '@/components/tx/use-transaction.ts'
import { ConnectButton, ConnectWords } from '@/components/wallet-actions.tsx'
import { creationKey } from '@/features/tokens/create/creation-record.ts'
import { useDraft } from '@/features/tokens/create/draft-store.ts'
import type { KindId } from '@/features/tokens/kinds/saleyard-token.ts'
import { readCreatedToken } from '@/features/tokens/kinds/token-factory.ts'
import type { TokenCreation, TokenKind } from '@/features/tokens/kinds/token-kind.ts'
import type { TransactionIntent } from '@/lib/transactions/transaction-intent.ts'

type CreateActionProps = {
  kind: TokenKind
  chainId: number
  symbol: string
  /** Whether the network lacks the factory. */
  isMissing: boolean
  /** Undefined while no account is connected. */
  intent: TransactionIntent | undefined
  /** The different creation that the wallet was asked to sign with this draft. */
  requested: KindId | 'other' | undefined
  /** Why it must not be signed now. */
  blockedReason: string | undefined
}

/** Offers the next step: deploy the missing factory, connect, or create. */
export function CreateAction({
  kind,
  chainId,
  symbol,
  isMissing,
  intent,
  requested,
  blockedReason,
}: CreateActionProps) {
  const { t } = useTranslation()
  const { salt, finish } = useDraft()
  const isShown = useIsShown()
  if (requested && requested !== 'other') return <RequestedKind kindId={requested} />
  if (isMissing) return <DeployPanel chainId={chainId} name={kind.factory.contract} />
  if (!intent)
    return (
      <section className="panel flex flex-col gap-4">
        <ConnectWords>{t('createToken.review.connect')}</ConnectWords>
        <ConnectButton />
      </section>
    )
  return (
    <TransactionPanel
      intent={intent}
      actionLabel={t('createToken.review.create', { symbol: shortenSymbol(symbol) })}
      blockedReason={requested ? t('createToken.review.askedOther') : blockedReason}
      onMined={(receipt) => {
        // Filed by a page that was left, the token would never be shown: an open page finds it on the chain.
        if (!isShown.current) return
        const token = readCreatedToken(receipt, kind.factory.address)
        const hash = receipt.transactionHash
        if (token) finish({ kind: kind.id, chainId, creator: intent.account, token, hash, salt })
      }}
    />
  )
}

/** Shortens the symbol, since a button holds one line; the review shows the whole symbol next to it. */
function shortenSymbol(symbol: string): string {
  return symbol.length > 12 ? `${symbol.slice(0, 11)}…` : symbol
}

type CreationIntentParameters = {
  kind: TokenKind
  creation: TokenCreation | undefined
  account: Address | undefined
  chainId: number
}

/** Builds the transaction of the creation. It first checks on chain whether the token exists already, then simulates. */
export function useCreationIntent({
  kind: { factory },
  creation,
  account,
  chainId,
}: CreationIntentParameters): TransactionIntent | undefined {
  const { t } = useTranslation()
  const config = useConfig()
  const { salt } = useDraft()
  if (!creation || !account) return undefined

  const { name, symbol, decimals, totalSupply, teamWallet } = creation.identity
  const summary = isAddressEqual(teamWallet, account)
    ? t('createToken.review.summaryYours', { name, symbol })
    : t('createToken.review.summary', { name, symbol, owner: shortenAddress(teamWallet) })
  return {
    key: creationKey({ salt, chainId, account }),
    kind: 'createToken',
    chainId,
    account,
    to: factory.address,
    contract: factory.contract,
    summary,
    amounts: [{ label: t('createToken.review.amount'), value: totalSupply, decimals, symbol }],
    value: 0n,
    simulate: async () => {
      const token = await factory.tokenOf(config, { chainId, creator: account, salt })
      if (token) throw new AppError('TokenFactory_SaltUsed', { values: { creator: account, salt, token } })
      return creation.simulate(config)
    },
    data: creation.data,
    write: () => creation.write(config),
  }
}

/** Replaces the button with a link, if the wallet was asked to create another kind of token from this draft. */
function RequestedKind({ kindId }: { kindId: KindId }) {
  const { t } = useTranslation()
  const kind = t(`createToken.kinds.${kindId}.title`)
  return (
    <section role="status" className="panel flex flex-col gap-4">
      <p>{t('createToken.review.askedKind', { kind })}</p>
      <Link to="/create-token" search={{ type: kindId }} className="btn btn-primary self-start">
        {t('createToken.review.askedOpen', { kind })}
      </Link>
    </section>
  )
}
