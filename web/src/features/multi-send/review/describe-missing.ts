import type { TFunction } from 'i18next'
import type { Asset } from '@/features/multi-send/shared/asset.ts'
import { formatAmount } from '@/lib/amounts/format-amount.ts'
import type { Missing } from './find-missing.ts'

/** What the sender lacks, exactly. */
export function describeMissing({ kind, missing, needed, balance }: Missing, asset: Asset, t: TFunction): string {
  const isCoin = kind === 'coin'
  const write = (value: bigint) => formatAmount(value, isCoin ? 18 : asset.decimals, { grouped: true })
  return t(isCoin ? 'multiSend.review.missingCoin' : 'multiSend.review.missingToken', {
    symbol: isCoin ? asset.chain.symbol : asset.symbol,
    amount: write(missing),
    needed: write(needed),
    balance: write(balance),
  })
}
