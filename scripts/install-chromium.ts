// Installs a Chromium for the browser tests where none starts.
import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { runForExitCode, UserError } from '@saleyard/testkit/processes/user-error.ts'
import { repositoryRoot } from '@saleyard/testkit/repository-root.ts'
import { findChromium } from './find-chromium.ts'
import { installDebianPackage } from './install-debian-package.ts'

/** Tries in turn what may give this machine a browser, until one starts. */
function installChromium(): void {
  const attempts = [
    () => {},
    downloadWithPlaywright,
    () => installDebianPackage('chromium-headless-shell'),
    () => installDebianPackage('chromium'),
  ]
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
  const playwright = join(repositoryRoot, 'web/node_modules/.bin/playwright')
  spawnSync(playwright, ['install', 'chromium'], { stdio: ['ignore', 'inherit', 'inherit'], timeout: 300_000 })
}

process.exitCode = await runForExitCode(async () => {
  installChromium()
  return 0
})
