// Reads what a TypeScript file imports and exports on, and the methods that it calls.
import { posix } from 'node:path'
import { parseSync, Visitor } from 'oxc-parser'

export type Import = {
  /** A path from the repository's root, or a package's specifier as it is written. */
  from: string
  /** Names as the exporting module knows them; empty for a namespace, a side effect or a dynamic import. */
  names: string[]
  /** Whether nothing of it is there at run time. */
  typeOnly: boolean
}

/** The prefixes of tsconfig.base.json, each with its folder. */
const aliases = {
  '@/': 'web/src/',
  '@e2e/': 'web/e2e/',
  '@scripts/': 'scripts/',
  '@saleyard/chain/': 'packages/chain/src/',
  '@saleyard/send/': 'packages/send/src/',
  '@saleyard/testkit/': 'packages/testkit/src/',
}

export type SourceFile = { path: string; source: string }

/**
 * What a TypeScript file imports or exports on, and the methods it calls.
 *
 * @throws Naming the file when it is no TypeScript.
 */
export function readImports({ path, source }: SourceFile): { imports: Import[]; methods: string[] } {
  const { module, program, errors } = parseSync(path, source)
  if (errors[0]) throw new Error(`${path}: ${errors[0].message}`)

  const resolve = (specifier: string) => {
    if (specifier.startsWith('.')) return posix.join(posix.dirname(path), specifier)
    const [alias, folder] = Object.entries(aliases).find(([prefix]) => specifier.startsWith(prefix)) ?? ['', '']
    return folder + specifier.slice(alias.length)
  }

  const fromImports = module.staticImports.map(({ moduleRequest, entries }) => ({
    from: resolve(moduleRequest.value),
    names: entries.flatMap(({ importName }) => importName.name ?? []),
    typeOnly: entries.length > 0 && entries.every(({ isType }) => isType),
  }))
  const fromExports = module.staticExports
    .flatMap(({ entries }) => entries)
    .flatMap(({ moduleRequest, importName, isType }) =>
      moduleRequest
        ? { from: resolve(moduleRequest.value), names: importName.name ? [importName.name] : [], typeOnly: isType }
        : [],
    )
  const fromCalls = module.dynamicImports.map(({ moduleRequest }) => ({
    from: resolve(source.slice(moduleRequest.start + 1, moduleRequest.end - 1)),
    names: [],
    typeOnly: false,
  }))

  return { imports: [...fromImports, ...fromExports, ...fromCalls], methods: readMethods(program) }
}

function readMethods(program: ReturnType<typeof parseSync>['program']): string[] {
  const methods: string[] = []
  new Visitor({
    CallExpression({ callee }) {
      if (callee.type === 'MemberExpression' && callee.property.type === 'Identifier')
        methods.push(callee.property.name)
    },
  }).visit(program)
  return methods
}
