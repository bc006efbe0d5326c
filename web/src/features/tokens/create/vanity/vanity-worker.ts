// Runs in a worker: mines salts, and reports how many were tried and the one that fits.
import { type AddressEnding, createSaltMiner, type MinedSalt, type MiningTarget } from './salt-miner.ts'

/** The one message to a worker. It then reports the tries since its last report, and at the end the salt that fits. */
export type SearchOrder = { target: MiningTarget; ending: AddressEnding; start: Uint8Array }
export type SearchReport = { tries: number; found?: MinedSalt }

/** Tries between two readings of the clock. */
const triesPerSlice = 500
/** Milliseconds between two reports. */
const reportInterval = 100

/** Entry of the workers that {@link startSaltSearch} starts. A worker never closes itself; its starter terminates it. */
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
