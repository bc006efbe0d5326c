import { repositoryRoot } from '@scripts/repository-root.ts'
import { execa } from 'execa'

export type Finished = {
  ok: boolean
  /** Everything that was printed, in its order, colours included. */
  output: string
  /** Wall clock, milliseconds. */
  duration: number
}

/** Runs a command in the repository, its input closed. `show` also prints what it says, as it says it. */
export async function runCommand([file, ...args]: readonly [string, ...string[]], show: boolean): Promise<Finished> {
  const start = performance.now()
  const child = execa(file, args, {
    cwd: repositoryRoot,
    reject: false,
    all: true,
    stdin: 'ignore',
    preferLocal: true,
    maxBuffer: 200_000_000,
  })
  if (show) child.all.pipe(process.stdout, { end: false })
  const { exitCode, all, shortMessage } = await child
  return {
    ok: exitCode === 0,
    output: all || (exitCode === 0 ? '' : (shortMessage ?? '')),
    duration: performance.now() - start,
  }
}
