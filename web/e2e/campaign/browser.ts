// Starts a Chromium with a profile on the disk, which survives a kill: it runs as a process of its own, so that it can be killed.
// Each of its windows has the wallet of the run, and a clock whose timers run faster.

import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { providerScript, type WalletAnswer, walletInfo } from '@e2e/fixtures/install-wallet.ts'
import { type BrowserContext, chromium, type Page } from '@playwright/test'
import { toWalletErrorObject } from '@saleyard/testkit/wallet/wallet-error.ts'
import { chromiumArguments, findChromium } from '@scripts/find-chromium.ts'

export type Browser = Awaited<ReturnType<typeof openBrowser>>

type Parameters = {
  /** Which name leads where: `MAP name:port host:port`. */
  rules: readonly string[]
  origin: string
  request(method: string, params: readonly unknown[]): Promise<unknown>
}

/** How much faster timers run in the page: it waits 10 s for an endpoint, which is too long for a run. */
const timerSpeed = 4

/** Opens nothing yet: `window` starts the program where it does not run. */
export async function openBrowser({ rules, origin, request }: Parameters) {
  const profile = await mkdtemp(join(tmpdir(), 'saleyard-campaign-'))
  let running: { child: ChildProcess; context: BrowserContext; end: () => Promise<void> } | undefined

  async function start() {
    const child = spawn(findChromium(), toArguments(profile, rules), {
      detached: true,
      stdio: ['ignore', 'ignore', 'pipe'],
    })
    const atExit = () => kill(child)
    process.once('exit', atExit)
    const address = await waitForDevTools(child)
    const connected = await chromium.connectOverCDP(address)
    const context = connected.contexts()[0]
    if (!context) throw new Error('The browser has no profile')
    context.setDefaultTimeout(10_000)
    await context.exposeFunction('walletRequest', async (method: string, params: unknown[]): Promise<WalletAnswer> => {
      try {
        return { result: await request(method, params) }
      } catch (error) {
        return { error: toWalletErrorObject(error) }
      }
    })
    // Functions that run in the page carry a helper of the compiler's, which keeps their names.
    await context.addInitScript({ content: 'globalThis.__name ??= (value) => value' })
    await context.addInitScript(providerScript, walletInfo)
    await context.addInitScript(speedUpTimers, timerSpeed)
    await context.addInitScript(recordDownloads)
    const end = async () => {
      const ended = once(child, 'exit')
      if (child.exitCode === null && child.signalCode === null) {
        kill(child)
        await ended
      }
      process.off('exit', atExit)
      await connected.close().catch(() => {})
    }
    return { child, context, end }
  }

  return {
    isRunning: () => running !== undefined && running.child.exitCode === null && running.child.signalCode === null,
    /** Another window at the address; of a program that was killed the first. */
    async window(path: string): Promise<Page> {
      running ??= await start()
      const { context } = running
      const blank = context.pages().find((page) => page.url() === 'about:blank')
      const page = blank ?? (await context.newPage())
      await page.goto(`${origin}${path}`, { waitUntil: 'commit', timeout: 20_000 })
      return page
    },
    pages: (): Page[] => running?.context.pages() ?? [],
    /** SIGKILL, at whatever the program is doing. What it had written stays. */
    async kill() {
      const ending = running
      running = undefined
      await ending?.end()
    },
    async emit(event: string, data: unknown) {
      for (const page of running?.context.pages() ?? [])
        await page.evaluate(([name, value]) => window.walletEmit?.(name, value), [event, data] as const).catch(() => {})
    },
    /** What a page says only after minutes it says now. */
    async fastForward() {
      for (const page of running?.context.pages() ?? [])
        await page.evaluate(() => window.fastForward?.(3)).catch(() => {})
    },
    /** All that the page has kept in this profile, as a user clears it in the browser's settings. */
    async clearStorage() {
      const [page] = running?.context.pages() ?? []
      if (!running || !page) return
      const session = await running.context.newCDPSession(page)
      await session.send('Storage.clearDataForOrigin', { origin, storageTypes: 'all' })
      await session.detach()
    },
    async close() {
      await this.kill()
      await rm(profile, { recursive: true, force: true, maxRetries: 5 })
    },
  }
}

function toArguments(profile: string, rules: readonly string[]): string[] {
  return [
    ...chromiumArguments,
    '--headless',
    '--remote-debugging-port=0',
    '--window-size=1280,1000',
    '--disable-dev-shm-usage',
    '--disable-gpu',
    // What turns on the screen takes the time of two cores.
    '--force-prefers-reduced-motion',
    `--user-data-dir=${profile}`,
    `--host-resolver-rules=${[...rules, 'MAP * ~NOTFOUND', 'EXCLUDE 127.0.0.1'].join(',')}`,
    'about:blank',
  ]
}

function waitForDevTools(child: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    let output = ''
    child.stderr?.on('data', (chunk: Buffer) => {
      output += chunk
      const address = output.match(/DevTools listening on (ws:\S+)/)?.[1]
      if (address) resolve(address)
    })
    child.once('exit', () => reject(new Error(`Chromium did not start: ${output.slice(-2_000)}`)))
  })
}

/** The program and what it has started. */
function kill({ pid }: ChildProcess) {
  if (!pid) return
  try {
    process.kill(-pid, 'SIGKILL')
  } catch {
    // It has ended already.
  }
}

/** Runs in the page: divides each timer's delay by the factor. `Date.now` is real until `letTimePass` moves it forward. */
function speedUpTimers(factor: number) {
  const { setTimeout: later, setInterval: often } = window
  const now = Date.now.bind(Date)
  let [timerSpeed, ahead] = [factor, 0]
  const sooner = (time: number | undefined) => (time === undefined ? time : time / timerSpeed)
  Date.now = () => now() + ahead
  Object.assign(window, {
    fastForward: (minutes: number) => {
      timerSpeed = factor * 10
      ahead += minutes * 60_000
      // For good, a node on a machine with other work would be too slow for every limit of the page.
      later(
        () => {
          timerSpeed = factor
        },
        sooner(minutes * 60_000),
      )
    },
    setTimeout: (run: TimerHandler, time?: number, ...rest: unknown[]) => later(run, sooner(time), ...rest),
    setInterval: (run: TimerHandler, time?: number, ...rest: unknown[]) => often(run, sooner(time), ...rest),
  })
}

declare global {
  interface Window {
    /** What the page has offered as downloads. */
    downloadedFiles?: DownloadedFile[]
    /** So much later; timers that begin while as much time would pass end still sooner. */
    fastForward?: (minutes: number) => void
  }
}

export type DownloadedFile = { name: string; text: string }

/** Runs in the page: keeps name and text of each file that is given out, at a press of a link to it. */
function recordDownloads() {
  const click = HTMLAnchorElement.prototype.click
  const create = URL.createObjectURL.bind(URL)
  const texts = new Map<string, Promise<string>>()
  URL.createObjectURL = (object: Blob | MediaSource) => {
    const url = create(object)
    if (object instanceof Blob) texts.set(url, object.text())
    return url
  }
  HTMLAnchorElement.prototype.click = function () {
    window.downloadedFiles ??= []
    const files = window.downloadedFiles
    void texts.get(this.href)?.then((text) => files.push({ name: this.download, text }))
    click.call(this)
  }
}
