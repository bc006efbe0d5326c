import { startLocalChain } from '@scripts/local-chain/start-local-chain.ts'
import { assertPortFree } from '@scripts/processes/assert-port-free.ts'
import { recordRun, stopLeftovers } from '@scripts/processes/run-record.ts'
import type { StartedProcess } from '@scripts/processes/start-process.ts'
import { untilToldToStop } from '@scripts/processes/until-told-to-stop.ts'
import { describeRun } from './describe-run.ts'
import { startPage } from './start-page.ts'

type Options = { anvilPort: number; webPort: number; records: string }

/**
 * Runs local chain and page until told to stop, then stops both. What a killed run has left is stopped first.
 *
 * @returns The exit code: 1 when chain or page ended by itself.
 * @throws UserError when a port is busy; nothing is left running then.
 */
export async function runDevelopment({ anvilPort, webPort, records }: Options): Promise<number> {
  const stopped = await stopLeftovers(records)
  if (stopped.length > 0) console.log(`Stopped what a killed run had left: process ${stopped.join(', ')}`)
  await assertPortFree(webPort, 'WEB_PORT')

  const told = untilToldToStop()
  const record = recordRun(records)
  const running: StartedProcess[] = []
  try {
    const chain = await startLocalChain({ port: anvilPort, onStart: record.add })
    running.push(chain)
    const page = await startPage({ port: webPort, rpcUrl: chain.rpcUrl, onStart: record.add })
    running.push(page)

    console.log(describeRun(page.url, chain))
    const fallen = await Promise.race([
      told,
      chain.ended.then(() => 'The local chain'),
      page.ended.then(() => 'The page'),
    ])
    if (fallen) console.error(`${fallen} ended by itself; the rest is stopped.`)
    return fallen ? 1 : 0
  } finally {
    await Promise.all(running.map((child) => child.stop()))
    record.remove()
  }
}
