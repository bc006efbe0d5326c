import { once } from 'node:events'
import { join } from 'node:path'
import { execa } from 'execa'
import { freePort } from '../../processes/free-port.ts'
import { repositoryRoot } from '../../repository-root.ts'

export type ServedSite = { url: string; stop: () => void }

/** Serves a built page on a free port, every path answered by it. */
export async function serveSite(folder: string): Promise<ServedSite> {
  const port = await freePort()
  const web = join(repositoryRoot, 'web')
  const options = ['preview', '--outDir', folder, '--port', `${port}`, '--strictPort', '--host', '127.0.0.1']
  const server = execa(process.execPath, [join(web, 'node_modules/vite/bin/vite.js'), ...options], {
    cwd: web,
    env: { NODE_ENV: '' },
  })
  // It is ended by us, which is no failure; where it ends by itself, the browser finds nobody and says so.
  server.catch(() => {})
  await once(server.stdout, 'data')
  return { url: `http://127.0.0.1:${port}`, stop: () => server.kill() }
}
