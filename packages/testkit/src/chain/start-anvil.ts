// Starts an anvil from its npm package, waits until it listens, and stops it.

import { mkdtempSync, rmSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { assertPortFree } from '@saleyard/testkit/processes/ports.ts'
import { UserError } from '@saleyard/testkit/processes/user-error.ts'
import { type Anvil as AnvilInstance, createAnvil } from '@viem/anvil'

export type AnvilOptions = {
  /** Default: 0, one that the system gives. */
  port?: number
  /** Environment variable that chooses the port, for the message when it is busy. */
  portVariable?: string
  /** Default: 31337. */
  chainId?: number
  /** As anvil names them; without it anvil's newest. */
  hardfork?: string
  /** A chain to fork. Nothing of it is kept on disk: another chain may be there the next time. */
  forkUrl?: string
  /** Is given anvil's process id as soon as there is one. */
  onStart?: ((pid: number) => void) | undefined
}

export type Anvil = {
  pid: number
  rpcUrl: string
  /** Resolves when the process has ended, for any reason. */
  ended: Promise<void>
  /** Ends it, and waits until it has. Safe to call twice. */
  stop(): Promise<void>
}

/** ms */
const startTimeout = 60_000
/** How long anvil may take to end when it is asked to. ms */
const stopTimeout = 5_000

/**
 * Starts an anvil of our own and waits until it listens. `@viem/anvil` starts and watches it. What that lacks is added here:
 * the port that the system gave, the process id, options of newer anvils, last words in full, a stop that leaves no timer.
 *
 * @throws UserError when the port is busy or anvil ends before it listens; then nothing is left running.
 */
export async function startAnvil({
  port = 0,
  portVariable = 'ANVIL_PORT',
  ...options
}: AnvilOptions = {}): Promise<Anvil> {
  if (port !== 0) await assertPortFree(port, portVariable)
  const states = mkdtempSync(join(tmpdir(), 'saleyard-anvil-'))
  const instance = create(port, states, options)
  const heard = readStartupOutput(instance, options.onStart)
  let hasEnded = false
  const ended = new Promise<void>((resolve) => {
    instance.on('exit', () => {
      hasEnded = true
      // Anvil keeps the states of old blocks on disk, and leaves them there.
      rmSync(states, { recursive: true, force: true })
      resolve()
    })
  })
  await instance.start().catch((error: Error) => {
    throw new UserError(`anvil did not start: ${heard.words() || error.message}`)
  })
  const pid = heard.pid()
  return {
    pid,
    rpcUrl: `http://127.0.0.1:${heard.port()}`,
    ended,
    /** `@viem/anvil`'s own would keep this process alive for its whole timeout, however soon anvil ends. */
    async stop() {
      // The id of one that has ended may be another process's by now.
      if (hasEnded) return
      process.kill(pid, 'SIGTERM')
      const timer = setTimeout(() => process.kill(pid, 'SIGKILL'), stopTimeout)
      await ended
      clearTimeout(timer)
    },
  }
}

/** @param states Folder for the states of old blocks. */
function create(port: number, states: string, { chainId = 31_337, hardfork, forkUrl }: AnvilOptions): AnvilInstance {
  const newer = ['--no-request-size-limit', '--cache-path', states, ...(hardfork ? ['--hardfork', hardfork] : [])]
  return createAnvil({
    anvilBinary: findAnvil(),
    host: '127.0.0.1',
    port,
    chainId,
    startTimeout,
    ...(forkUrl && { forkUrl, noStorageCaching: true }),
    // The shell says its process id, which is anvil's from then on.
    execArgs: ([file, args, more]) => [
      '/bin/sh',
      ['-c', 'echo "pid $$"; exec "$0" "$@"', file, ...args, ...newer],
      more ?? {},
    ],
  })
}

/** What anvil prints until it listens. */
function readStartupOutput(instance: AnvilInstance, onStart: AnvilOptions['onStart']) {
  let output = ''
  const find = (pattern: RegExp) => Number(pattern.exec(output)?.[1])
  const pid = () => find(/^pid (\d+)\n/)
  let isKnown = false
  instance.on('message', (message) => {
    if (instance.status !== 'starting') return
    output += message
    if (isKnown || !pid()) return
    isKnown = true
    onStart?.(pid())
  })
  return { pid, port: () => find(/Listening on [\d.]+:(\d+)/), words: () => output.replace(/^pid \d+\n/, '').trim() }
}

/** Path of the anvil binary inside its npm package. The package's own command only wraps it, and would outlive a kill. */
function findAnvil(): string {
  const arch = process.arch === 'x64' ? 'amd64' : process.arch
  const inner = createRequire(createRequire(import.meta.url).resolve('@foundry-rs/anvil/package.json'))
  return inner.resolve(`@foundry-rs/anvil-${process.platform}-${arch}/bin/anvil`)
}
