// Runs the vanity search in the page itself, for tests without workers.
import { createSaltMiner } from '@/features/tokens/create/vanity/salt-miner.ts'
import type { SearchOrder, SearchReport } from '@/features/tokens/create/vanity/vanity-worker.ts'

/** Searches as the worker does, in the page itself, since the test runner has no workers. Counts the running ones. */
export class InlineWorker extends EventTarget {
  static running = new Set<InlineWorker>()

  constructor() {
    super()
    InlineWorker.running.add(this)
  }

  postMessage({ target, ending, start }: SearchOrder) {
    const tryNext = createSaltMiner(target, ending, start)
    const next = () => {
      if (!InlineWorker.running.has(this)) return
      const report: SearchReport = tryNext(20)
      this.dispatchEvent(new MessageEvent('message', { data: report }))
      if (!report.found) setTimeout(next)
    }
    setTimeout(next)
  }

  terminate() {
    InlineWorker.running.delete(this)
  }
}
