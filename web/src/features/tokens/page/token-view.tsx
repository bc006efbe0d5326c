// Lays the token page out: its head, the sections in the order of use, and the links to them.
import { useQueryClient } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { ListChecks, Send } from 'lucide-react'
import { Suspense, useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { type Address, isAddressEqual } from 'viem'
import { CopyButton } from '@/components/ui/copy-button.tsx'
import { Waiting } from '@/components/ui/waiting.tsx'
import { isSameToken, useDraft } from '@/features/tokens/create/draft-store.ts'
import { AddToWallet } from '@/features/tokens/create/result/add-to-wallet.tsx'
import { Section, type SectionId, SectionNav } from '@/features/tokens/hero/section-nav.tsx'
import { TokenHero } from '@/features/tokens/hero/token-hero.tsx'
import { type SaleyardToken, tokenQueries } from '@/features/tokens/kinds/saleyard-token.ts'
import { VerificationPanel } from '@/features/tokens/manage/verification-panel.tsx'
import { rememberVisit } from '@/features/tokens/mine/visited-tokens.ts'
import { TradeBox } from '@/features/tokens/trade/trade-box.tsx'
import { lazyPart } from '@/lib/browser/load-part.ts'
import type { TokenHistory } from '@/lib/history/read-token-history.ts'
import { useWalletState } from '@/lib/wallet/use-wallet-state.ts'
import { FeesNow } from './fees-now.tsx'
import { hasFeePurpose } from './read-saleyard-token.ts'
import { TokenFacts } from './token-facts.tsx'
import { TrustSheet } from './trust-sheet.tsx'
import { WalletNotice } from './wallet-notice.tsx'

type TokenViewProps = { token: SaleyardToken; readAt: number; isFailed: boolean }

/** Lays out a Saleyard token in the order of use: what it is, its trade, its facts, what anyone can do, what its owner can do. */
export function TokenView({ token, readAt, isFailed }: TokenViewProps) {
  const { t } = useTranslation()
  const client = useQueryClient()
  const wallet = useWalletState()
  const account = wallet.status === 'connected' ? wallet.account : undefined
  const { chainId, symbol, kind, taxed } = token
  useEffect(() => rememberVisit({ chainId, token: token.token }), [chainId, token.token])
  const [history, setHistory] = useState<TokenHistory>()
  const isConcerned = useConcerned(token, account)
  const mined = () => void client.invalidateQueries(tokenQueries(token))
  return (
    <>
      <TokenHero token={token} history={history} readAt={readAt} isFailed={isFailed}>
        <HeroLinks token={token} />
      </TokenHero>
      <SectionNav sections={listSections(token, isConcerned)} />
      {isConcerned && <OwnerNote taxed={taxed} account={account} />}
      <div className="grid grid-cols-[minmax(0,1fr)] gap-x-5 lg:grid-cols-[minmax(0,1fr)_min(22rem,40%)] lg:grid-rows-[auto_1fr]">
        {/* First on a phone, at the side on a desktop. */}
        <aside
          id="trade"
          aria-label={t('tokenPage.sections.trade')}
          className="mb-5 min-w-0 scroll-mt-24 lg:col-start-2 lg:row-start-1"
        >
          <TradeBox token={token} />
        </aside>
        <div className="flex min-w-0 flex-col gap-5 lg:col-start-1 lg:row-span-2 lg:row-start-1">
          <Section id="facts">
            <TokenFacts token={token} account={account} />
          </Section>
          <Section id="history">
            <Suspense fallback={<Waiting rows={3} className="panel min-h-44" />}>
              <HistoryPanel token={token} account={account} onHistory={setHistory} />
            </Suspense>
          </Section>
          <WalletNotice chainId={chainId} />
          {taxed && (
            <Suspense fallback={<Waiting rows={4} className="panel min-h-96" />}>
              <PublicActions token={{ ...token, taxed }} account={account} isErrorShown={isFailed} onMined={mined} />
            </Suspense>
          )}
          <LiquiditySlot token={token} account={account} onMined={mined} />
          <Section id="locks">
            <Suspense fallback={<Waiting rows={3} className="panel min-h-44" />}>
              <LocksPanel token={token} account={account} isErrorShown={isFailed} onMined={mined} />
            </Suspense>
          </Section>
          {account && isConcerned && <OwnerSlot token={token} account={account} onMined={mined} />}
        </div>
        <div className="mt-5 flex min-w-0 flex-col gap-5 lg:col-start-2 lg:row-start-2 lg:mt-0">
          <Section id="permissions">
            <div className="panel flex flex-col gap-5">
              <FeesNow token={token} />
              <TrustSheet token={token} />
            </div>
          </Section>
          <VerificationPanel className="panel" kindId={kind} chainId={chainId} token={token.token} />
          {account && (
            <div className="flex flex-wrap gap-3">
              <AddToWallet chainId={chainId} token={token.token} symbol={symbol} decimals={token.decimals} />
            </div>
          )}
        </div>
      </div>
    </>
  )
}

/** Lists the sections that a token has, in the order of use. */
function listSections({ kind, taxed }: SaleyardToken, isConcerned: boolean): SectionId[] {
  const sections: [SectionId, boolean][] = [
    ['trade', true],
    ['facts', true],
    ['history', true],
    ['dividends', hasFeePurpose(kind, 'dividends')],
    ['vault', taxed !== undefined],
    ['liquidity', true],
    ['locks', true],
    ['permissions', true],
    ['owner', isConcerned],
  ]
  return sections.flatMap(([id, isThere]) => (isThere ? [id] : []))
}

/** What the page's head offers: the link, the token as a list's token, and the steps of its launch on this device. */
function HeroLinks({ token }: { token: SaleyardToken }) {
  const { t } = useTranslation()
  const { chainId } = token
  const hasLaunch = useDraft(({ finished }) => finished.some((each) => isSameToken(each, token)))
  return (
    <>
      <CopyButton
        wide
        text={`${window.location.origin}/token/${chainId}/${token.token}`}
        label={t('tokenPage.share')}
      />
      <Link to="/multi-sender" search={{ token: token.token, chain: String(chainId) }} className="btn btn-line btn-sm">
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
    </>
  )
}

const HistoryPanel = lazyPart(() =>
  import('@/features/tokens/history/history-panel.tsx').then(({ HistoryPanel }) => ({ default: HistoryPanel })),
)

const PublicActions = lazyPart(() =>
  import('./public-actions.tsx').then(({ PublicActions }) => ({ default: PublicActions })),
)

const LocksPanel = lazyPart(() =>
  import('@/features/tokens/locks/locks-panel.tsx').then(({ LocksPanel }) => ({ default: LocksPanel })),
)

const OwnerConsole = lazyPart(() =>
  import('@/features/tokens/manage/owner-console.tsx').then(({ OwnerConsole }) => ({ default: OwnerConsole })),
)

/** Whether the account owns the token or was offered it, or was when it came: an owner who lets go still sees what that did. */
function useConcerned({ taxed }: SaleyardToken, account: Address | undefined): boolean {
  const [seen, setSeen] = useState<Address>()
  const isConcerned = [taxed?.owner, taxed?.pendingOwner].some((one) => one && account && isAddressEqual(one, account))
  if (isConcerned && seen !== account) setSeen(account)
  return isConcerned || (account !== undefined && seen === account)
}

type OwnerNoteProps = { taxed: SaleyardToken['taxed']; account: Address | undefined }

/** Leads the owner, or the account that was offered the ownership, to what it can do. */
function OwnerNote({ taxed, account }: OwnerNoteProps) {
  const { t } = useTranslation()
  const isOwner = taxed?.owner && account && isAddressEqual(taxed.owner, account)
  const isOffered = taxed?.pendingOwner && account && isAddressEqual(taxed.pendingOwner, account)
  if (!isOwner && !isOffered) return null
  return (
    <p className="mb-5 flex flex-wrap items-center gap-x-3 gap-y-1 rounded-field bg-tint px-4 py-2.5 text-14">
      {t(isOwner ? 'tokenConsole.due.owner' : 'tokenConsole.accept.title')}
      <a href="#owner" className="link font-medium">
        {t('tokenConsole.due.toConsole')}
      </a>
    </p>
  )
}

type OwnerSlotProps = { token: SaleyardToken; account: Address; onMined: () => void }

/** Shows the owner's console to the owner and to the account that the ownership was offered to. */
function OwnerSlot({ token, account, onMined }: OwnerSlotProps) {
  const { t } = useTranslation()
  return (
    <Section id="owner">
      <h2 className="mb-4 font-semibold text-17">{t('tokenConsole.title')}</h2>
      <Suspense fallback={<Waiting rows={2} row="h-40 rounded-box" />}>
        <OwnerConsole key={account} token={token} account={account} onMined={onMined} />
      </Suspense>
    </Section>
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
    <Section id="liquidity">
      <div className="panel">
        <Suspense fallback={<Waiting rows={4} className="min-h-56" />}>
          <LiquidityPanel {...props} />
        </Suspense>
        <p className="mt-4 text-12 text-quiet">{t('tokenPage.priceNote')}</p>
      </div>
    </Section>
  )
}
