// Lays out the history of a token: price, supply, holders, fees, and what an account earned.

import { type FormEvent, useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { type Address, isAddressEqual } from 'viem'
import { Amount } from '@/components/tx/fact-row.tsx'
import { toAddress } from '@/features/tokens/create/identity/address.ts'
import type { SaleyardToken } from '@/features/tokens/kinds/saleyard-token.ts'
import { hasFeePurpose } from '@/features/tokens/page/read-saleyard-token.ts'
import { RewardAmount, useRewardToken } from '@/features/tokens/page/reward-token.tsx'
import type { TokenHistory } from '@/lib/history/read-token-history.ts'
import { getChain } from '@/lib/networks/chains.ts'
import { EarningsChart, type FlowAssets, FlowsChart } from './flows-chart.tsx'
import { MarketChart } from './market-chart.tsx'
import { HoldersTable, SupplyPicture } from './supply.tsx'

type HistoryViewProps = {
  token: SaleyardToken
  history: TokenHistory
  account: Address | undefined
  isReading: boolean
  /** Reads again, with what this account earned. */
  onFollow: (account: Address) => void
}

/** Shows a history. What does not fit the chain is not in it, and said above. */
export function HistoryView({ token, history, account, isReading, onFollow }: HistoryViewProps) {
  const assets = useAssets(token)
  const { holders, supply, market, flows, earnings, misfits, indexer } = history
  const isReflecting = hasFeePurpose(token.kind, 'reflection')
  const isEarning = isReflecting || hasFeePurpose(token.kind, 'dividends')
  return (
    <>
      {market ? <MarketChart token={token} hours={market.hours} /> : <NoMarket token={token} misfits={misfits} />}
      {supply && <SupplyPicture token={token} {...supply} />}
      {holders && supply && <HoldersTable token={token} total={supply.total} {...holders} account={account} />}
      {flows && <FlowsChart flows={flows} assets={assets} />}
      {earnings && (
        <EarningsChart
          key={earnings.account}
          {...earnings}
          chainId={token.chainId}
          isOwn={account !== undefined && isAddressEqual(earnings.account, account)}
          asset={isReflecting ? assets.units : assets.reward}
          isPaidAtOnce={isReflecting}
        />
      )}
      {isEarning && (
        <FollowForm key={account} account={account} isReading={isReading} indexer={indexer} onFollow={onFollow} />
      )}
    </>
  )
}

/** A token without fees has any number of pools: the viewer chooses one. */
function NoMarket({ token, misfits }: { token: SaleyardToken; misfits: TokenHistory['misfits'] }) {
  const { t } = useTranslation()
  if (token.taxed || misfits.includes('market')) return null
  return <p className="panel text-14 text-quiet">{t('tokenPage.history.market.noRouter')}</p>
}

function useAssets(token: SaleyardToken): FlowAssets {
  const reward = useRewardToken(token)
  const coin = getChain(token.chainId).nativeCurrency
  const { decimals, symbol } = token
  return {
    units: {
      decimals,
      show: (value, digits) => <Amount value={value} decimals={decimals} symbol={symbol} digits={digits} />,
    },
    coin: {
      decimals: coin.decimals,
      show: (value, digits) => <Amount value={value} decimals={coin.decimals} symbol={coin.symbol} digits={digits} />,
    },
    reward: {
      decimals: reward?.decimals ?? 0,
      show: (value, digits) => <RewardAmount value={value} reward={reward} digits={digits} />,
    },
  }
}

type FollowFormProps = Pick<HistoryViewProps, 'account' | 'isReading' | 'onFollow'> & {
  indexer: TokenHistory['indexer']
}

/** Asks whose earnings are to be shown. */
function FollowForm({ account, isReading, indexer, onFollow }: FollowFormProps) {
  const { t } = useTranslation()
  const id = useId()
  const [text, setText] = useState<string>(account ?? '')
  const [isWrong, setWrong] = useState(false)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const address = toAddress(text)
    setWrong(!address)
    if (address) onFollow(address)
  }
  return (
    <form className="panel flex min-w-0 flex-col gap-2" onSubmit={submit} noValidate>
      <label htmlFor={id} className="font-medium text-13">
        {t('tokenPage.history.earnings.account')}
      </label>
      <div className="flex flex-wrap gap-3">
        <input
          id={id}
          type="text"
          dir="ltr"
          className={`input min-w-0 flex-1 basis-64 font-mono text-13 ${isWrong ? 'input-error' : ''}`}
          placeholder={t('createToken.placeholders.address')}
          autoComplete="off"
          spellCheck={false}
          aria-invalid={isWrong}
          aria-describedby={isWrong ? `${id}-note` : undefined}
          value={text}
          onChange={({ target }) => setText(target.value)}
        />
        <button type="submit" className="btn" disabled={isReading}>
          {t('tokenPage.history.earnings.show')}
        </button>
      </div>
      {/* An indexer keeps no earnings. */}
      {indexer && 'hours' in indexer && <p className="text-12 text-quiet">{t('tokenPage.history.indexer.earnings')}</p>}
      {isWrong && (
        <p id={`${id}-note`} className="text-12 text-error">
          {t('tokenPage.history.earnings.malformed')}
        </p>
      )}
    </form>
  )
}
