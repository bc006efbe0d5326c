// Measures how long 200,000 transfers take to fold, and how long other work waits meanwhile.

import { erc20Fold } from '@saleyard/history/folds/erc20.ts'
import { createLedger, foldInSlices } from '@saleyard/history/folds/ledger.ts'
import { makeTransfers, token } from './transfers.ts'

const [transfers, holders, pageSize] = [200_000, 50_000, 5_000]

/** @returns ms of processor time: of all, and of the longest task. */
export async function measureFold(): Promise<number[]> {
  const logs = [...makeTransfers(transfers, holders)]
  const pages = Array.from({ length: transfers / pageSize }, (_, at) => logs.slice(at * pageSize, (at + 1) * pageSize))
  const ledger = createLedger(erc20Fold, token)
  const watch = watchTasks()
  const start = readProcessorTime()
  await foldInSlices(erc20Fold, ledger, pages)
  const time = readProcessorTime() - start
  if (ledger.entries.size !== holders) throw new Error(`${ledger.entries.size} holders instead of ${holders}`)
  return [time, await watch.end()]
}

/**
 * Comes back as soon as it is let: the longest distance between two times is that of the longest task. Each is the lesser of
 * two that a task cannot exceed: time on the wall, which has other processes in it, and processor time, which has the threads
 * that collect garbage.
 */
function watchTasks() {
  const readTimes = () => [performance.now(), readProcessorTime()] as const
  let [last, longest, isOver] = [readTimes(), 0, false]
  const look = () => {
    const now = readTimes()
    longest = Math.max(longest, Math.min(now[0] - last[0], now[1] - last[1]))
    last = now
    if (!isOver) setImmediate(look)
  }
  setImmediate(look)
  return {
    async end() {
      await new Promise((resolve) => setImmediate(resolve))
      isOver = true
      return longest
    },
  }
}

/** ms; what other processes do on the same cores is not in it. */
function readProcessorTime(): number {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1_000
}
