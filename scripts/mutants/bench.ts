// Defines a bench that tests mutants of one language, and runs its programs in process groups of their own.
import { repositoryRoot } from '@saleyard/testkit/repository-root.ts'
import { execa } from 'execa'

export type Verdict = {
  /** `invalid`: the compiler refuses it, so that no test is needed. `equivalent`: no test can distinguish it from the original. */
  outcome: 'killed' | 'survived' | 'invalid' | 'equivalent'
  /** Which test went red, how many looked, or the reason. */
  detail: string
}

/** Where mutants of one language are tested. */
export type TestBench = {
  /** Tests the tree as it lies there; the path is of the file that is broken, from the repository's root. */
  test(path: string): Promise<Verdict>
  /** Puts back what testing has written. */
  close(): void
}

type Options = {
  /** From the repository's root. */
  cwd?: string
  env?: Record<string, string>
  /** ms. What runs longer hangs because of the mutant. */
  patience: number
}

type FinishedGroup = { ok: boolean; hung: boolean; output: string }

/**
 * Runs a program in a process group of its own and kills the group where it hangs, or where this process exits: a worker
 * in an endless loop does not hear that its parent is gone.
 */
export async function runGroup(file: string, args: string[], { cwd, env, patience }: Options): Promise<FinishedGroup> {
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
