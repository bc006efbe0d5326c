// Tests a mutant of the contracts with forge on the shipped artifacts, the nearest tests first.
import { cpSync, existsSync, mkdtempSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { repositoryRoot } from '@saleyard/testkit/repository-root.ts'
import { runGroup, type TestBench, type Verdict } from './bench.ts'
import type { Room } from './rooms.ts'

/** ms for one run of forge. */
const timeout = 900_000

/** Forge's output. Each mutant starts from a copy of it, because a full compilation takes minutes. */
const written = ['contracts/out', 'contracts/out-test', 'contracts/cache']

/** Tests that cannot see these rooms: MultiSender's own, and gas, which every change moves. */
const blind = 'contracts/test/{gas,differential,reference,integration/multisend}/**'

/** Compares the code with what is generated from it: red at every change, whatever it does. */
const hashes = 'test_GeneratedAgrees'

const env = {
  FOUNDRY_PROFILE: 'test',
  FOUNDRY_FUZZ_RUNS: '64',
  FOUNDRY_INVARIANT_RUNS: '8',
  FORGE_SNAPSHOT_EMIT: 'false',
}

/** Tests a mutant of the contracts with forge on the artifacts of the broken tree: nearest tests first, up to the first that fails. */
export function contractsBench({ near = 'contracts/test/**' }: Room): TestBench {
  const copies = mkdtempSync(join(repositoryRoot, 'node_modules/.mutants-'))
  copy(repositoryRoot, copies)
  const putBack = () => {
    for (const folder of written) rmSync(join(repositoryRoot, folder), { recursive: true, force: true })
    copy(copies, repositoryRoot)
  }
  const close = () => {
    process.off('exit', close)
    putBack()
    rmSync(copies, { recursive: true, force: true })
  }
  process.on('exit', close)

  const test = async (): Promise<Verdict> => {
    try {
      const built = await runGroup('scripts/forge', ['build'], { patience: timeout })
      if (!built.ok) return { outcome: 'invalid', detail: /Error.*/.exec(built.output)?.[0] ?? 'does not compile' }
      const killer = (await runForge('--match-path', near)) ?? (await runForge('--no-match-path', blind))
      if (killer) return { outcome: 'killed', detail: killer }
      return { outcome: 'survived', detail: 'all tests of tokens, vaults and factories looked' }
    } finally {
      putBack()
    }
  }
  return { test, close }
}

function copy(from: string, to: string): void {
  for (const folder of written)
    if (existsSync(join(from, folder)))
      cpSync(join(from, folder), join(to, folder), { recursive: true, preserveTimestamps: true })
}

/** @returns What went red; undefined where all is green. */
async function runForge(...args: string[]): Promise<string | undefined> {
  const { ok, hung, output } = await runGroup(
    'scripts/forge',
    ['test', '--fail-fast', '--no-match-test', hashes, ...args],
    {
      patience: timeout,
      env,
    },
  )
  if (ok) return undefined
  if (hung) return 'by hanging'
  const [, reason = output.slice(-200), test = ''] = /\[FAIL:? ?(.*?)(?:; counterexample.*)?\] (\w+)/.exec(output) ?? []
  return `by ${test}: ${reason}`.replace(/\s+/g, ' ').slice(0, 200)
}
