import { readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { execa, execaSync } from 'execa'
import { listContractMutants, listPageMutants, type Mutant } from './mutants/list-mutants.ts'
import { exitCodeOf } from './processes/exit-code-of.ts'
import { UserError } from './processes/user-error.ts'
import { createRandom } from './replay/history/random.ts'
import { repositoryRoot } from './repository-root.ts'

/** Rooms that are broken on purpose, as git's patterns; each gets the same share. */
const rooms: Record<string, string[]> = {
  'multi-send': ['web/src/features/multi-send/**'],
  transactions: ['web/src/lib/transactions/**'],
  transports: ['web/src/lib/transports/**'],
  wallet: ['web/src/lib/wallet/**'],
  'token-create': ['web/src/features/token-create/**'],
  contracts: [
    'contracts/src/liquidity/**',
    'contracts/src/factories/**',
    'contracts/src/tokens/**',
    'contracts/src/libraries/PriceAverage.sol',
    'contracts/src/libraries/PairTrades.sol',
    'contracts/src/libraries/Fees.sol',
    'contracts/src/libraries/Dividends.sol',
    'contracts/src/libraries/Shares.sol',
  ],
}

/** ms. What runs longer than this hangs because of the mutant. */
const patience = 600_000

// Breaks one line at a time, chosen by a seed, and looks whether a test goes red.
process.exitCode = await exitCodeOf(async () => {
  const seed = Number(process.env.MUTANT_SEED ?? 20_271_123)
  const count = Number(process.env.MUTANTS ?? 100)
  const names = (process.env.MUTANT_ROOMS ?? Object.keys(rooms).join(',')).split(',')
  if (git('status', '--porcelain', '--untracked-files=no') !== '')
    throw new UserError('Commit or stash first: files are changed in place.')

  const survivors: string[] = []
  for (const name of names) survivors.push(...(await breakRoom(name, Math.ceil(count / names.length), seed)))
  console.log(`\nSeed ${seed}: ${survivors.length} survived.\n${survivors.join('\n')}`)
  return survivors.length > 0 ? 1 : 0
})

/** @returns The mutants that no test noticed. */
async function breakRoom(room: string, share: number, seed: number): Promise<string[]> {
  const survivors: string[] = []
  for (const mutant of await choose(room, share, createRandom(seed))) {
    const line = describe(mutant)
    const started = performance.now()
    const killer = await findKiller(mutant)
    const time = `${((performance.now() - started) / 1000).toFixed(0)} s`.padStart(6)
    console.log(`${killer ? 'died    ' : 'SURVIVED'} ${time}  ${line}${killer && `\n                   by ${killer}`}`)
    if (!killer) survivors.push(line)
  }
  return survivors
}

async function choose(room: string, share: number, random: ReturnType<typeof createRandom>): Promise<Mutant[]> {
  const all: Mutant[] = []
  for (const path of git('ls-files', ...(rooms[room] ?? [])).split('\n')) {
    const text = readFileSync(join(repositoryRoot, path), 'utf8')
    if (path.endsWith('.sol')) all.push(...listContractMutants(path, text))
    else if (/\.tsx?$/.test(path) && !/\.test\.|\/testing\/|misbehaviours/.test(path))
      all.push(...(await listPageMutants(path, text)))
  }
  return Array.from(
    { length: Math.min(share, all.length) },
    () => all.splice(Number(random.below(BigInt(all.length))), 1)[0] as Mutant,
  )
}

/** @returns What went red; empty where nothing did. */
async function findKiller(mutant: Mutant): Promise<string> {
  const file = join(repositoryRoot, mutant.path)
  const text = readFileSync(file, 'utf8')
  const restore = () => writeFileSync(file, text)
  process.once('exit', restore)
  writeFileSync(file, text.slice(0, mutant.start) + mutant.replacement + text.slice(mutant.end))
  try {
    return await (mutant.path.endsWith('.sol') ? testContracts() : testPage(mutant))
  } finally {
    restore()
    process.off('exit', restore)
    if (mutant.path.endsWith('.sol')) await execa('scripts/forge', ['build'], { cwd: repositoryRoot, reject: false })
  }
}

/** The tests beside the file first: most mutants die there. */
async function testPage({ path }: Mutant): Promise<string> {
  const web = join(repositoryRoot, 'web')
  const inWeb = path.slice('web/'.length)
  const run = async (...args: string[]) => {
    const projects = ['unit', 'components', 'worlds', 'integration'].flatMap((project) => ['--project', project])
    const { exitCode, all = '' } = await execa(
      'node_modules/.bin/vitest',
      [...args, '--run', '--bail=1', ...projects],
      {
        cwd: web,
        reject: false,
        timeout: patience,
        all: true,
        env: { NO_COLOR: '1' },
      },
    )
    if (exitCode === 0) return ''
    return /FAIL +(.*)/.exec(all)?.[1] ?? (all.includes('No test files') ? '' : 'hung or crashed')
  }
  return (await run(`${dirname(inWeb)}/`)) || (await run('related', inWeb))
}

async function testContracts(): Promise<string> {
  const forge = (args: string[], env: Record<string, string>) =>
    execa('scripts/forge', args, { cwd: repositoryRoot, reject: false, timeout: patience, env })
  const built = await forge(['build'], {})
  if (built.exitCode !== 0) return 'does not compile'
  const { exitCode, stdout } = await forge(['test', '--fail-fast', '--no-match-path', 'contracts/test/gas/**'], {
    FOUNDRY_PROFILE: 'test',
    FOUNDRY_FUZZ_RUNS: '64',
    FOUNDRY_INVARIANT_RUNS: '8',
    FORGE_SNAPSHOT_EMIT: 'false',
    NO_COLOR: '1',
  })
  if (exitCode === 0) return ''
  return /\[FAIL.*?\] \S+/.exec(stdout)?.[0].slice(0, 160) ?? 'hung or crashed'
}

function describe({ path, start, end, replacement, mutator }: Mutant): string {
  const text = readFileSync(join(repositoryRoot, path), 'utf8')
  const line = text.slice(0, start).split('\n').length
  const short = (part: string) => part.replace(/\s+/g, ' ').slice(0, 60)
  return `${path}:${line} ${mutator}: ${short(text.slice(start, end))} -> ${short(replacement) || 'nothing'}`
}

function git(...args: string[]): string {
  return execaSync('git', args, { cwd: repositoryRoot }).stdout
}
