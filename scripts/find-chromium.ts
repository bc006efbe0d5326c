// Finds the Chromium of all browser tests, and lists the arguments that it starts with.
import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import { delimiter, join } from 'node:path'
import { UserError } from '@saleyard/testkit/processes/user-error.ts'
import { repositoryRoot } from '@saleyard/testkit/repository-root.ts'

// First the one without windows: it shows pages by the same engine, for a fifth less of the processor.
const commands = ['chromium-headless-shell', 'chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']

/**
 * The browser of all browser tests: what CHROMIUM_PATH names, else the system's Chromium or Chrome, else the one that
 * Playwright has downloaded. `make browser` sees to it that there is one.
 *
 * @returns Absolute path of the program.
 * @throws UserError when there is none.
 */
export function findChromium(): string {
  const chosen = process.env.CHROMIUM_PATH
  if (chosen && !existsSync(chosen)) throw new UserError(`CHROMIUM_PATH names ${chosen}, and there is no such file.`)
  const found = chosen || findOnPath() || findDownloaded()
  if (!found) throw new UserError('There is no Chromium for the browser tests. Run: make browser')
  return found
}

/** What Chromium is always started with. */
export const chromiumArguments: string[] = [
  // Without these arguments Chromium contacts its maker's hosts at every start; tests may reach only our own servers.
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
  '--disable-quic',
  // Letters have the same positions as in the committed pictures, with windows or without.
  '--font-render-hinting=none',
  // Chromium has no sandbox for root.
  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
]

function findOnPath(): string | undefined {
  const folders = (process.env.PATH ?? '').split(delimiter)
  const macOS = '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome'
  return [...commands.flatMap((command) => folders.map((folder) => join(folder, command))), macOS].find(existsSync)
}

function findDownloaded(): string | undefined {
  const { chromium } = createRequire(join(repositoryRoot, 'web/package.json'))('@playwright/test')
  return [chromium.executablePath() as string].find(existsSync)
}
