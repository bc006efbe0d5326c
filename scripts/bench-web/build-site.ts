import { join } from 'node:path'
import { UserError } from '@scripts/processes/user-error.ts'
import { repositoryRoot } from '@scripts/repository-root.ts'
import { execa } from 'execa'
import { readSite, type Site } from './read-site.ts'

/**
 * Builds the page as users get it into a folder of the caller's. Source maps stand beside the files, which are the same to
 * the byte as without them.
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
