// Runs in a worker: mines salts, and reports how many were tried and the one that fits.
import { type AddressEnding, createSaltMiner, type MinedSalt, type MiningTarget } from './salt-miner.ts'

/** What a worker is told once, and then says again and again: how many tries it has made since, and at the end what fits. */
export type SearchOrder = { target: MiningTarget; ending: AddressEnding; start: Uint8Array }
export type SearchReport = { tries: number; found?: MinedSalt }

/** Tries between two looks at the clock. */
const triesPerSlice = 500
/** Milliseconds between two reports. */
const reportInterval = 100

/** Entry of the workers that {@link startSearch} starts. It never rests: whoever started it ends it. */
self.addEventListener('message', ({ data: { target, ending, start } }: MessageEvent<SearchOrder>) => {
  const tryNext = createSaltMiner(target, ending, start)
  for (;;) {
    const report: SearchReport = { tries: 0 }
    const due = performance.now() + reportInterval
    while (!report.found && performance.now() < due) {
      const { tries, found } = tryNext(triesPerSlice)
      report.tries += tries
      report.found = found
    }
    self.postMessage(report)
    if (report.found) return
  }
})
