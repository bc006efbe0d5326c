import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useConfig } from 'wagmi'
import { ErrorNote } from '../../../../components/errors/error-note'
import { toUserError } from '../../../../lib/errors/to-user-error'
import type { ConsoleProps } from '../console-props'
import { ConsoleSection } from '../console-section'
import { buybackCall } from './buyback-call'
import { BuybackFactsList } from './buyback-facts'
import { BuybackForm } from './buyback-form'
import { buybackQueryKey } from './buyback-query-key'
import { readBuyback } from './read-buyback'

/** Milliseconds. Reasons to wait come and go within seconds. */
const refreshEvery = 12_000

/** Has the vault buy the token back. Open to anybody by contract. */
export function Buyback({ token, account, onReview }: ConsoleProps) {
  const { t } = useTranslation()
  const config = useConfig()
  const { data, error, refetch } = useQuery({
    queryKey: buybackQueryKey(token),
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
        <ErrorNote error={toUserError(error)} lead={t('tokenConsole.buyback.failed')}>
          <button type="button" className="btn btn-sm" onClick={() => void refetch()}>
            {t('common.tryAgain')}
          </button>
        </ErrorNote>
      )}
      {!data && !error && <p role="status">{t('tokenConsole.buyback.reading')}</p>}
      {data && <BuybackFactsList token={token} facts={data} />}
      {data && isBuyable && (
        <BuybackForm
          decimals={token.decimals}
          bought={data.bought}
          onReview={(minUnits, minimum) =>
            onReview({
              name: `buyback:${minUnits}`,
              kind: 'buyback',
              call: buybackCall(config, context, minUnits),
              summary: t('tokenConsole.buyback.summary', { symbol, minimum }),
              actionLabel: t('tokenConsole.buyback.action'),
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
              summary: t('tokenConsole.buyback.noteSummary', { symbol }),
              actionLabel: t('tokenConsole.buyback.note'),
            })
          }
        >
          {t('tokenConsole.buyback.note')}
        </button>
      )}
    </ConsoleSection>
  )
}
