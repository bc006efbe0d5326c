// Lays the token page out: facts, actions, liquidity, fees, trust and verification.
import { useQueryClient } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { ListChecks, Send } from 'lucide-react'
import { Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { type Address, isAddressEqual } from 'viem'
import { DataAge } from '@/components/network-status/data-age.tsx'
import { CopyButton } from '@/components/ui/copy-button.tsx'
import { PageHeader } from '@/components/ui/page-header.tsx'
import { Waiting } from '@/components/ui/waiting.tsx'
import { isSameToken, useDraft } from '@/features/tokens/create/draft-store.ts'
import { AddToWallet } from '@/features/tokens/create/result/add-to-wallet.tsx'
import { type SaleyardToken, tokenQueries } from '@/features/tokens/kinds/saleyard-token.ts'
import { VerificationPanel } from '@/features/tokens/manage/verification-panel.tsx'
import { TradeBox } from '@/features/tokens/trade/trade-box.tsx'
import { lazyPart } from '@/lib/browser/load-part.ts'
import { cleanText } from '@/lib/i18n/foreign-text.ts'
import { getChain } from '@/lib/networks/chains.ts'
import { useWalletState } from '@/lib/wallet/use-wallet-state.ts'
import { FeesNow } from './fees-now.tsx'
import { PublicActions } from './public-actions.tsx'
import { TokenFacts } from './token-facts.tsx'
import { TrustSheet } from './trust-sheet.tsx'
import { WalletNotice } from './wallet-notice.tsx'

type TokenViewProps = { token: SaleyardToken; readAt: number; isFailed: boolean }

/** Lays out a Saleyard token: its facts, its fees, what waits in its vault, and the actions open to the viewer. */
export function TokenView({ token, readAt, isFailed }: TokenViewProps) {
  const { t } = useTranslation()
  const client = useQueryClient()
  const wallet = useWalletState()
  const account = wallet.status === 'connected' ? wallet.account : undefined
  const { chainId, symbol, name, kind, taxed } = token
  const hasLaunch = useDraft(({ finished }) => finished.some((each) => isSameToken(each, token)))
  const mined = () => void client.invalidateQueries(tokenQueries(token))
  return (
    <>
      <PageHeader
        title={cleanText(name) + t('common.aside', { text: symbol })}
        lead={t('tokenPage.lead', { kind: t(`createToken.kinds.${kind}.title`), network: getChain(chainId).title })}
      >
        <div className="flex flex-wrap gap-2">
          <CopyButton wide text={window.location.href} label={t('tokenPage.share')} />
          <Link to="/multi-sender" search={{ token: token.token }} className="btn btn-line btn-sm">
            <Send aria-hidden className="size-3.5 rtl:-scale-x-100" />
            {t('createToken.myTokens.send')}
          </Link>
          {hasLaunch && (
            <Link
              to="/create-token/$chainId/$address"
              params={{ chainId: String(chainId), address: token.token }}
              className="btn btn-line btn-sm"
            >
              <ListChecks aria-hidden className="size-3.5" />
              {t('createToken.launch.title')}
            </Link>
          )}
        </div>
      </PageHeader>
      <div className="grid gap-5 lg:grid-cols-[minmax(0,1fr)_min(22rem,40%)]">
        <div className="flex min-w-0 flex-col gap-5">
          <TokenFacts token={token} account={account} />
          <p className="px-1 text-12 text-quiet empty:hidden">
            <DataAge at={readAt} isFailed={isFailed} />
          </p>
          <Suspense fallback={<Waiting rows={3} className="panel min-h-44" />}>
            <HistoryPanel token={token} account={account} />
          </Suspense>
          <WalletNotice chainId={chainId} />
          <OwnerSlot token={token} account={account} onMined={mined} />
          {taxed && (
            <PublicActions token={{ ...token, taxed }} account={account} isErrorShown={isFailed} onMined={mined} />
          )}
          <LiquiditySlot token={token} account={account} onMined={mined} />
          <Suspense fallback={<Waiting rows={3} className="panel min-h-44" />}>
            <LocksPanel token={token} account={account} isErrorShown={isFailed} onMined={mined} />
          </Suspense>
        </div>
        <aside className="flex min-w-0 flex-col gap-5 lg:sticky lg:top-[calc(var(--page-top)+24px)] lg:self-start">
          <TradeBox token={token} />
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

const HistoryPanel = lazyPart(() =>
  import('@/features/tokens/history/history-panel.tsx').then(({ HistoryPanel }) => ({ default: HistoryPanel })),
)

const LocksPanel = lazyPart(() =>
  import('@/features/tokens/locks/locks-panel.tsx').then(({ LocksPanel }) => ({ default: LocksPanel })),
)

const OwnerConsole = lazyPart(() =>
  import('@/features/tokens/manage/owner-console.tsx').then(({ OwnerConsole }) => ({ default: OwnerConsole })),
)

type OwnerSlotProps = { token: SaleyardToken; account: Address | undefined; onMined: () => void }

/** Shows the owner's console to the owner and to the account that the ownership was offered to. */
function OwnerSlot({ token, account, onMined }: OwnerSlotProps) {
  const { t } = useTranslation()
  const { owner, pendingOwner } = token.taxed ?? {}
  const concerned = [owner, pendingOwner].some((one) => one && account && isAddressEqual(one, account))
  if (!account || !concerned) return null
  return (
    <div className="flex flex-col gap-4">
      <h2 className="font-semibold text-17">{t('tokenConsole.title')}</h2>
      <Suspense fallback={<Waiting rows={2} row="h-40 rounded-box" />}>
        <OwnerConsole key={account} token={token} account={account} onMined={onMined} />
      </Suspense>
    </div>
  )
}

const LiquidityPanel = lazyPart(() =>
  import('@/features/tokens/liquidity/liquidity-panel.tsx').then(({ LiquidityPanel }) => ({
    default: LiquidityPanel,
  })),
)

type LiquiditySlotProps = { token: SaleyardToken; account: Address | undefined; onMined: () => void }

/** Shows the pair, its price, and the liquidity forms. */
function LiquiditySlot(props: LiquiditySlotProps) {
  const { t } = useTranslation()
  return (
    <div id="liquidity" className="panel scroll-mt-24">
      <Suspense fallback={<Waiting rows={4} className="min-h-56" />}>
        <LiquidityPanel {...props} />
      </Suspense>
      <p className="mt-4 text-12 text-quiet">{t('tokenPage.priceNote')}</p>
    </div>
  )
}
