// Reads the price for amounts in US dollars when it is asked for, and shows the one that is frozen with the list.

import { toUserError } from '@saleyard/chain/errors/to-user-error.ts'
import { type CoinPrice, type PriceFault, readCoinPrice } from '@saleyard/chain/feeds/coin-price.ts'
import type { ListPrice } from '@saleyard/send/list/types.ts'
import { useMutation } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useConfig } from 'wagmi'
import { ErrorNote } from '@/components/errors/error-note.tsx'
import { useNow } from '@/components/network-status/data-age.tsx'
import { Waiting } from '@/components/ui/waiting.tsx'
import { findChain } from '@/lib/networks/chains.ts'
import { PriceNote } from './price-note.tsx'

/** What prevents a frozen price from being used: it is of another network, or too old. */
export type PriceProblem = 'otherNetwork' | 'old'

/**
 * Finds what prevents a frozen price from being used. Watches the clock while there is one.
 *
 * @returns `undefined` without a price, and for one that can be used.
 */
export function usePriceProblem(price: ListPrice | undefined, chainId: number): PriceProblem | undefined {
  const now = useNow(price !== undefined)
  if (!price) return undefined
  if (price.chainId !== chainId) return 'otherNetwork'
  const oldest = now / 1_000 - (findChain(chainId)?.priceFeed?.maxAge ?? 0)
  return price.updatedAt < oldest ? 'old' : undefined
}

type ReadPriceReturnType = { price: ListPrice; fault?: never } | { fault: PriceFault; price?: never }

/** Reads the price of a network's coin once for each call, from the network's feed. */
export function usePriceReading(chainId: number, onPrice: (price: ListPrice) => void) {
  const config = useConfig()
  return useMutation({
    mutationFn: async (): Promise<ReadPriceReturnType> => {
      const feed = findChain(chainId)?.priceFeed
      if (!feed) return { fault: 'missing' }
      const { price, fault } = await readCoinPrice(config.getClient({ chainId }), feed)
      return price ? { price: freeze(price, chainId) } : { fault }
    },
    onSuccess: ({ price }) => price && onPrice(price),
  })
}

function freeze({ feed, description, answer, decimals, round, updatedAt, blockNumber }: CoinPrice, chainId: number) {
  return {
    ...{ format: 'saleyard price 1', chainId, feed, description, decimals, updatedAt },
    ...{ answer: answer.toString(), round: round.toString(), block: blockNumber.toString() },
  } satisfies ListPrice
}

/** How far a reading is, and how another one starts. */
export type PriceReadingState = Pick<
  ReturnType<typeof usePriceReading>,
  'isPending' | 'error' | 'data' | 'mutate' | 'reset'
>

type PriceStateProps = {
  reading: PriceReadingState
  price: ListPrice | undefined
  problem: PriceProblem | undefined
  chain: { name: string; symbol: string }
}

/** The frozen price, what is wrong with it, and the way to a newer one. */
export function PriceState({ reading, price, problem, chain }: PriceStateProps) {
  const { t } = useTranslation()
  const { isPending, error, data, mutate } = reading
  return (
    <div className="flex flex-col gap-1 text-13 empty:hidden">
      {price && problem !== 'otherNetwork' && <PriceNote price={price} symbol={chain.symbol} />}
      {problem && (
        <p role="alert" className="text-warning">
          {t(`money.problems.${problem}`, { chain: chain.name, symbol: chain.symbol })}
        </p>
      )}
      {data?.fault && (
        <p role="alert" className="text-error">
          {t(`money.faults.${data.fault}`)}
        </p>
      )}
      {error && <ErrorNote error={toUserError(error)} />}
      {price ? (
        <button type="button" className="btn btn-sm self-start" disabled={isPending} onClick={() => mutate()}>
          {t(isPending ? 'money.reading' : 'money.update')}
        </button>
      ) : (
        isPending && <Waiting rows={['h-5', 'h-8 w-32']} className="gap-1" label={t('money.reading')} />
      )}
    </div>
  )
}
