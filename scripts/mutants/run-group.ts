import { repositoryRoot } from '@scripts/repository-root.ts'
import { execa } from 'execa'

type Options = {
  /** From the repository's root. */
  cwd?: string
  env?: Record<string, string>
  /** ms. What runs longer hangs because of the mutant. */
  patience: number
}

export type Finished = { ok: boolean; hung: boolean; output: string }

/**
 * Runs a program in a process group of its own and kills the group where it hangs, or where this process exits: a worker
 * in an endless loop does not hear that its parent is gone.
 */
export async function runGroup(file: string, args: string[], { cwd, env, patience }: Options): Promise<Finished> {
  const child = execa(file, args, {
    cwd: cwd ? `${repositoryRoot}/${cwd}` : repositoryRoot,
    env: { NO_COLOR: '1', ...env },
    all: true,
    detached: true,
    reject: false,
    stdin: 'ignore',
  })
  let hung = false
  const kill = () => {
    try {
      if (child.pid) process.kill(-child.pid, 'SIGKILL')
    } catch {
      // The group has ended by itself.
    }
  }
  const timer = setTimeout(() => {
    hung = true
    kill()
  }, patience)
  process.on('exit', kill)
  try {
    const { exitCode, all } = await child
    return { ok: exitCode === 0, hung, output: all ?? '' }
  } finally {
    clearTimeout(timer)
    process.off('exit', kill)
    kill()
  }
}
