import { join } from 'node:path'
import type { Readable } from 'node:stream'
import { repositoryRoot } from '@scripts/repository-root.ts'
import { execa } from 'execa'

export type ServedSite = { url: string; stop: () => void }

/** Serves a built page on a free port, every path answered by it. */
export async function serveSite(folder: string): Promise<ServedSite> {
  const web = join(repositoryRoot, 'web')
  const options = ['preview', '--outDir', folder, '--port', '0', '--strictPort', '--host', '127.0.0.1']
  const server = execa(process.execPath, [join(web, 'node_modules/vite/bin/vite.js'), ...options], {
    cwd: web,
    env: { NODE_ENV: '', NO_COLOR: '1', FORCE_COLOR: '' },
  })
  // It is ended by us, which is no failure; where it ends by itself, the browser finds nobody and says so.
  server.catch(() => {})
  return { url: await readUrl(server.stdout), stop: () => server.kill() }
}

/** Its port is one that the system gave. */
function readUrl(printed: Readable): Promise<string> {
  let said = ''
  return new Promise((resolve, reject) => {
    printed.on('data', (chunk: Buffer) => {
      said += chunk
      const [, url] = /(http:\/\/127\.0\.0\.1:\d+)\//.exec(said) ?? []
      if (url) resolve(url)
    })
    printed.once('end', () => reject(new Error(`The page is not served: ${said}`)))
  })
}
