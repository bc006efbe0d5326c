// Proves one property: isolates it, compiles it with the model checker, classifies the compiler's messages, and formats the verdict.

import { existsSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { repositoryRoot } from '@saleyard/testkit/repository-root.ts'
import type { Node, Property, Range } from './read-properties.ts'
import { queryZ3 } from './z3.ts'

export type Proof = Property & { verdict: Verdict; seconds: number }

/** Has the compiler and the solver look at one property of a harness. */
export function prove(path: string, source: string, property: Property, all: Property[]): Proof {
  const start = performance.now()
  const { messages } = compile(path, isolate(source, property, all), property)
  const { messages: falseMessages } = compile(path, isolateFalse(source, property, all), property)
  const verdict = classifyProperty(path, property, messages, falseMessages)
  return { ...property, verdict, seconds: (performance.now() - start) / 1000 }
}

/** A harness without its other properties, so that the solver is asked about one alone. What stays does not move. */
export function isolate(source: string, property: Property, all: Property[]): string {
  return all
    .filter(({ name }) => name !== property.name)
    .reduce((text, { range }) => overwrite(text, range, ''), source)
}

/**
 * The same with what cannot hold instead of the last assert. If that is proved as well, the preconditions contradict
 * each other, and the property says nothing.
 */
export function isolateFalse(source: string, property: Property, all: Property[]): string {
  const last = property.asserts.at(-1) as Range
  return overwrite(isolate(source, property, all), last, 'assert(false)')
}

/** Writes a text over a range of bytes, and blanks over what it leaves of it. */
function overwrite(source: string, { start, end }: Range, text: string): string {
  const bytes = Buffer.from(source)
  bytes.fill(' ', start, end).write(text, start)
  return bytes.toString()
}

const require = createRequire(import.meta.url)

type Output = {
  asts: Record<string, Node>
  messages: Message[]
}

/** As in foundry.toml. */
const remappings = [
  '@openzeppelin/contracts/=node_modules/@openzeppelin/contracts/',
  'solady/=node_modules/solady/src/',
  'src/=contracts/src/',
]

/**
 * Compiles a harness, and nothing but its syntax tree and messages come out. With a property, the compiler's model
 * checker looks at its contract, and asks the solver meanwhile.
 */
export function compile(
  path: string,
  source: string,
  property?: Pick<Property, 'contract' | 'engine' | 'isDivisionPlain'>,
): Output {
  const input = {
    language: 'Solidity',
    sources: { [path]: { content: source } },
    settings: {
      evmVersion: 'london',
      remappings,
      outputSelection: { '*': { '': ['ast'] } },
      modelChecker: property && {
        contracts: { [path]: [property.contract] },
        engine: property.engine,
        divModNoSlacks: property.isDivisionPlain,
        targets: ['assert'],
        solvers: ['smtlib2'],
        showProvedSafe: true,
        showUnproved: true,
      },
    },
  }
  const smtSolver = (question: string) => ({ contents: queryZ3(question) })
  const output = JSON.parse(require('solc').compile(JSON.stringify(input), { import: read, smtSolver }))
  const messages: Message[] = output.errors ?? []
  const fault = messages.find(({ severity }) => severity === 'error')
  if (fault) throw new Error(`${path} does not compile: ${fault.message}`)

  const sources: [string, { ast: Node }][] = Object.entries(output.sources)
  return {
    asts: Object.fromEntries(sources.map(([file, { ast }]) => [file, ast])),
    messages,
  }
}

function read(path: string): { contents: string } | { error: string } {
  const file = join(repositoryRoot, path)
  return existsSync(file) ? { contents: readFileSync(file, 'utf8') } : { error: `File not found: ${path}` }
}

/**
 * `unknown`: the solver found neither a proof nor a counterexample. `empty`: the preconditions contradict each other.
 * `loop`: it comes to a loop, and the engine does not prove loops.
 */
type Verdict = 'proved' | 'refuted' | 'unknown' | 'empty' | 'loop'

/** A message of the compiler, as far as we look at it. */
export type Message = {
  errorCode?: string
  message: string
  severity: string
  sourceLocation?: { file: string; start: number; end: number }
}

const proved = / Assertion violation check is safe!$/
const refuted = / Assertion violation happens here\./

/**
 * What the compiler's messages say of a property. Proved is what it calls safe at each assert: an assert may rest on
 * the ones before it.
 *
 * @param messages Of the property alone.
 * @param falseMessages The same with `assert(false)` at its end.
 */
export function classifyProperty(
  path: string,
  property: Property,
  messages: Message[],
  falseMessages: Message[],
): Verdict {
  // BMC looks at one turn of a loop, and would call the rest proved.
  if (property.loops && property.engine === 'bmc') return 'loop'
  if (property.asserts.some(({ start }) => hasMessage(refuted, path, start, messages))) return 'refuted'
  if (!property.asserts.every(({ start }) => hasMessage(proved, path, start, messages))) return 'unknown'
  return hasMessage(proved, path, property.asserts.at(-1)?.start, falseMessages) ? 'empty' : 'proved'
}

function hasMessage(what: RegExp, path: string, start: number | undefined, messages: Message[]): boolean {
  return messages.some(
    ({ message, sourceLocation }) =>
      what.test(message) && sourceLocation?.file === path && sourceLocation.start === start,
  )
}

const words: Record<Verdict, string> = {
  proved: 'proved    ',
  refuted: 'REFUTED   ',
  unknown: 'NOT PROVED',
  empty: 'EMPTY     ',
  loop: 'LOOP      ',
}

/** A property in the table, with what it says below it. */
export function formatProof({ name, notice, verdict, seconds }: Omit<Proof, 'asserts' | 'range'>): string {
  return `${words[verdict]}${seconds.toFixed(1).padStart(7)} s  ${name}\n${' '.repeat(21)}${notice}`
}

/** The last line of the table. */
export function formatCount(proofs: Pick<Proof, 'seconds' | 'verdict'>[]): string {
  const proved = proofs.filter(({ verdict }) => verdict === 'proved').length
  const seconds = proofs.reduce((sum, proof) => sum + proof.seconds, 0)
  return `${proved} of ${proofs.length} properties proved in ${seconds.toFixed(0)} s`
}
