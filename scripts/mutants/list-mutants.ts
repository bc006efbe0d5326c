// Lists the ways in which a file can be broken (TypeScript by Stryker's mutators, Solidity by our own table), and applies one of them.

import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { repositoryRoot } from '@saleyard/testkit/repository-root.ts'
import { Instrumenter } from '@stryker-mutator/instrumenter'

export type Mutant = {
  /** Path from the repository's root. */
  path: string
  /** Offsets into the file's text. */
  start: number
  end: number
  replacement: string
  mutator: string
}

const silent = () => {}
const logger = {
  trace: silent,
  debug: silent,
  info: silent,
  warn: silent,
  error: silent,
  fatal: silent,
  isTraceEnabled: () => false,
  isDebugEnabled: () => false,
  isInfoEnabled: () => false,
  isWarnEnabled: () => false,
  isErrorEnabled: () => false,
  isFatalEnabled: () => false,
}

/** @returns In the order of the file. Texts are left out: a changed class name or key is no behaviour. */
export async function listPageMutants(path: string, text: string): Promise<Mutant[]> {
  const instrumenter = new Instrumenter(logger)
  const files = [{ name: path, mutate: true, content: text }]
  const options = { plugins: null, excludedMutations: ['StringLiteral'], ignorers: [] }
  const { mutants } = await instrumenter.instrument(files, options)
  const lines = startsOfLines(text)
  const offset = ({ line, column }: { line: number; column: number }) => (lines[line] ?? 0) + column
  return mutants
    .filter(({ status }) => status !== 'Ignored')
    .map(({ location, replacement, mutatorName }) => ({
      path,
      start: offset(location.start),
      end: offset(location.end),
      replacement,
      mutator: mutatorName,
    }))
}

function startsOfLines(text: string): number[] {
  return [0, ...[...text.matchAll(/\n/g)].map(({ index }) => index + 1)]
}

/** What is replaced, and by what; each match is one mutant. */
const solidityMutators: [mutator: string, pattern: RegExp, replace: (match: string) => string][] = [
  [
    'comparison',
    / (<=|>=|<|>) /g,
    (match) => ({ ' < ': ' <= ', ' > ': ' >= ', ' <= ': ' < ', ' >= ': ' > ' })[match] ?? match,
  ],
  ['equality', / (==|!=) /g, (match) => (match === ' == ' ? ' != ' : ' == ')],
  ['logic', / (&&|\|\|) /g, (match) => (match === ' && ' ? ' || ' : ' && ')],
  ['arithmetic', / [+-] /g, (match) => (match === ' + ' ? ' - ' : ' + ')],
  ['product', / [*/] /g, (match) => (match === ' * ' ? ' / ' : ' * ')],
  ['assignment', / (\+=|-=) /g, (match) => (match === ' += ' ? ' -= ' : ' += ')],
  ['condition', /(?<=\bif \()[^;{}]*?(?=\) (?:\{|revert|return|continue))/g, () => 'false'],
  ['constant', /(?<=[(, ])\d[\d_]*(?=[;,) ])/g, (match) => String(BigInt(match.replaceAll('_', '')) + 1n)],
  [
    'statement',
    /^ +(?!return|revert|if|for|emit|using|error|event|uint|int|bool|address|bytes|I[A-Z])[a-zA-Z_.[\]]+(?:\([^;{}]*\)| [-+]?= [^;{}]*);$/gm,
    () => '',
  ],
]

/** @returns In the order of the table. Comments, imports and pragmas are left as they are. */
export function listContractMutants(path: string, text: string): Mutant[] {
  const code = text.replace(/\/\/.*|\/\*[\s\S]*?\*\/|^(?:import|pragma) [^;]*;/gm, (match) =>
    match.replace(/[^\n]/g, '~'),
  )
  return solidityMutators.flatMap(([mutator, pattern, replace]) =>
    [...code.matchAll(pattern)].map(({ 0: match, index }) => ({
      path,
      start: index,
      end: index + match.length,
      replacement: replace(match),
      mutator,
    })),
  )
}

/**
 * Writes a mutant into its file.
 *
 * @returns What restores the file; it is restored too where the process exits before.
 */
export function applyMutant({ path, start, end, replacement }: Mutant, root = repositoryRoot): () => void {
  const file = join(root, path)
  const text = readFileSync(file, 'utf8')
  const restore = () => {
    process.off('exit', restore)
    writeFileSync(file, text)
  }
  process.on('exit', restore)
  writeFileSync(file, text.slice(0, start) + replacement + text.slice(end))
  return restore
}
