import type { Results } from './list-ratios.ts'
import { measureRow, type Ours } from './measure-row.ts'
import { measureSeparate } from './measure-separate.ts'
import { paymentsOfRow } from './payments-of-row.ts'
import { type Peers, type Size, separate, sizes } from './peers.ts'
import type { Bench } from './prepare-chain.ts'

/** Ten were sent one by one for the committed figures; those for other sizes are this one, scaled. */
const probed = 10

/**
 * Measures every row at every size.
 *
 * @throws When sending one by one does not cost what the committed figures say: then nothing can be compared.
 */
export async function measureAll(bench: Bench, peers: Peers): Promise<Results> {
  const results: Results = {}
  for (const [name, { peers: figures }] of Object.entries(peers.rows)) {
    const row = paymentsOfRow(name, peers)
    const [is, should] = [await measureSeparate(bench, row, probed), figures[separate]?.[probed]]
    if (is !== should)
      throw new Error(`${name}: ${probed} sent one by one cost ${is}, the committed figure is ${should}`)

    const bySize: [Size, Ours][] = []
    for (const size of sizes) bySize.push([size, await measureRow(bench, row, size)])
    results[name] = Object.fromEntries(bySize) as Record<Size, Ours>
  }
  return results
}
