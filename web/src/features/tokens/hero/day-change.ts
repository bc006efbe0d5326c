// Computes how a price changed within a day.
import type { Candle } from '@saleyard/history/folds/candles.ts'

const hour = 3_600
const day = 24 * hour

/**
 * Computes the change of a price within the day before a block, in hundredths of a percent.
 *
 * @param hours Candles of an hour, oldest first.
 * @param at Second of the block that the candles end with.
 * @returns Undefined where no price was a day before.
 */
export function dayChange(hours: readonly Candle[], at: bigint): bigint | undefined {
  const now = hours.at(-1)?.close
  const before = hours.findLast(({ time }) => time + hour <= Number(at) - day)?.close
  if (!now || !before || before.quote === 0n || now.base === 0n) return undefined
  return (now.quote * before.base * 10_000n) / (now.base * before.quote) - 10_000n
}
