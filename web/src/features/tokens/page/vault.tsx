// Shows what waits in the vault, why and until when, what a run would earn, and starts one.

import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import type { Address } from 'viem'
import { useConfig } from 'wagmi'
import { ReadFailed } from '@/components/errors/read-failed.tsx'
import { DataAge } from '@/components/network-status/data-age.tsx'
import { Amount, Lines, Row } from '@/components/tx/fact-row.tsx'
import { Waiting } from '@/components/ui/waiting.tsx'
import { VaultPipeline } from '@/features/tokens/hero/vault-pipeline.tsx'
import { tokenQueryKey } from '@/features/tokens/kinds/saleyard-token.ts'
import { DueNote, KeeperFacts, KeeperOutcome, NextStep } from '@/features/tokens/manage/keeper-facts.tsx'
import type { Turn } from '@/features/tokens/manage/keeper-pay.ts'
import type { ConsoleProps, TaxedToken } from '@/features/tokens/manage/token-action.ts'
import { i18n } from '@/lib/i18n/i18n.ts'
import { getChain } from '@/lib/networks/chains.ts'
import { RewardAmount, useRewardToken } from './reward-token.tsx'
import { nextTurn, previewRun, processCall, quoteRun, readVault, type VaultFacts } from './vault-run.ts'

type VaultProps = Omit<ConsoleProps, 'account'> & { account: Address | undefined; isErrorShown?: boolean | undefined }

/** Shows what waits in the vault and until when, and starts a run: any account can, and is paid for what the run trades. */
export function Vault({ token, account, isErrorShown, step, onReview }: VaultProps) {
  const { t } = useTranslation()
  const config = useConfig()
  const { chainId, taxed, symbol } = token
  const coin = getChain(chainId).nativeCurrency.symbol
  const { data, dataUpdatedAt, error, isFetching, refetch } = useVault(token)
  const run = (runner: Address) =>
    onReview({
      kind: 'processVault',
      name: 'process',
      summary: () => i18n.t('tokenPage.vault.summary', { symbol, coin }),
      actionLabel: () => i18n.t('tokenPage.vault.process'),
      call: processCall(config, { chainId, account: runner, address: taxed.vault }),
      outcome: (receipt) => (
        <KeeperOutcome token={token} account={runner} receipt={receipt}>
          <NextTurn token={token} />
        </KeeperOutcome>
      ),
    })
  return (
    <section aria-labelledby="vault-title" className="panel flex flex-col gap-4">
      <div>
        <h2 id="vault-title" className="font-semibold text-17">
          {t('tokenPage.vault.title')}
        </h2>
        <p className="mt-1 text-13 text-quiet">{t('tokenPage.vault.lead', { coin })}</p>
      </div>
      {error && !(data && isErrorShown) && (
        <ReadFailed
          error={error}
          lead={t('tokenPage.vault.unreadable')}
          isFetching={isFetching}
          onRetry={() => refetch()}
        />
      )}
      {data ? <VaultPipeline token={token} facts={data} /> : !error && <Waiting rows={1} row="h-24 rounded-field" />}
      {data && (
        <p className="text-12 text-quiet empty:hidden">
          <DataAge at={dataUpdatedAt} isFailed={error !== null} />
        </p>
      )}
      <Outlook token={token} account={account} isErrorShown={isErrorShown} facts={data} />
      {account && (
        <button type="button" className="btn self-start" disabled={Boolean(step)} onClick={() => run(account)}>
          {t('tokenPage.vault.process')}
        </button>
      )}
      {step}
      {data && (
        <details>
          <summary className="w-fit cursor-pointer text-13 font-medium">{t('tokenPage.pipeline.details')}</summary>
          <VaultFactsList token={token} facts={data} />
        </details>
      )}
    </section>
  )
}

type OutlookProps = Pick<VaultProps, 'token' | 'account' | 'isErrorShown'> & { facts: VaultFacts | undefined }

/** Says what a run now would do, and what it would earn the account. */
function Outlook({ token, account, isErrorShown, facts }: OutlookProps) {
  const { t } = useTranslation()
  if (!facts) return null
  const preview = previewRun(facts)
  const isTrading = preview !== 'looks' && preview !== 'nothing'
  return (
    <>
      <div className="flex flex-col gap-1 text-14">
        <p>{t(`tokenPage.vault.outlook.${preview}`)}</p>
        <NextStep turn={nextTurn(facts)} />
      </div>
      {account && isTrading && <RunPay token={token} account={account} isErrorShown={isErrorShown} />}
    </>
  )
}

