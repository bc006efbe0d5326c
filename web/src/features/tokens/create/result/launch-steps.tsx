// Leads from the created token through its first liquidity and the vesting for a list: what is done, and what is next.

import { useQuery, useQueryClient } from '@tanstack/react-query'
import type { TFunction } from 'i18next'
import { Check } from 'lucide-react'
import { type ComponentProps, type ReactNode, Suspense, useId, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { type Address, zeroAddress } from 'viem'
import { type Config, useConfig } from 'wagmi'
import { ReadFailed } from '@/components/errors/read-failed.tsx'
import { formatTime } from '@/components/network-status/data-age.tsx'
import { Waiting } from '@/components/ui/waiting.tsx'
import { type FinishedDraft, type LaunchStep, useDraft } from '@/features/tokens/create/draft-store.ts'
import { type SaleyardToken, tokenQueries, tokenQueryKey } from '@/features/tokens/kinds/saleyard-token.ts'
import { usePairs } from '@/features/tokens/liquidity/market.ts'
import { planKey, usePlans } from '@/features/tokens/liquidity/plan-store.ts'
import { readLiquidityLocks, readLocks } from '@/features/tokens/locks/read-locks.ts'
import { readLiquidity } from '@/features/tokens/page/read-liquidity.ts'
import { useSaleyardToken } from '@/features/tokens/page/read-saleyard-token.ts'
import { WalletNotice } from '@/features/tokens/page/wallet-notice.tsx'
import { useVestingPlans, vestingKey } from '@/features/tokens/vesting/vesting-plan.ts'
import { lazyPart } from '@/lib/browser/load-part.ts'
import { formatAmount, localizeDecimal } from '@/lib/i18n/format-amount.ts'
import { getChain } from '@/lib/networks/chains.ts'
import { useWalletState } from '@/lib/wallet/use-wallet-state.ts'

const LiquidityPanel = lazyPart(() =>
  import('@/features/tokens/liquidity/liquidity-panel.tsx').then(({ LiquidityPanel }) => ({ default: LiquidityPanel })),
)
const VestingSection = lazyPart(() =>
  import('@/features/tokens/vesting/vesting-section.tsx').then(({ VestingSection }) => ({ default: VestingSection })),
)

/** Shows the steps of a launch, each with what is done of it. The chain and the stored plans decide, so a reload changes nothing. */
export function LaunchSteps({ finishedDraft }: { finishedDraft: FinishedDraft }) {
  const { t } = useTranslation()
  const { token, chainId } = finishedDraft
  const { data, error, isFetching, refetch } = useSaleyardToken({ chainId, token })
  const id = useId()
  if (data && 'problem' in data) return null
  return (
    <section aria-labelledby={id} className="flex min-w-0 flex-col gap-4 rounded-field border border-line p-4">
      <div>
        <h3 id={id} className="font-semibold text-15">
          {t('createToken.launch.title')}
        </h3>
        <p className="mt-1 text-13 text-quiet">{t('createToken.launch.lead')}</p>
      </div>
      {!data && !error && <Waiting rows={['h-9.5', 'h-9.5 max-sm:h-23.5', 'h-9.5 max-sm:h-23.5']} className="gap-4" />}
      {data && <Steps finishedDraft={finishedDraft} token={data} />}
      {!data && error && <StepsUnread chainId={chainId} {...{ error, isFetching }} onRetry={() => void refetch()} />}
    </section>
  )
}

type StepsUnreadProps = { chainId: number; error: Error; isFetching: boolean; onRetry: () => void }

function StepsUnread({ chainId, ...failed }: StepsUnreadProps) {
  const { t } = useTranslation()
  return <ReadFailed {...failed} lead={t('tokenPage.unreadable', { network: getChain(chainId).title })} />
}

const launchSteps = ['liquidity', 'vesting'] as const satisfies readonly LaunchStep[]

/** `isStarted`: a plan of it is stored on this device. */
type Progress = { isDone: boolean; isStarted: boolean; lines: string[] }

function Steps({ finishedDraft, token }: { finishedDraft: FinishedDraft; token: SaleyardToken }) {
  const { t } = useTranslation()
  const client = useQueryClient()
  const wallet = useWalletState()
  const account = wallet.status === 'connected' ? wallet.account : undefined
  const { skipStep } = useDraft()
  const [shown, setShown] = useState<Partial<Record<LaunchStep, boolean>>>({})
  const { progress, error, isFetching, refetch } = useLaunchProgress(token, account)
  const { skipped = [] } = finishedDraft
  const current = launchSteps.find((step) => !progress?.[step].isDone && !skipped.includes(step))
  const started = launchSteps.find((step) => progress?.[step].isStarted)
  const onMined = () => void client.invalidateQueries(tokenQueries(token))

  const stepOf = (step: LaunchStep) => {
    const { isDone = false, isStarted = false, lines = [] } = progress?.[step] ?? {}
    const isSkipped = skipped.includes(step) && !isDone && !isStarted
    return {
      isDone,
      // A plan on its way goes on where it was; of two, the first one.
      isShown: shown[step] ?? step === started,
      isCurrent: current === step,
      lines: isSkipped ? [t('createToken.launch.skipped')] : lines,
      isRead: isSkipped || progress !== undefined || error !== null,
      onShow: (isShown: boolean) => setShown({ ...shown, [step]: isShown }),
      ...(!isDone && !isStarted && !isSkipped && { onSkip: () => skipStep(finishedDraft, step) }),
    }
  }
  return (
    <>
      <ol className="flex min-w-0 flex-col gap-4">
        <Step number={1} title={t('activity.kinds.createToken')} isDone lines={[t('liquidity.done')]} />
        <Step
          number={2}
          title={t('activity.kinds.seedLiquidity')}
          {...stepOf('liquidity')}
          // Without fees, an exchange is asked for first.
          waiting={token.taxed ? ['h-6 w-40', 'h-33', 'h-80'] : ['h-6 w-40', 'h-16 max-sm:h-17']}
        >
          <LiquidityPanel token={token} account={account} onMined={onMined} />
        </Step>
        <Step
          number={3}
          title={t('vesting.title')}
          anchor="locks"
          {...stepOf('vesting')}
          waiting={['h-5 w-40', { words: t('vesting.lead'), row: 'text-13' }, 'h-77 max-sm:h-127']}
        >
          {account && <VestingSection key={account} token={token} account={account} onMined={onMined} />}
        </Step>
      </ol>
      {error && !progress && <StepsUnread chainId={token.chainId} {...{ error, isFetching }} onRetry={refetch} />}
      <WalletNotice chainId={token.chainId} />
    </>
  )
}

type StepProps = {
  number: number
  /** Where links of the page lead; a step of the name that its section has on the token's page. */
  anchor?: string
  title: string
  isDone: boolean
  /** What is done of it, or that it was skipped. */
  lines: string[]
  /** False until the chain has said what is done of it. */
  isRead?: boolean
  isCurrent?: boolean
  isShown?: boolean
  onShow?: (isShown: boolean) => void
  onSkip?: () => void
  /** Rows of the size of its panel. */
  waiting?: ComponentProps<typeof Waiting>['rows']
  children?: ReactNode
}

/** Shows one step with a tick once it is done. Its panel is that of the token's page. */
function Step({
  number,
  anchor,
  title,
  isDone,
  lines,
  isRead = true,
  isCurrent = false,
  isShown = false,
  onShow,
  onSkip,
  waiting = 3,
  children,
}: StepProps) {
  const { t } = useTranslation()
  const id = useId()
  const toggle = useRef<HTMLButtonElement>(null)
  const opening = isDone ? 'createToken.launch.show' : 'createToken.launch.start'
  return (
    <li id={anchor} aria-current={isCurrent ? 'step' : undefined} className="flex min-w-0 scroll-mt-24 flex-col gap-3">
      <div className="flex flex-wrap items-start gap-3">
        <div className="flex min-w-0 flex-1 basis-60 gap-3">
          <span
            aria-hidden
            className={`grid size-6 shrink-0 place-items-center rounded-full font-semibold text-12 ${colourOf({ isDone, isCurrent })}`}
          >
            {isDone ? <Check className="size-4" /> : number}
          </span>
          <div className="min-w-0">
            <h4 id={id} className="font-medium text-14">
              {title}
            </h4>
            <StepLines lines={lines} isRead={isRead} />
          </div>
        </div>
        {onShow && (
          <div className="flex flex-wrap gap-2">
            <button
              ref={toggle}
              type="button"
              aria-expanded={isShown}
              aria-describedby={id}
              className={`btn btn-sm ${isCurrent && !isShown ? 'btn-primary' : 'btn-line'}`}
              onClick={() => onShow(!isShown)}
            >
              {t(isShown ? 'createToken.launch.hide' : opening)}
            </button>
            {onSkip && (
              <button
                type="button"
                aria-describedby={id}
                className="btn btn-ghost btn-sm"
                onClick={() => {
                  onSkip()
                  onShow(false)
                  toggle.current?.focus()
                }}
              >
                {t('createToken.launch.skip')}
              </button>
            )}
          </div>
        )}
      </div>
      {isShown && (
        <div className="min-w-0 border-line border-t pt-3">
          <Suspense fallback={<Waiting rows={waiting} className="gap-5" />}>{children}</Suspense>
        </div>
      )}
    </li>
  )
}

/** What is done of a step; a line of its size until that is read. */
function StepLines({ lines, isRead }: { lines: string[]; isRead: boolean }) {
  if (!isRead) return <Waiting rows={['h-4.5 w-48']} />
  return lines.map((line) => (
    <p key={line} className="wrap-anywhere text-13 text-quiet">
      {line}
    </p>
  ))
}

function colourOf({ isDone, isCurrent }: Pick<StepProps, 'isDone'> & { isCurrent: boolean }): string {
  if (isDone) return 'bg-success/15 text-success'
  return isCurrent ? 'bg-primary text-primary-content' : 'bg-base-300'
}

type LaunchProgress = {
  progress: Record<LaunchStep, Progress> | undefined
  error: Error | null
  isFetching: boolean
  refetch: () => void
}

/** Combines the stored plans with what the chain shows. A step is done once its plan is closed. */
export function useLaunchProgress(token: SaleyardToken, account: Address | undefined): LaunchProgress {
  const { t, i18n } = useTranslation()
  const place = { chainId: token.chainId, token: token.token }
  const isSeeding = usePlans(({ plans }) => account !== undefined && planKey({ ...place, account }) in plans)
  const isVesting = useVestingPlans(({ plans }) => account !== undefined && vestingKey({ ...place, account }) in plans)
  const { data, ...read } = useLaunch(token, account)
  if (!data) return { progress: undefined, ...read }

  const { parts, lockedUntil, isFilled } = data
  const started = [t('createToken.launch.started')]
  const liquidityLines = parts
    ? describeLiquidity({ parts, lockedUntil }, { t, language: i18n.language, isConnected: account !== undefined })
    : [t('liquidity.pool.empty')]
  const vestingLine = t(isFilled ? 'createToken.launch.locks' : 'locks.noneOfToken')
  const progress = {
    liquidity: {
      isDone: parts !== undefined && !isSeeding,
      isStarted: isSeeding,
      lines: isSeeding ? started : liquidityLines,
    },
    vesting: { isDone: isFilled && !isVesting, isStarted: isVesting, lines: isVesting ? started : [vestingLine] },
  }
  return { progress, ...read }
}

type PlacedLiquidity = Pick<Awaited<ReturnType<typeof readPool>>, 'parts' | 'lockedUntil'>
type DescribeParameters = { t: TFunction; language: string; isConnected: boolean }

/** Says how much of the liquidity is locked, burnt, or the account's own. */
function describeLiquidity(
  { parts, lockedUntil }: PlacedLiquidity,
  { t, language, isConnected }: DescribeParameters,
): string[] {
  const { supply, locked, burnt, firstOwner } = parts
  const percentOf = (units: bigint) => localizeDecimal(formatAmount((units * 10_000n + supply / 2n) / supply, 2))
  const lines: string[] = []
  if (lockedUntil) {
    const values = { locked: percentOf(locked), date: formatTime(lockedUntil.date, language) }
    lines.push(t(lockedUntil.isWhole ? 'tokenPage.trust.liquidityLocked' : 'tokenPage.trust.liquidityVests', values))
  }
  if (isShare(burnt, supply)) lines.push(t('createToken.launch.burnt', { percent: percentOf(burnt) }))
  if (isConnected && isShare(firstOwner, supply))
    lines.push(t('createToken.launch.yours', { percent: percentOf(firstOwner) }))
  return lines
}

/** Whether a part shows in a percentage of two decimals: every pool burns its first thousand units. */
const isShare = (units: bigint, supply: bigint) => units * 10_000n >= supply

function useLaunch(token: SaleyardToken, account: Address | undefined) {
  const config = useConfig()
  const pairs = usePairs(token)
  // No generated hook: locks and liquidity belong to one moment.
  const launch = useQuery({
    queryKey: tokenQueryKey(token, 'launch', account, pairs.data),
    queryFn: () => readLaunch(config, { token, account, pairs: pairs.data ?? [] }),
    enabled: pairs.data !== undefined,
    staleTime: 0,
    gcTime: 0,
    refetchInterval: 15_000,
  })
  return {
    data: launch.data,
    error: pairs.error ?? launch.error,
    isFetching: pairs.isFetching || launch.isFetching,
    refetch: () => void (pairs.data ? launch.refetch() : pairs.refetch()),
  }
}

/** Locks of the token that are read: one that holds something, or has released it, is enough for a tick. */
const fewLocks = 10

type ReadLaunchParameters = { token: SaleyardToken; account: Address | undefined; pairs: readonly Address[] }

/** Reads where the liquidity of the first pair with any is, and whether one of the token's first locks was filled. */
async function readLaunch(config: Config, { token: { chainId, token }, account, pairs }: ReadLaunchParameters) {
  const holder = account ?? zeroAddress
  const [pools, { locks }] = await Promise.all([
    Promise.all(pairs.map((pair) => readPool(config, { chainId, pair, holder }))),
    readLocks(config, { chainId, listedUnder: token, offset: 0, limit: fewLocks }),
  ])
  const pool = pools.find(({ parts }) => parts.supply > 0n)
  return { ...pool, isFilled: locks.some(({ main }) => main.held + main.released > 0n) }
}

async function readPool(
  config: Config,
  { chainId, pair, holder }: { chainId: number; pair: Address; holder: Address },
) {
  const { lockedUntil, ...kept } = await readLiquidityLocks(config, { chainId, pair })
  return { parts: await readLiquidity(config, { chainId, pair, firstOwner: holder, ...kept }), lockedUntil }
}
