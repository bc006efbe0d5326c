/**
 * Breaks one seeded place at a time, and reports whether a test fails: `MUTANTS` places (40) of `MUTANT_SEED` (the day) in
 * `MUTANT_ROOMS` (all). Files are changed in place and restored on any exit. Ends with 1 where less than 95 % were killed.
 */

import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { runForExitCode, UserError } from '@saleyard/testkit/processes/user-error.ts'
import { repositoryRoot } from '@saleyard/testkit/repository-root.ts'
import type { TestBench, Verdict } from '@scripts/mutants/bench.ts'
import { contractsBench } from '@scripts/mutants/contracts-bench.ts'
import { equivalents } from '@scripts/mutants/equivalents.ts'
import { applyMutant, listContractMutants, listPageMutants, type Mutant } from '@scripts/mutants/list-mutants.ts'
import { pageBench } from '@scripts/mutants/page-bench.ts'
import { type Room, rooms } from '@scripts/mutants/rooms.ts'
import { createRandom } from '@scripts/replay/history/random.ts'
import { execa, execaSync } from 'execa'

/** Of the mutants that change what the code does. */
const leastShareKilled = 0.95

type Tally = { room: string; killed: number; survived: number }

for (const [signal, code] of Object.entries({ SIGINT: 130, SIGTERM: 143, SIGHUP: 129 }))
  process.on(signal, () => process.exit(code))

process.exitCode = await runForExitCode(async () => {
  const seed = Number(process.env.MUTANT_SEED ?? Math.floor(Date.now() / 86_400_000))
  const count = Number(process.env.MUTANTS ?? 40)
  const names = (process.env.MUTANT_ROOMS ?? Object.keys(rooms).join(',')).split(',')
  const unknown = names.filter((name) => !rooms[name])
  if (!Number.isSafeInteger(seed) || !Number.isSafeInteger(count) || count < 1 || unknown.length > 0)
    throw new UserError(
      `MUTANT_SEED and MUTANTS are whole numbers, MUTANT_ROOMS some of: ${Object.keys(rooms).join(',')}`,
    )
  if (git('status', '--porcelain') !== '') throw new UserError('Commit or stash first: files are changed in place.')

  // Tests deploy what was built: from other sources than these it would kill every mutant, or none.
  await execa(join(repositoryRoot, 'scripts/forge'), ['build'], { cwd: repositoryRoot })

  console.log(`Mutants: ${count} in ${names.join(', ')}, MUTANT_SEED=${seed}`)
  const survivors: string[] = []
  const tallies: Tally[] = []
  for (const [index, name] of names.entries()) {
    // What does not divide evenly goes to the first rooms.
    const share = Math.floor(count / names.length) + (index < count % names.length ? 1 : 0)
    tallies.push(await breakRoom(name, share, seed, survivors))
  }
  return report(seed, tallies, survivors)
})

function report(seed: number, tallies: Tally[], survivors: string[]): number {
  console.log(`\nMUTANT_SEED=${seed}`)
  for (const { room, killed, survived } of tallies)
    console.log(`${room.padEnd(14)} ${String(killed).padStart(4)} killed ${String(survived).padStart(4)} survived`)
  const killed = tallies.reduce((sum, tally) => sum + tally.killed, 0)
  const share = killed / Math.max(1, killed + survivors.length)
  console.log(`${(share * 100).toFixed(1)} % killed, at least ${leastShareKilled * 100} % asked for`)
  for (const survivor of survivors) console.log(`SURVIVED  ${survivor}`)
  return share < leastShareKilled ? 1 : 0
}

/** Draws until `share` mutants of the room were tested; what the compiler refuses and what changes nothing is not counted. */
async function breakRoom(name: string, share: number, seed: number, survivors: string[]): Promise<Tally> {
  const room = rooms[name] as Room
  const random = createRandom(seed)
  const all = await listMutants(room)
  const bench = room.language === 'solidity' ? contractsBench(room) : pageBench()
  const tally = { room: name, killed: 0, survived: 0 }
  try {
    while (tally.killed + tally.survived < share && all.length > 0) {
      const [mutant] = all.splice(Number(random.below(BigInt(all.length))), 1) as [Mutant]
      const { outcome, detail } = await classifyMutant(mutant, bench)
      if (outcome === 'killed' || outcome === 'survived') tally[outcome] += 1
      if (outcome === 'survived') survivors.push(`${describe(mutant)} (${detail})`)
    }
  } finally {
    bench.close()
  }
  return tally
}

async function classifyMutant(mutant: Mutant, bench: TestBench): Promise<Verdict> {
  const place = describe(mutant)
  const started = performance.now()
  const verdict = findEquivalent(mutant) ?? (await testMutant(mutant, bench))
  const time = `${((performance.now() - started) / 1000).toFixed(0)} s`.padStart(6)
  console.log(`${verdict.outcome.padEnd(10)} ${time}   ${place}\n                    ${verdict.detail}`)
  return verdict
}

async function listMutants({ files, language }: Room): Promise<Mutant[]> {
  const paths = git('ls-files', ...files)
    .split('\n')
    .filter(Boolean)
  const all: Mutant[] = []
  for (const path of paths) {
    if (/\.test\.|\/testing\/|faulty-wallets|\.d\.ts$/.test(path)) continue
    if (language === 'solidity') all.push(...listContractMutants(path, read(path)))
    else if (/\.tsx?$/.test(path)) all.push(...(await listPageMutants(path, read(path))))
  }
  return all
}

async function testMutant(mutant: Mutant, bench: TestBench): Promise<Verdict> {
  const restore = applyMutant(mutant)
  try {
    return await bench.test(mutant.path)
  } finally {
    restore()
  }
}

function findEquivalent({ path, start, end, replacement }: Mutant): Verdict | undefined {
  const text = read(path)
  const line = lineAt(text, start)
  const known = equivalents.find(
    (one) =>
      one.path === path &&
      one.line === line &&
      one.original === text.slice(start, end) &&
      one.replacement === replacement,
  )
  return known && { outcome: 'equivalent', detail: known.reason }
}

function describe({ path, start, end, replacement, mutator }: Mutant): string {
  const text = read(path)
  const number = text.slice(0, start).split('\n').length
  const short = (part: string) => part.replace(/\s+/g, ' ').slice(0, 60)
  return `${path}:${number} ${mutator}: ${short(text.slice(start, end))} -> ${short(replacement) || 'nothing'}`
}

function lineAt(text: string, offset: number): string {
  const end = text.indexOf('\n', offset)
  return text.slice(text.lastIndexOf('\n', offset - 1) + 1, end < 0 ? text.length : end).trim()
}

function read(path: string): string {
  return readFileSync(join(repositoryRoot, path), 'utf8')
}

function git(...args: string[]): string {
  return execaSync('git', args, { cwd: repositoryRoot }).stdout
}
