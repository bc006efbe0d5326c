// Builds the page as users get it, reads its manifest, and serves it.

import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import { UserError } from '@saleyard/testkit/processes/user-error.ts'
import { repositoryRoot } from '@saleyard/testkit/repository-root.ts'
import { execa } from 'execa'

/**
 * Builds the page as users get it into a folder of the caller's. Source maps lie next to the files, which are byte for byte
 * the same as without them.
 *
 * @throws UserError with the builder's words when the page does not build.
 */
export async function buildSite(folder: string, env: Record<string, string> = {}): Promise<Site> {
  const web = join(repositoryRoot, 'web')
  const vite = join(web, 'node_modules/vite/bin/vite.js')
  const options = ['--outDir', folder, '--emptyOutDir', '--manifest', '--sourcemap', 'hidden']
  const { failed, all } = await execa(process.execPath, [vite, 'build', ...options], {
    cwd: web,
    env: { NODE_ENV: '', ...env },
    reject: false,
    all: true,
  })
  if (failed) throw new UserError(`The page does not build.\n\n${all}`)
  return readSite(folder)
}

/** A production build with its manifest and source maps. */
export type Site = { folder: string; manifest: Manifest }

/** What Vite writes of each file: by its entry's source path, or by a name of its own. */
export type Manifest = Record<string, { file: string; css?: string[]; imports?: string[]; dynamicImports?: string[] }>

/** Reads a folder that `buildSite` has filled. */
function readSite(folder: string): Site {
  return { folder, manifest: JSON.parse(readFileSync(join(folder, '.vite/manifest.json'), 'utf8')) }
}

type ServedSite = { url: string; stop: () => void }

/** Serves a built page on a free port, every path answered by it. Its content policy follows from the build's settings. */
export async function serveSite(folder: string, env: Record<string, string> = {}): Promise<ServedSite> {
  const web = join(repositoryRoot, 'web')
  const options = ['preview', '--outDir', folder, '--port', '0', '--strictPort', '--host', '127.0.0.1']
  const server = execa(process.execPath, [join(web, 'node_modules/vite/bin/vite.js'), ...options], {
    cwd: web,
    env: { NODE_ENV: '', NO_COLOR: '1', FORCE_COLOR: '', ...env },
  })
  // We stop the server ourselves, which is no failure; if it ends by itself, the browser reports that it cannot connect.
  server.catch(() => {})
  return { url: await readUrl(server.stdout), stop: () => server.kill() }
}

/** Its port is one that the system gave. */
function readUrl(printed: Readable): Promise<string> {
  let output = ''
  return new Promise((resolve, reject) => {
    printed.on('data', (chunk: Buffer) => {
      output += chunk
      const [, url] = /(http:\/\/127\.0\.0\.1:\d+)\//.exec(output) ?? []
      if (url) resolve(url)
    })
    printed.once('end', () => reject(new Error(`The page is not served: ${output}`)))
  })
}
