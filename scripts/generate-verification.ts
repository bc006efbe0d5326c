// Writes into generated/ what verifies tokens and locks on explorers: sources, settings and creation codes.
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { repositoryRoot } from '@saleyard/testkit/repository-root.ts'
import { type Hex, keccak256, toHex } from 'viem'
import { readDeployments } from './artifacts.ts'

type Artifact = {
  bytecode: { object: Hex }
  metadata: {
    compiler: { version: string }
    settings: { compilationTarget: Record<string, string> } & Record<string, unknown>
    sources: Record<string, { keccak256: Hex }>
  }
}

const origin = '// Written by scripts/generate-verification.ts from contracts/out; not edited by hand.'
const target = join(repositoryRoot, process.env.GENERATED_DIR ?? 'generated')

/** What the factories create: a factory is called after it. */
const tokens = Object.keys(readDeployments(repositoryRoot))
  .filter((name) => name.endsWith('Factory'))
  .map((name) => name.replace(/Factory$/, ''))
  .sort()
const artifacts = tokens.map((name): [string, Artifact] => {
  const path = join(repositoryRoot, `contracts/out/${name}.sol/${name}.json`)
  return [name, JSON.parse(readFileSync(path, 'utf8'))]
})

/** @throws When the file is not the one that was compiled. */
function readSource(path: string, hash: Hex): string {
  const text = readFileSync(join(repositoryRoot, path), 'utf8')
  if (keccak256(toHex(text)) !== hash) throw new Error(`${path} has changed since it was compiled. Run: make build`)
  return text
}

/** @throws When two values differ: then one file of settings cannot serve all tokens. */
function common<T>(what: string, values: T[]): T {
  const [first, ...others] = new Set(values.map((value) => JSON.stringify(value)))
  if (first === undefined || others.length > 0) throw new Error(`The tokens are not compiled with one ${what}`)
  return JSON.parse(first)
}

const version = common(
  'compiler',
  artifacts.map(([, { metadata }]) => metadata.compiler.version),
)
const settings = common(
  'set of settings',
  artifacts.map(([, { metadata }]) => ({ ...metadata.settings, compilationTarget: undefined })),
)
const sources = Object.fromEntries(
  artifacts
    .flatMap(([, { metadata }]) => Object.entries(metadata.sources))
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([path, { keccak256: hash }]) => [path, readSource(path, hash)]),
)
const contracts = Object.fromEntries(
  artifacts.map(([name, { metadata }]) => [
    name,
    { path: Object.keys(metadata.settings.compilationTarget)[0], sources: Object.keys(metadata.sources).sort() },
  ]),
)

writeFileSync(
  join(target, 'token-sources.ts'),
  `${origin}

/** As explorers call it. */
export const compilerVersion = 'v${version}'

/** What the compiler is told, the same for every token. */
export const settings = ${JSON.stringify(settings, null, 2)} as const

/** The file of each token, and all that it takes to compile it. */
export const contracts = ${JSON.stringify(contracts, null, 2)} as const

/** Every file once: tokens share most of them. */
export const sources: Record<string, string> = ${JSON.stringify(sources, null, 2)}
`,
)

// A file for each, so that who looks at one kind loads no other. Files of tokens that are gone go, too.
const folder = join(target, 'token-codes')
rmSync(folder, { recursive: true, force: true })
mkdirSync(folder)
for (const [name, { bytecode }] of artifacts)
  writeFileSync(
    join(folder, `${name.replace(/(?<=[a-z])(?=[A-Z])/g, '-').toLowerCase()}.ts`),
    `${origin}

/** What creates ${name}, before its constructor arguments. */
export const creationCode: \`0x\${string}\` =
  '${bytecode.object}'
`,
  )
