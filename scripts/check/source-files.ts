// Lists and reads our own TypeScript files: those that git knows, and new ones that it does not ignore.
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { repositoryRoot } from '@saleyard/testkit/repository-root.ts'
import { execaSync } from 'execa'
import type { SourceFile } from './read-imports.ts'

/** Where all of our TypeScript is, as patterns of git; what is generated is not in it. */
export const sourceFolders = ['packages/*/src/*', 'scripts', 'web/src', 'web/e2e'] as const

/** @returns Paths from the repository's root, in the order of git. */
export function listFiles(folders: readonly string[], ending: RegExp): string[] {
  const { stdout } = execaSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', '--', ...folders], {
    cwd: repositoryRoot,
  })
  return [...new Set(stdout.split('\n'))].filter(
    (path) => ending.test(path) && !path.endsWith('.gen.ts') && existsSync(join(repositoryRoot, path)),
  )
}

export function readSources(folders: readonly string[] = sourceFolders, ending = /\.tsx?$/): SourceFile[] {
  return listFiles(folders, ending).map((path) => ({ path, source: readFileSync(join(repositoryRoot, path), 'utf8') }))
}

/** Whether a file is a test or only tests use it. */
export function isTestCode(path: string): boolean {
  return /\.(test|spec)\.tsx?$|\/testing\/|^packages\/testkit\/|^web\/e2e\//.test(path)
}
