import { useQueryClient } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { Send } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { AsOf } from '@/components/network-status/as-of.tsx'
import { CopyButton } from '@/components/ui/copy-button.tsx'
import { PageHeader } from '@/components/ui/page-header.tsx'
import type { OurToken } from '@/features/token-create/our-token.ts'
import { AddToWallet } from '@/features/token-create/result/add-to-wallet.tsx'
import { tokenQueryKey } from '@/features/token-create/token-query-key.ts'
import { VerificationPanel } from '@/features/token-create/verification/verification-panel.tsx'
import { getChain } from '@/lib/chains.ts'
import { useWalletState } from '@/lib/wallet/use-wallet-state.ts'
import { FeesNow } from './fees-now.tsx'
import { LiquiditySlot } from './liquidity-slot.tsx'
import { OwnerSlot } from './owner-slot.tsx'
import { PublicActs } from './public-acts.tsx'
import { TokenFacts } from './token-facts.tsx'
import { TrustSheet } from './trust-sheet.tsx'
import { WalletNotice } from './wallet-notice.tsx'

type TokenViewProps = { token: OurToken; readAt: number; isFailed: boolean }

/** A token of ours: what it is, what it takes, what waits, and what whoever looks at it can do. */
export function TokenView({ token, readAt, isFailed }: TokenViewProps) {
  const { t } = useTranslation()
  const client = useQueryClient()
  const wallet = useWalletState()
  const account = wallet.status === 'connected' ? wallet.account : undefined
  const { chainId, symbol, name, kind, taxed } = token
  const mined = () => void client.invalidateQueries({ queryKey: tokenQueryKey(token) })
  return (
    <>
      <PageHeader
        title={name + t('common.aside', { text: symbol })}
        lead={t('tokenPage.lead', { kind: t(`createToken.kinds.${kind}.title`), network: getChain(chainId).title })}
      >
        <div className="flex flex-wrap gap-2">
          <CopyButton wide text={window.location.href} label={t('tokenPage.share')} />
          <Link to="/multi-sender" search={{ token: token.token }} className="btn btn-line btn-sm">
            <Send aria-hidden className="size-3.5 rtl:-scale-x-100" />
            {t('createToken.myTokens.send')}
          </Link>
        </div>
      </PageHeader>
      <div className="grid gap-5 lg:grid-cols-[minmax(0,1fr)_min(22rem,40%)]">
        <div className="flex min-w-0 flex-col gap-5">
          <TokenFacts token={token} account={account} />
          <p className="px-1 text-12 text-quiet empty:hidden">
            <AsOf at={readAt} isFailed={isFailed} />
          </p>
          <WalletNotice chainId={chainId} />
          <OwnerSlot token={token} account={account} onMined={mined} />
          {taxed && <PublicActs token={{ ...token, taxed }} account={account} isTold={isFailed} onMined={mined} />}
          <LiquiditySlot token={token} account={account} onMined={mined} />
        </div>
        <aside className="flex min-w-0 flex-col gap-5 lg:sticky lg:top-[calc(var(--page-top)+24px)] lg:self-start">
          <div className="panel flex flex-col gap-5">
            <FeesNow token={token} />
            <TrustSheet token={token} />
          </div>
          <VerificationPanel className="panel" kindId={kind} chainId={chainId} token={token.token} />
          {account && (
            <div className="flex flex-wrap gap-3">
              <AddToWallet chainId={chainId} token={token.token} symbol={symbol} decimals={token.decimals} />
            </div>
          )}
        </aside>
      </div>
    </>
  )
}
