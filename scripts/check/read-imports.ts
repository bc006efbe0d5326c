// Reads what a TypeScript file imports and exports on, and the methods that it calls.
import { posix } from 'node:path'
import { parseSync, Visitor } from 'oxc-parser'

export type Import = {
  /** A path from the repository's root, or a package's specifier as it is written. */
  from: string
  /** The specifier as it is written. */
  specifier: string
  /** Names as the exporting module knows them; empty for a namespace, a side effect or a dynamic import. */
  names: string[]
  /** Whether nothing of it is there at run time. */
  typeOnly: boolean
  /** Whether it is loaded when it is first needed: by `import()`, or as a worker. */
  isLazy: boolean
}

export type FileImports = {
  imports: Import[]
  /** Names of the methods that are called. */
  methods: string[]
  /** Lines that the import statements take. */
  importLines: number
}

/** The prefixes of tsconfig.base.json and of our packages, each with its folder. */
const aliases = {
  '@/': 'web/src/',
  '@e2e/': 'web/e2e/',
  '@scripts/': 'scripts/',
  '@saleyard/chain/': 'packages/chain/src/',
  '@saleyard/history/': 'packages/history/src/',
  '@saleyard/indexer/': 'packages/indexer/src/',
  '@saleyard/safe/': 'packages/safe/src/',
  '@saleyard/send/': 'packages/send/src/',
  '@saleyard/testkit/': 'packages/testkit/src/',
}

export type SourceFile = { path: string; source: string }

/** Files that were read before: several checks ask for the same. */
const known = new WeakMap<SourceFile, FileImports>()

/**
 * What a TypeScript file imports or exports on, and the methods it calls.
 *
 * @throws Naming the file when it is no TypeScript.
 */
export function readImports(file: SourceFile): FileImports {
  const found = known.get(file) ?? parseImports(file)
  known.set(file, found)
  return found
}

function parseImports({ path, source }: SourceFile): FileImports {
  const { module, program, errors } = parseSync(path, source)
  if (errors[0]) throw new Error(`${path}: ${errors[0].message}`)

  const from = (specifier: string) => ({ from: resolveSpecifier(path, specifier), specifier })
  const { methods, workers, types } = readExpressions(program)

  const fromImports = module.staticImports.map(({ moduleRequest, entries }) => ({
    ...from(moduleRequest.value),
    names: entries.flatMap(({ importName }) => importName.name ?? []),
    typeOnly: entries.length > 0 && entries.every(({ isType }) => isType),
    isLazy: false,
  }))
  const fromExports = module.staticExports
    .flatMap(({ entries }) => entries)
    .flatMap(({ moduleRequest, importName, isType }) =>
      moduleRequest
        ? {
            ...from(moduleRequest.value),
            names: importName.name ? [importName.name] : [],
            typeOnly: isType,
            isLazy: false,
          }
        : [],
    )
  const fromCalls = module.dynamicImports.map(({ moduleRequest }) => ({
    ...from(source.slice(moduleRequest.start + 1, moduleRequest.end - 1)),
    names: [],
    typeOnly: false,
    isLazy: true,
  }))
  const fromWorkers = workers.map((worker) => ({ ...from(worker), names: [], typeOnly: false, isLazy: true }))
  const fromTypes = types.map((type) => ({ ...from(type), names: [], typeOnly: true, isLazy: false }))

  return {
    imports: [...fromImports, ...fromExports, ...fromCalls, ...fromWorkers, ...fromTypes],
    methods,
    importLines: module.staticImports.reduce((sum, { start, end }) => sum + countLines(source.slice(start, end)), 0),
  }
}

function resolveSpecifier(path: string, specifier: string): string {
  if (specifier.startsWith('.')) return posix.join(posix.dirname(path), specifier)
  const [alias, folder] = Object.entries(aliases).find(([prefix]) => specifier.startsWith(prefix)) ?? ['', '']
  return folder + specifier.slice(alias.length)
}

function countLines(text: string): number {
  return text.split('\n').length
}

/** Methods that are called, and modules that are named by `new Worker(new URL(…))` and by `typeof import(…)`. */
function readExpressions(program: ReturnType<typeof parseSync>['program']) {
  const methods: string[] = []
  const workers: string[] = []
  const types: string[] = []
  new Visitor({
    CallExpression({ callee }) {
      if (callee.type === 'MemberExpression' && callee.property.type === 'Identifier')
        methods.push(callee.property.name)
    },
    NewExpression({ callee, arguments: [url] }) {
      if (callee.type !== 'Identifier' || callee.name !== 'URL' || url?.type !== 'Literal') return
      if (typeof url.value === 'string' && /^\..*\.tsx?$/.test(url.value)) workers.push(url.value)
    },
    TSImportType({ source }) {
      types.push(source.value)
    },
  }).visit(program)
  return { methods, workers, types }
}
