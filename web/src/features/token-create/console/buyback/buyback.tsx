import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useConfig } from 'wagmi'
import { AsOf } from '@/components/network-status/as-of.tsx'
import type { ConsoleProps } from '@/features/token-create/console/console-props.ts'
import { ConsoleSection } from '@/features/token-create/console/console-section.tsx'
import { ReadFailed } from '@/features/token-create/read-failed.tsx'
import { tokenQueryKey } from '@/features/token-create/token-query-key.ts'
import { i18n } from '@/lib/i18n.ts'
import { buybackCall } from './buyback-call.ts'
import { BuybackFactsList } from './buyback-facts.tsx'
import { BuybackForm } from './buyback-form.tsx'
import { readBuyback } from './read-buyback.ts'

/** Milliseconds. Reasons to wait come and go within seconds. */
const refreshEvery = 12_000

/** Has the vault buy the token back. Open to anybody by contract. */
export function Buyback({ token, account, onReview }: ConsoleProps) {
  const { t } = useTranslation()
  const config = useConfig()
  const { data, dataUpdatedAt, error, isFetching, refetch } = useQuery({
    queryKey: tokenQueryKey(token, 'buyback'),
    queryFn: () => readBuyback(config, token),
    staleTime: 0,
    gcTime: 0,
    refetchInterval: refreshEvery,
  })
  const { symbol } = token
  const context = { chainId: token.chainId, account, address: token.taxed.vault }
  const isBuyable = data?.waiting === 'None' && data.bought > 0n
  return (
    <ConsoleSection title={t('tokenConsole.buyback.title')} lead={t('tokenConsole.buyback.lead')}>
      {error && (
        <ReadFailed
          error={error}
          lead={t('tokenConsole.buyback.failed')}
          isFetching={isFetching}
          onRetry={() => refetch()}
        />
      )}
      {!data && !error && <p role="status">{t('tokenConsole.buyback.reading')}</p>}
      {data && <BuybackFactsList token={token} facts={data} />}
      {data && (
        <p className="text-12 text-quiet empty:hidden">
          <AsOf at={dataUpdatedAt} isFailed={error !== null} />
        </p>
      )}
      {data && isBuyable && (
        <BuybackForm
          decimals={token.decimals}
          bought={data.bought}
          onReview={(minUnits, minimum) =>
            onReview({
              name: `buyback:${minUnits}`,
              kind: 'buyback',
              call: buybackCall(config, context, minUnits),
              summary: () => i18n.t('tokenConsole.buyback.summary', { symbol, minimum }),
              actionLabel: () => i18n.t('tokenConsole.buyback.action'),
            })
          }
        />
      )}
      {data?.waiting === 'NoAverage' && (
        <button
          type="button"
          className="btn self-start"
          onClick={() =>
            onReview({
              name: 'notePrice',
              kind: 'buyback',
              call: buybackCall(config, context, 0n),
              summary: () => i18n.t('tokenConsole.buyback.noteSummary', { symbol }),
              actionLabel: () => i18n.t('tokenConsole.buyback.note'),
            })
          }
        >
          {t('tokenConsole.buyback.note')}
        </button>
      )}
    </ConsoleSection>
  )
}
