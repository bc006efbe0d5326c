// Builds the page as users get it, for two endpoints, and serves it as a host does.

import { fileURLToPath } from 'node:url'
import { servedAt } from '@e2e/ports.ts'
import { startProcess } from '@saleyard/testkit/processes/start-process.ts'

/** Under which the build knows its endpoints; each browser finds its own lane's behind them. */
export const rpcNames = ['node-a.localhost:8545', 'node-b.localhost:8546'] as const

const web = fileURLToPath(new URL('../..', import.meta.url))
const vite = fileURLToPath(new URL('../../node_modules/.bin/vite', import.meta.url))

const settings = {
  VITE_CHAINS: '31337',
  VITE_LOCAL_RPC_URL: `http://${rpcNames[0]}`,
  VITE_RPC_URLS: `31337=${rpcNames.map((name) => `http://${name}`).join(' ')}`,
}

/**
 * Builds and serves it.
 *
 * @param built A site that was built before with the same settings; spares the build.
 */
export async function startSite(built = process.env.CAMPAIGN_SITE) {
  const site = built ?? fileURLToPath(new URL('../../../.test-results/campaign-site', import.meta.url))
  // Both read the settings: the build the page's, the server those of the headers.
  // Colour codes would be in the middle of the address that the server prints.
  const env = { ...settings, INIT_CWD: web, NO_COLOR: '1', FORCE_COLOR: '' }
  if (!built) await buildSite(site, env)
  const server = await startProcess({
    name: 'the page',
    file: vite,
    arguments: ['preview', web, '--outDir', site, '--port', '0', '--strictPort', '--host', '127.0.0.1'],
    env,
    ready: servedAt,
  })
  const port = servedAt.exec(server.output)?.groups?.e2e_served_port
  return { origin: `http://127.0.0.1:${port}`, stop: server.stop }
}

async function buildSite(site: string, env: Record<string, string>) {
  const build = await startProcess({
    name: 'the build',
    file: vite,
    arguments: ['build', web, '--outDir', site, '--emptyOutDir'],
    env,
    ready: 'built in',
  })
  await build.ended
}
