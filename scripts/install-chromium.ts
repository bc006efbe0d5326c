import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { findChromium } from './find-chromium.ts'
import { exitCodeOf } from './processes/exit-code-of.ts'
import { UserError } from './processes/user-error.ts'
import { repositoryRoot } from './repository-root.ts'

/** Tries in turn what may give this machine a browser, until one starts. */
function installChromium(): void {
  const attempts = [() => {}, downloadWithPlaywright, installDebianPackage]
  const found = attempts.some((attempt) => {
    attempt()
    return startsChromium()
  })
  if (!found)
    throw new UserError(
      [
        'There is no Chromium for the browser tests, and it could not be installed. Any one of these helps:',
        '  - install Chromium or Google Chrome with the system (Debian, Ubuntu: sudo apt-get install chromium)',
        '  - let Playwright reach its download host, and run: scripts/pnpm --dir web exec playwright install --with-deps chromium',
        '  - name a Chromium that you have: CHROMIUM_PATH=/path/to/chromium make test',
      ].join('\n'),
    )
}

/** A browser counts if it starts: a downloaded one may lack libraries of the system. */
function startsChromium(): boolean {
  try {
    return spawnSync(findChromium(), ['--version'], { stdio: 'ignore' }).status === 0
  } catch (error) {
    if (process.env.CHROMIUM_PATH || !(error instanceof UserError)) throw error
    return false
  }
}

function downloadWithPlaywright(): void {
  console.log("Fetching Playwright's Chromium …")
  run(join(repositoryRoot, 'web/node_modules/.bin/playwright'), ['install', 'chromium'])
}

function installDebianPackage(): void {
  if (process.getuid?.() !== 0 || spawnSync('apt-get', ['--version']).status !== 0) return
  console.log("Installing Debian's package chromium …")
  if (run('apt-get', ['update']) && run('apt-get', ['install', '-y', '--no-install-recommends', 'chromium'])) return
  console.error("Debian's package could not be installed; its messages are above.")
}

function run(command: string, args: string[]): boolean {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  return spawnSync(command, args, { stdio: ['ignore', 'inherit', 'inherit'], env, timeout: 300_000 }).status === 0
}

process.exitCode = await exitCodeOf(async () => {
  installChromium()
  return 0
})