/** Says when the next step of the vault is due, by what it says after a run. */
function NextTurn({ token }: { token: TaxedToken }) {
  const { data } = useVault(token)
  return data && <NextStep turn={nextTurn(data)} />
}

/** Reads the vault. No generated hook: the preview of a run needs all steps together, each with its own gas limit. */
function useVault(token: TaxedToken) {
  const config = useConfig()
  return useQuery({
    queryKey: tokenQueryKey(token, 'vault'),
    queryFn: () => readVault(config, token),
    staleTime: 0,
    gcTime: 0,
    refetchInterval: 15_000,
  })
}

type RunPayProps = { token: TaxedToken; account: Address; isErrorShown: boolean | undefined }

/** Shows what the account would earn by a run now, and its network cost. */
function RunPay({ token, account, isErrorShown }: RunPayProps) {
  const { t } = useTranslation()
  const { data, error, isFetching, refetch } = useRunQuote(token, account)
  return (
    <>
      {error && !(data && isErrorShown) && (
        <ReadFailed
          error={error}
          lead={t('tokenPage.vault.payUnknown')}
          isFetching={isFetching}
          onRetry={() => refetch()}
        />
      )}
      {data && <KeeperFacts chainId={token.chainId} {...data} />}
    </>
  )
}

/** Simulates a run. No generated hook: the cost comes with it, from the same moment. */
function useRunQuote(token: TaxedToken, account: Address) {
  const config = useConfig()
  const { chainId, taxed } = token
  return useQuery({
    queryKey: tokenQueryKey(token, 'runQuote', account),
    queryFn: () => quoteRun(config, { chainId, account, address: taxed.vault }),
    staleTime: 0,
    gcTime: 0,
    refetchInterval: 15_000,
  })
}

/** Lists what waits for each purpose, and the reason to wait. */
function VaultFactsList({ token, facts }: { token: TaxedToken; facts: VaultFacts }) {
  const { t } = useTranslation()
  const rewardToken = useRewardToken(token)
  const { nativeCurrency: coin } = getChain(token.chainId)
  const { reward, buyback } = facts
  const coins = (value: bigint) => <Amount value={value} decimals={coin.decimals} symbol={coin.symbol} />
  const units = (value: bigint) => <Amount value={value} decimals={token.decimals} symbol={token.symbol} />
  return (
    <dl className="text-14">
      <Row name={t('tokenPage.vault.liquidity')}>
        <Lines>
          {units(facts.liquidityUnits)}
          {facts.liquidityCoin > 0n && coins(facts.liquidityCoin)}
        </Lines>
      </Row>
      <Row name={t('tokenPage.vault.booked')}>{units(facts.bookedUnits)}</Row>
      <Reason name={t('tokenPage.vault.sale')} turn={facts} />
      {reward && (
        <>
          <Row name={t('tokenPage.vault.dividends')}>{coins(reward.dividendsCoin)}</Row>
          {reward.marketingCoin > 0n && <Row name={t('tokenPage.vault.marketing')}>{coins(reward.marketingCoin)}</Row>}
          {reward.rewardUnits > 0n && (
            <Row name={t('tokenPage.vault.gifts')}>
              <RewardAmount value={reward.rewardUnits} reward={rewardToken} />
            </Row>
          )}
          <Reason name={t('tokenPage.vault.purchase')} turn={reward} />
        </>
      )}
      {buyback && (
        <>
          <Row name={t('tokenPage.vault.buybacks')}>{coins(buyback.coin)}</Row>
          <Reason name={t('tokenConsole.purposes.buyback')} turn={buyback} />
        </>
      )}
    </dl>
  )
}

/** Shows why a trade waits and when it is due. Below its name, because a phone has no room next to it. */
function Reason({ name, turn }: { name: string; turn: Turn }) {
  const { t } = useTranslation()
  return (
    <div className="flex flex-col gap-0.5 border-line border-t py-2.5">
      <dt className="text-quiet">{name}</dt>
      <dd>
        {t(`tokenPage.vault.waiting.${turn.waiting}`)} <DueNote {...turn} />
      </dd>
    </div>
  )
}
