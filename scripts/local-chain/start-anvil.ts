import { once } from 'node:events'
import { execa, type ResultPromise } from 'execa'
import { assertPortFree, portBusy } from '../processes/assert-port-free.ts'
import { UserError } from '../processes/user-error.ts'
import { findAnvil } from './find-anvil.ts'

const execaOptions = { reject: false, buffer: false, stdin: 'ignore' } as const

type AnvilProcess = ResultPromise<typeof execaOptions>

export type AnvilOptions = {
  port: number
  /** Environment variable that chooses the port, for the message when it is busy. */
  portVariable?: string
  /** As anvil names them; without it anvil's newest. */
  hardfork?: string
  /** A chain to fork. Nothing of it is kept on disk: another chain may be there the next time. */
  forkUrl?: string
}

export type Anvil = { rpcUrl: string; pid: number; stop(): Promise<void> }

/**
 * Starts an anvil of our own and waits until it listens. It dies with this process, except when that is killed.
 *
 * @throws UserError when the port is busy or anvil ends before it listens; then nothing is left running.
 */
export async function startAnvil({ port, portVariable = 'ANVIL_PORT', ...options }: AnvilOptions): Promise<Anvil> {
  await assertPortFree(port, portVariable)

  const anvil = execa(findAnvil(), toArguments({ port, ...options }), execaOptions)
  const failure = await untilListening(anvil)
  if (failure?.includes('Address already in use')) throw portBusy(port, portVariable)
  if (failure !== undefined) throw new UserError(`anvil did not start: ${failure.trim() || 'it said nothing'}`)

  return { rpcUrl: `http://127.0.0.1:${port}`, pid: anvil.pid as number, stop: () => stop(anvil) }
}

function toArguments({ port, hardfork, forkUrl }: AnvilOptions): string[] {
  const fixed = ['--port', String(port), '--host', '127.0.0.1', '--chain-id', '31337', '--no-request-size-limit']
  return [
    ...fixed,
    ...(hardfork ? ['--hardfork', hardfork] : []),
    ...(forkUrl ? ['--fork-url', forkUrl, '--no-storage-caching'] : []),
  ]
}

/** Resolves with nothing once anvil listens, or with what it said when it ended before. */
async function untilListening(anvil: AnvilProcess): Promise<string | undefined> {
  let said = ''
  const listening = new Promise<undefined>((resolve) => {
    for (const stream of [anvil.stdout, anvil.stderr])
      stream?.on('data', (chunk: Buffer) => {
        if (said.length < 10_000) said += chunk
        if (said.includes('Listening on')) resolve(undefined)
      })
  })
  return Promise.race([listening, anvil.then((result) => said || String(result.cause ?? ''))])
}

async function stop(anvil: AnvilProcess): Promise<void> {
  if (anvil.exitCode !== null || anvil.signalCode !== null) return
  const exited = once(anvil, 'exit')
  anvil.kill('SIGTERM')
  await exited
}
