import { join } from 'node:path'
import { assertPortFree } from '@scripts/processes/assert-port-free.ts'
import { type StartedProcess, startProcess } from '@scripts/processes/start-process.ts'
import { repositoryRoot } from '@scripts/repository-root.ts'

const web = join(repositoryRoot, 'web')

type Options = { port: number; rpcUrl: string; onStart: (pid: number) => void }

/** Starts Vite's development server for the page, with the local chain as its first network. */
export async function startPage({ port, rpcUrl, onStart }: Options): Promise<StartedProcess & { url: string }> {
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
