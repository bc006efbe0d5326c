// Plans which modules of the page share a file, by what each part of the page needs.
import { build as buildPage, type Plugin, type ResolvedConfig, type Rolldown } from 'vite'

/** Parts that are loaded on demand, by the sources with which they begin. */
const parts = {
  /** Pages without header and menu. */
  bare: /features\/special-pages\/|routes\/(?:pages|authentication)\./,
  frame: /routes\/_app\.tsx/,
  home: /routes\/_app\.home\.tsx/,
  /** What loads when the page is at rest. */
  wallet: /features\/wallet\/wallet-layer\.tsx|routes\/-notices\.tsx/,
  /** What a page without contracts may ask for as well. */
  status: /checked-networks\.tsx|activity-list\.tsx|resume-record\.ts|@walletconnect\/ethereum-provider\//,
  send: /routes\/_app\._wallet\.multi-sender\.tsx/,
  create: /routes\/_app\._wallet\.create-token\.tsx/,
  token: /routes\/_app\._wallet\.token\./,
  mine: /routes\/_app\._wallet\.my-tokens\.tsx/,
  /** The page of proposals, and what other pages show of one. */
  safe: /routes\/_app\._wallet\.safe\.tsx|components\/safe\/|multi-send\/run\/connect-safe\.ts/,
} as const satisfies Record<string, RegExp>

type Part = keyof typeof parts
type Needs = Readonly<Record<Part, boolean>>

/**
 * Files by name, with the modules in them: a module is in the first that fits. Each holds only what all parts that load it
 * need, and what its modules import is in it or in one before, so that no two files import each other.
 */
const layers: Readonly<Record<string, (needs: Needs) => boolean>> = {
  controls: ({ bare, frame, home }) => bare && (frame || home),
  frame: ({ frame, home, wallet, create, token, safe }) => frame || (home && (wallet || create || token || safe)),
  session: ({ bare, wallet }) => bare && wallet,
  wallet: ({ wallet }) => wallet,
  records: ({ bare, status, send, create, token }) => !bare && status && send && (create || token),
  calls: ({ bare, send, create, token }) => !bare && send && (create || token),
  tokens: ({ bare, create, token }) => !bare && create && token,
  proposals: ({ bare, send, safe }) => !bare && send && safe,
  standing: ({ bare, token, mine }) => !bare && token && mine,
}

/**
 * Vite plugin that puts modules which parts of the page share into one file for each layer. The bundler alone cuts a file
 * for each set of parts that share something: 155 requests for a page where 25 do.
 *
 * Imports of sources do not tell what a part needs: through the index of a library everything imports everything. So the
 * page is built twice, first in memory, and what is left of each part is looked at. Throws if a part is in no file.
 */
export function planLayers(): Plugin {
  let config: ResolvedConfig
  let plan: ReadonlyMap<string, string> | undefined
  const group = { name: (id: string) => plan?.get(id) ?? null, includeDependenciesRecursively: false, priority: 1 }
  return {
    name: 'saleyard:plan-layers',
    apply: 'build',
    config: () => ({ build: { rolldownOptions: { output: { codeSplitting: { groups: [group] } } } } }),
    configResolved(resolved) {
      config = resolved
    },
    async buildStart() {
      // The build in memory, which is made for the plan.
      if (!config.build.write) return
      const { root, mode, configFile = false } = config
      const build = { write: false, minify: false, reportCompressedSize: false }
      plan = makePlan(await buildPage({ root, mode, configFile, logLevel: 'silent', build }))
    },
  }
}

type Built = Awaited<ReturnType<typeof buildPage>>

/** Returns the name of the layer of each module that is in one, by module id. */
function makePlan(built: Built): ReadonlyMap<string, string> {
  const chunks = 'output' in built ? built.output.filter((file) => file.type === 'chunk') : []
  const needed = Object.entries(parts).map(([part, source]) => [part, listNeeded(chunks, source)] as const)
  const empty = needed.find(([, modules]) => modules.size === 0)
  if (empty) throw new Error(`No file of the page begins with its part "${empty[0]}".`)

  const plan = new Map<string, string>()
  for (const id of new Set(needed.flatMap(([, modules]) => [...modules]))) {
    const needs = Object.fromEntries(needed.map(([part, modules]) => [part, modules.has(id)])) as Needs
    const [layer] = Object.entries(layers).find(([, fits]) => fits(needs)) ?? []
    if (layer) plan.set(id, layer)
  }
  return plan
}

/** Returns the ids of all modules in the files that begin with a source, and in those that they import. */
function listNeeded(chunks: readonly Rolldown.OutputChunk[], source: RegExp): ReadonlySet<string> {
  const byName = new Map(chunks.map((chunk) => [chunk.fileName, chunk]))
  const seen = new Set(chunks.filter(({ facadeModuleId }) => facadeModuleId && source.test(facadeModuleId)))
  for (const { imports } of seen) {
    for (const name of imports) {
      const chunk = byName.get(name)
      if (chunk) seen.add(chunk)
    }
  }
  return new Set([...seen].flatMap(({ moduleIds }) => moduleIds))
}
