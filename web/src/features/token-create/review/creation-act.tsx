import { useTranslation } from 'react-i18next'
import { DeployPanel } from '@/components/deploy/deploy-panel.tsx'
import { TransactionPanel } from '@/components/tx/transaction-panel.tsx'
import { ConnectButton, ConnectWords } from '@/components/wallet-actions.tsx'
import { useDraft } from '@/features/token-create/draft/draft-store.ts'
import type { TokenKind } from '@/features/token-create/kinds/token-kind.ts'
import type { KindId } from '@/features/token-create/our-token.ts'
import type { TransactionIntent } from '@/lib/transactions/transaction-intent.ts'
import { AskedKind } from './asked-kind.tsx'
import { readCreated } from './read-created.ts'

type CreationActProps = {
  kind: TokenKind
  chainId: number
  symbol: string
  /** Whether the network lacks the factory. */
  isMissing: boolean
  /** Nothing while no account is connected. */
  intent: TransactionIntent | undefined
  /** What the wallet was asked for with this draft instead. */
  asked: KindId | 'other' | undefined
  /** Why it must not be signed now. */
  hold: string | undefined
}

/** What can be done here: deploy what the network lacks, connect, or create. */
export function CreationAct({ kind, chainId, symbol, isMissing, intent, asked, hold }: CreationActProps) {
  const { t } = useTranslation()
  const { salt, finish } = useDraft()
  if (asked && asked !== 'other') return <AskedKind kindId={asked} />
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
      hold={asked ? t('createToken.review.askedOther') : hold}
      onMined={(receipt) => {
        const token = readCreated(receipt, kind.factory.address)
        const hash = receipt.transactionHash
        if (token) finish({ kind: kind.id, chainId, creator: intent.account, token, hash, salt })
      }}
    />
  )
}

/** A button holds one line; the whole symbol stands beside it. */
function shortenSymbol(symbol: string): string {
  return symbol.length > 12 ? `${symbol.slice(0, 11)}…` : symbol
}
