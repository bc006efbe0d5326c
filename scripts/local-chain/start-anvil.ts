import { assertPortFree } from '../processes/assert-port-free.ts'
import { type StartedProcess, startProcess } from '../processes/start-process.ts'
import { findAnvil } from './find-anvil.ts'

export type AnvilOptions = {
  port: number
  /** Environment variable that chooses the port, for the message when it is busy. */
  portVariable?: string
  /** As anvil names them; without it anvil's newest. */
  hardfork?: string
  /** A chain to fork. Nothing of it is kept on disk: another chain may be there the next time. */
  forkUrl?: string
  /** Is given anvil's process id as soon as there is one. */
  onStart?: ((pid: number) => void) | undefined
}

export type Anvil = StartedProcess & { rpcUrl: string }

/**
 * Starts an anvil of our own, chain id 31337, and waits until it listens.
 *
 * @throws UserError when the port is busy or anvil ends before it listens; then nothing is left running.
 */
export async function startAnvil(options: AnvilOptions): Promise<Anvil> {
  await assertPortFree(options.port, options.portVariable ?? 'ANVIL_PORT')
  const anvil = await startProcess({
    name: 'anvil',
    file: findAnvil(),
    arguments: toArguments(options),
    ready: 'Listening on',
    onStart: options.onStart,
  })
  return { ...anvil, rpcUrl: `http://127.0.0.1:${options.port}` }
}

function toArguments({ port, hardfork, forkUrl }: AnvilOptions): string[] {
  const fixed = ['--port', String(port), '--host', '127.0.0.1', '--chain-id', '31337', '--no-request-size-limit']
  return [
    ...fixed,
    ...(hardfork ? ['--hardfork', hardfork] : []),
    ...(forkUrl ? ['--fork-url', forkUrl, '--no-storage-caching'] : []),
  ]
}
