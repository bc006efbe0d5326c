import { useTranslation } from 'react-i18next'
import { type Address, isAddressEqual } from 'viem'
import { useConfig } from 'wagmi'
import { creationKey } from '@/features/token-create/creation-key.ts'
import { useDraft } from '@/features/token-create/draft/draft-store.ts'
import type { TokenCreation, TokenKind } from '@/features/token-create/kinds/token-kind.ts'
import { AppError } from '@/lib/errors/app-error.ts'
import { shortenAddress } from '@/lib/shorten-address.ts'
import type { TransactionIntent } from '@/lib/transactions/transaction-intent.ts'

type CreationIntentParameters = {
  kind: TokenKind
  creation: TokenCreation | undefined
  account: Address | undefined
  chainId: number
}

/** The creation as a transaction. Before the chain is asked whether it works, it is asked whether it happened already. */
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
