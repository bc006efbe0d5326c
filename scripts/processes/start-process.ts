import { once } from 'node:events'
import { execa, type ResultPromise } from 'execa'
import { UserError } from './user-error.ts'

type Options = {
  name: string
  file: string
  arguments: string[]
  env?: Record<string, string>
  /** What it prints once it is ready. */
  ready: string
  /** Whether the reader of this process sees what it prints. */
  echo?: boolean
  /** Is given its process id as soon as there is one. */
  onStart?: ((pid: number) => void) | undefined
}

export type StartedProcess = {
  pid: number
  /** Resolves when it has ended, whoever ended it. */
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
 * @throws UserError with its last words when it ends before.
 */
export async function startProcess(options: Options): Promise<StartedProcess> {
  const child: Child = execa(options.file, options.arguments, { ...execaOptions, env: options.env ?? {} })
  if (child.pid) options.onStart?.(child.pid)
  if (options.echo) child.stderr?.pipe(process.stderr)
  const lastWords = await untilReady(child, options.ready)
  if (lastWords !== undefined) throw new UserError(`${options.name} did not start: ${lastWords || 'it said nothing'}`)
  if (options.echo) child.stdout?.pipe(process.stdout)

  return { pid: child.pid as number, ended: child.then(() => {}), stop: () => stop(child) }
}

/** Resolves with nothing once it is ready, or with what it said when it ended before. */
function untilReady(child: Child, ready: string): Promise<string | undefined> {
  let said = ''
  const isReady = new Promise<undefined>((resolve) => {
    for (const stream of [child.stdout, child.stderr])
      stream?.on('data', (chunk: Buffer) => {
        said = (said + chunk).slice(-10_000)
        if (said.includes(ready)) resolve(undefined)
      })
  })
  return Promise.race([isReady, child.then((result) => said.trim() || String(result.cause ?? ''))])
}

async function stop(child: Child): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  const exited = once(child, 'exit')
  child.kill('SIGTERM') // execa kills it for good when it is still there after five seconds
  await exited
}
