// Runs local chain and page until the process receives a signal to stop, describes both, then stops both.

import { join } from 'node:path'
import { accounts } from '@saleyard/testkit/chain/accounts.ts'
import { type LocalChain, startLocalChain } from '@saleyard/testkit/chain/start-local-chain.ts'
import { assertPortFree } from '@saleyard/testkit/processes/ports.ts'
import { type StartedProcess, startProcess } from '@saleyard/testkit/processes/start-process.ts'
import { repositoryRoot } from '@saleyard/testkit/repository-root.ts'
import type { Address } from 'viem'
import { recordRun, stopLeftovers } from './run-record.ts'

type DevelopmentOptions = { anvilPort: number; webPort: number; records: string }

/**
 * Runs local chain and page until the process receives a signal to stop, then stops both. Stops the leftovers of a killed run first.
 *
 * @returns The exit code: 1 when chain or page ended by itself.
 * @throws UserError when a port is busy; nothing is left running then.
 */
export async function runDevelopment({ anvilPort, webPort, records }: DevelopmentOptions): Promise<number> {
  const stopped = await stopLeftovers(records)
  if (stopped.length > 0) console.log(`Stopped what a killed run had left: process ${stopped.join(', ')}`)
  await assertPortFree(webPort, 'WEB_PORT')

  const shutdown = waitForShutdown()
  const record = recordRun(records)
  const running: StartedProcess[] = []
  try {
    const chain = await startLocalChain({ port: anvilPort, onStart: record.add })
    running.push(chain)
    const page = await startPage({ port: webPort, rpcUrl: chain.rpcUrl, onStart: record.add })
    running.push(page)

    console.log(describeRun(page.url, chain))
    const fallen = await Promise.race([
      shutdown,
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

const web = join(repositoryRoot, 'web')

type PageOptions = { port: number; rpcUrl: string; onStart: (pid: number) => void }

/** Starts Vite's development server for the page, with the local chain as its first network. */
async function startPage({ port, rpcUrl, onStart }: PageOptions): Promise<StartedProcess & { url: string }> {
  await assertPortFree(port, 'WEB_PORT')
  const vite = join(web, 'node_modules/vite/bin/vite.js')
  const page = await startProcess({
    name: 'The page',
    file: process.execPath,
    arguments: [vite, web, '--host', '127.0.0.1', '--port', String(port), '--strictPort'],
    env: { VITE_CHAINS: '31337,97,56,42161', VITE_LOCAL_RPC_URL: rpcUrl, NO_COLOR: '1' },
    ready: 'Local:',
    echo: true,
    onStart,
  })
  return { ...page, url: `http://127.0.0.1:${port}` }
}

/** What a developer wants to know of the running page and chain, as lines of text. */
export function describeRun(pageUrl: string, chain: LocalChain): string {
  const names = ['Local chain', ...Object.keys(chain.addresses), ...accounts.map((_, index) => `account ${index}`)]
  const width = Math.max(...names.map(({ length }) => length)) + 2
  const line = (name: string, value: string) => `  ${name.padEnd(width)}${value}`
  const contract = ([name, address]: [string, Address]) => line(name, address)
  return [
    '',
    line('Page', pageUrl),
    line('Local chain', `${chain.rpcUrl} (chain id 31337)`),
    '',
    '  Contracts, at the same addresses every time',
    ...Object.entries(chain.addresses).map(contract),
    '',
    "  Accounts of anvil's public mnemonic, 10,000 coins each; their keys are known to everyone",
    ...accounts.map((address, index) => line(`account ${index}`, address)),
    '',
    '  Account 0 is the page\'s "Local test account" and holds all Demo Dollars (DEMO).',
    '  Ctrl-C stops page and chain.',
    '',
  ].join('\n')
}

/** Resolves when this process is asked to end, or when the one that started it (make, or a shell) has been killed. */
function waitForShutdown(): Promise<void> {
  const parent = process.ppid
  return new Promise((resolve) => {
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => resolve())
    setInterval(() => process.ppid !== parent && resolve(), 500).unref()
  })
}
