// Shows what the owner and everyone else can and cannot do with this token now.
import { useQuery } from '@tanstack/react-query'
import { Check, Info, type LucideIcon, TriangleAlert, X } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useConfig } from 'wagmi'
import { ReadFailed } from '@/components/errors/read-failed.tsx'
import { formatTime } from '@/components/network-status/data-age.tsx'
import { isContract } from '@/features/tokens/create/checks/read-addresses.ts'
import { trustFacts } from '@/features/tokens/create/summary/fee-facts.ts'
import { kinds } from '@/features/tokens/kinds/index.ts'
import { type SaleyardToken, tokenQueryKey } from '@/features/tokens/kinds/saleyard-token.ts'
import { readLiquidityLocks } from '@/features/tokens/locks/read-locks.ts'
import type { TaxedToken } from '@/features/tokens/manage/token-action.ts'
import { formatAmount, localizeDecimal } from '@/lib/i18n/format-amount.ts'
import { getChain } from '@/lib/networks/chains.ts'
import { findRisks, readLiquidity } from './read-liquidity.ts'

/** Shows what each party can and cannot do with this token now. The contract enforces each line but the last ones. */
export function TrustSheet({ token }: { token: SaleyardToken }) {
  const { t } = useTranslation()
  const { kind, taxed } = token
  const { feeFields, defaults } = kinds[kind]
  const isRenounced = taxed !== undefined && !taxed.owner
  const facts = trustFacts(feeFields, defaults).filter((fact) => !(isRenounced && fact === 'renounced'))
  const lines = [
    {
      Icon: Check,
      tone: 'text-success',
      reader: t(taxed ? 'createToken.summary.ownerCan' : 'createToken.summary.can'),
      words: t(`createToken.kinds.${kind}.can`),
      isLeft: !isRenounced,
    },
    {
      Icon: Check,
      tone: 'text-success',
      reader: '',
      words: t('tokenPage.trust.renounced'),
      isLeft: isRenounced,
    },
    {
      Icon: X,
      tone: 'text-error',
      reader: t('createToken.summary.cannot'),
      words: t(`createToken.kinds.${kind}.cannot`),
      isLeft: true,
    },
    ...facts.map((fact) => ({
      Icon: Info,
      tone: 'text-quiet',
      reader: '',
      words: t(`createToken.summary.facts.${fact}`, { coin: getChain(token.chainId).nativeCurrency.symbol }),
      isLeft: true,
    })),
  ].filter(({ isLeft }) => isLeft)
  return (
    <section className="flex flex-col gap-2">
      <h2 className="font-semibold text-14">{t('tokenPage.trust.title')}</h2>
      <ul className="flex flex-col gap-2 text-13">
        {lines.map(({ Icon, tone, reader, words }) => (
          <TrustLine key={words} Icon={Icon} tone={tone}>
            {reader && <span className="font-medium">{reader} </span>}
            {words}
          </TrustLine>
        ))}
        {taxed && <ChangingFacts token={{ ...token, taxed }} />}
      </ul>
    </section>
  )
}

type TrustLineProps = { Icon: LucideIcon; tone: string; children: ReactNode }

function TrustLine({ Icon, tone, children }: TrustLineProps) {
  return (
    <li className="flex gap-2">
      <Icon aria-hidden className={`mt-0.5 size-4 shrink-0 ${tone}`} />
      <span className="min-w-0">{children}</span>
    </li>
  )
}

/** Shows what no contract promises: who the first owner is, and who can take the liquidity out. */
function ChangingFacts({ token }: { token: TaxedToken }) {
  const { t, i18n } = useTranslation()
  const { data, error, isFetching, refetch } = useTrust(token)
  if (!data)
    return (
      error && (
        <li>
          <ReadFailed
            error={error}
            lead={t('tokenPage.trust.unreadable')}
            isFetching={isFetching}
            onRetry={() => refetch()}
          />
        </li>
      )
    )
  const risks = findRisks(token, data)
  const { supply, free, locked, firstOwner } = data.liquidity
  const freeBps = toBps(free, supply)
  const parts = {
    free: formatPercent(freeBps),
    kept: formatPercent(wholeBps - freeBps),
    firstOwner: formatPercent(toBps(firstOwner, supply)),
  }
  return (
    <>
      {risks.map((risk) => (
        <TrustLine key={risk} Icon={TriangleAlert} tone="text-warning">
          {t(`tokenPage.trust.${risk}`, parts)}
        </TrustLine>
      ))}
      {supply > 0n && free === 0n && (
        <TrustLine Icon={Check} tone="text-success">
          {t('tokenPage.trust.liquidityKept')}
        </TrustLine>
      )}
      {locked > 0n && data.lockedUntil && (
        <TrustLine Icon={Check} tone="text-success">
          {t(data.lockedUntil.isWhole ? 'tokenPage.trust.liquidityLocked' : 'tokenPage.trust.liquidityVests', {
            locked: formatPercent(least(toBps(locked, supply), wholeBps - freeBps)),
            date: formatTime(data.lockedUntil.date, i18n.language),
          })}
        </TrustLine>
      )}
    </>
  )
}

/** Hundredths of a percent in the whole. */
const wholeBps = 10_000n

/** Share in hundredths of a percent, rounded up: what can be taken out is never shown as nothing. */
function toBps(part: bigint, whole: bigint): bigint {
  return whole > 0n ? (part * wholeBps + whole - 1n) / whole : 0n
}

const least = (one: bigint, other: bigint) => (one < other ? one : other)

function formatPercent(bps: bigint): string {
  return localizeDecimal(formatAmount(bps, 2))
}

/** Reads both with the token's other facts. No generated hook: the parts of the liquidity belong to one supply. */
function useTrust({ chainId, token, taxed: { firstOwner, pair } }: TaxedToken) {
  const config = useConfig()
  return useQuery({
    queryKey: tokenQueryKey({ chainId, token }, 'trust'),
    queryFn: async () => {
      const [isFirstOwnerContract, locks] = await Promise.all([
        isContract(config, { chainId, address: firstOwner }),
        readLiquidityLocks(config, { chainId, pair }),
      ])
      const { lockedUntil, ...held } = locks
      const liquidity = await readLiquidity(config, { chainId, pair, firstOwner, ...held })
      return { isFirstOwnerContract, liquidity, lockedUntil }
    },
    staleTime: 0,
    gcTime: 0,
    refetchInterval: 60_000,
  })
}
