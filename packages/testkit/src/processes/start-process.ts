// Starts a program, waits until it reports that it is ready, and stops it.

import { once } from 'node:events'
import { execa, type ResultPromise } from 'execa'
import { UserError } from './user-error.ts'

type Options = {
  name: string
  file: string
  arguments: string[]
  env?: Record<string, string>
  /** Working directory. Default: this process's own. */
  cwd?: string
  /** What it prints once it is ready. */
  ready: string | RegExp
  /** Whether the reader of this process sees what it prints. */
  echo?: boolean
  /** Is given its process id as soon as there is one. */
  onStart?: ((pid: number) => void) | undefined
}

export type StartedProcess = {
  pid: number
  /** Resolves when the process has ended, for any reason. */
  ended: Promise<void>
  /** Ends it, and waits until it has. Safe to call twice. */
  stop(): Promise<void>
}

const execaOptions = { reject: false, buffer: false, stdin: 'ignore' } as const
type Child = ResultPromise<typeof execaOptions>

/**
 * Starts a program and waits until it says that it is ready. It ends with this process, except when this one is
 * killed without notice.
 *
 * @returns Also `output`: the end of what the process had printed when it was ready, 10,000 characters at most.
 * @throws UserError with its last words when it ends before.
 */
export async function startProcess(options: Options): Promise<StartedProcess & { output: string }> {
  const child: Child = execa(options.file, options.arguments, {
    ...execaOptions,
    env: options.env ?? {},
    ...(options.cwd && { cwd: options.cwd }),
  })
  if (child.pid) options.onStart?.(child.pid)
  if (options.echo) child.stderr?.pipe(process.stderr)
  const { isReady, output } = await waitUntilReady(child, options.ready)
  if (!isReady) throw new UserError(`${options.name} did not start: ${output || 'it said nothing'}`)
  if (options.echo) child.stdout?.pipe(process.stdout)

  return { pid: child.pid as number, output, ended: child.then(() => {}), stop: () => stop(child) }
}

/** Resolves once it is ready, or has ended before. */
function waitUntilReady(child: Child, ready: string | RegExp): Promise<{ isReady: boolean; output: string }> {
  let output = ''
  const isPrinted = () => (typeof ready === 'string' ? output.includes(ready) : ready.test(output))
  const isReady = new Promise<{ isReady: true; output: string }>((resolve) => {
    for (const stream of [child.stdout, child.stderr])
      stream?.on('data', (chunk: Buffer) => {
        output = (output + chunk).slice(-10_000)
        if (isPrinted()) resolve({ isReady: true, output })
      })
  })
  const ended = child.then((result) => ({ isReady: false, output: output.trim() || String(result.cause ?? '') }))
  return Promise.race([isReady, ended])
}

async function stop(child: Child): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  const exited = once(child, 'exit')
  child.kill('SIGTERM') // execa kills it for good when it is still there after five seconds
  await exited
}
