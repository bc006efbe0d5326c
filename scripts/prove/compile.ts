import { existsSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { repositoryRoot } from '@scripts/repository-root.ts'
import { askZ3 } from './ask-z3.ts'
import type { Message } from './judge.ts'
import type { Node, Property } from './read-properties.ts'

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
  const smtSolver = (question: string) => ({ contents: askZ3(question) })
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
