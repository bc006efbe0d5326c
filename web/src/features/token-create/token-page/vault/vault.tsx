import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import type { Address } from 'viem'
import { useConfig } from 'wagmi'
import { AsOf } from '@/components/network-status/as-of.tsx'
import type { ConsoleProps } from '@/features/token-create/console/console-props.ts'
import { ReadFailed } from '@/features/token-create/read-failed.tsx'
import { tokenQueryKey } from '@/features/token-create/token-query-key.ts'
import { i18n } from '@/lib/i18n.ts'
import { foretell } from './foretell.ts'
import { processCall } from './process-call.ts'
import { readVault } from './read-vault.ts'
import { VaultFactsList } from './vault-facts-list.tsx'

type VaultProps = Omit<ConsoleProps, 'account'> & { account: Address | undefined; isTold?: boolean }

/** What waits in the vault and why, and its run, which anybody may start. */
export function Vault({ token, account, isTold, onReview }: VaultProps) {
  const { t } = useTranslation()
  const config = useConfig()
  const { chainId, taxed, symbol } = token
  const { data, dataUpdatedAt, error, isFetching, refetch } = useQuery({
    queryKey: tokenQueryKey(token, 'vault'),
    queryFn: () => readVault(config, token),
    staleTime: 0,
    gcTime: 0,
    refetchInterval: 15_000,
  })
  const outlook = data && t(`tokenPage.vault.outlook.${foretell(data)}`)
  const run = (runner: Address) =>
    onReview({
      kind: 'processVault',
      name: 'process',
      summary: () => i18n.t('tokenPage.vault.summary', { symbol }),
      actionLabel: () => i18n.t('tokenPage.vault.process'),
      call: processCall(config, { chainId, account: runner, address: taxed.vault }),
    })
  return (
    <section aria-labelledby="vault" className="panel flex flex-col gap-4">
      <div>
        <h2 id="vault" className="font-semibold text-17">
          {t('tokenPage.vault.title')}
        </h2>
        <p className="mt-1 text-13 text-quiet">{t('tokenPage.vault.lead')}</p>
      </div>
      {error && !(data && isTold) && (
        <ReadFailed
          error={error}
          lead={t('tokenPage.vault.unreadable')}
          isFetching={isFetching}
          onRetry={() => refetch()}
        />
      )}
      {data && <VaultFactsList token={token} facts={data} />}
      {data && (
        <p className="text-12 text-quiet empty:hidden">
          <AsOf at={dataUpdatedAt} isFailed={error !== null} />
        </p>
      )}
      {outlook && <p className="text-14">{outlook}</p>}
      {account && (
        <button type="button" className="btn self-start" onClick={() => run(account)}>
          {t('tokenPage.vault.process')}
        </button>
      )}
    </section>
  )
}
