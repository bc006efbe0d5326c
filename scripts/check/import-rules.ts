// Finds imports that go against the one direction, and reads and writes of contracts that bypass the generated code.
import { posix } from 'node:path'
import { type Import, readImports, type SourceFile } from './read-imports.ts'
import { isTestCode } from './source-files.ts'

const rawWrites =
  /^(use)?(write|deploy)Contract(s|Sync)?$|^(use)?send(Raw|Prepared)?(Transaction|Calls)(Sync)?$|^signTransaction$/i
const rawReads = /^(use)?(infinite)?(read|simulate|watch)Contracts?(Event)?$|^multicall$|^getContract$/i
const generatedActions = /^(read|write|simulate|watch)[A-Z]/
const chainPackages = /^(viem|wagmi|@wagmi)(\/|$)/
/** What needs a browser, React or a wallet of the page. */
const pagePackages = /^(react|wagmi|@wagmi|@tanstack|i18next|idb|comlink)([-/]|$)|^zustand(\/react.*)?$/

/** The end of the sentence about a component that asks our contracts in another way. */
export const hooksRule = 'components ask our contracts by the generated hooks'

/**
 * Imports that go against the one direction, and reads and writes of contracts that bypass `generated/`.
 *
 * @returns One sentence each; none when all is well.
 */
export function findViolations(file: SourceFile): string[] {
  const { imports, methods } = readImports(file)
  const place = getPlace(file.path)
  if (place.layer === 'unknown') return [`${file.path} stands in no layer; see scripts/check/import-rules.ts`]

  const found = [
    ...imports.flatMap((imported) => explain(file.path, place, imported)),
    ...methods.flatMap((name) => explainCall(file.path, place, name) ?? []),
  ]
  return found.map((reason) => `${file.path} ${reason}`)
}

function explain(path: string, place: Place, imported: Import): string[] {
  const { from, names, typeOnly } = imported
  const target = getPlace(from)
  return [
    ...(isBackwards(path, place, target, from) ? [`must not import ${from}: ${direction(place, target)}`] : []),
    ...(isForeignToPackage(place, imported)
      ? [`must not import ${from}: ${place.layer} knows no page and no wallet`]
      : []),
    ...(chainPackages.test(from) && !typeOnly ? names.flatMap((name) => explainCall(path, place, name) ?? []) : []),
    ...(isComponent(path, place) && !typeOnly ? explainAbis(imported) : []),
  ]
}

function isBackwards(path: string, place: Place, target: Place, from: string): boolean {
  if (target.layer === 'package' || startsIndexer(path, target, from)) return false
  if (target.layer === 'scripts' || target.layer === 'testkit') return !mayUseTools(path, place, target)
  if (place.layer === 'e2e') return !mayBeReadByTests(target, from)
  if (place.layer === 'testkit') return !['generated', 'chain', 'send'].includes(target.layer)
  if (!isLayer(place.layer)) return false
  if (!isLayer(target.layer) || getRank(target.layer) > getRank(place.layer)) return true
  return isClosed(place, target)
}

/** Tests of the page start the real indexer. */
function startsIndexer(path: string, target: Place, from: string): boolean {
  return target.layer === 'indexer' && from.includes('/testing/') && isTestCode(path)
}

/** History and the indexer know neither send nor safe, none knows the indexer, and a feature knows no other. */
function isClosed(place: Place, target: Place): boolean {
  if (target.layer === 'indexer') return place.layer !== 'indexer'
  if (place.layer === 'history' || place.layer === 'indexer') return ['send', 'safe'].includes(target.layer)
  return target.layer === 'features' && place.layer === 'features' && target.feature !== place.feature
}

/** Scripts and the kit of the tests are no part of what is shipped. The kit needs no script. */
function mayUseTools(path: string, place: Place, target: Place): boolean {
  if (place.layer === 'testkit') return target.layer === 'testkit'
  return place.layer === 'scripts' || isTestCode(path)
}

/** Browser tests see the page as a user does: of its code they read what they would else have to repeat. */
function mayBeReadByTests(target: Place, from: string): boolean {
  return (
    ['e2e', 'generated', 'chain', 'send', 'safe', 'history', 'lib'].includes(target.layer) ||
    from.includes('features/tokens/kinds/')
  )
}

function direction(place: Place, target: Place): string {
  if (place.feature && target.feature) return 'a feature knows no other'
  return `${target.layer} may not be imported by ${place.layer}`
}

/** Packages run in plain Node: they read the ABIs, which are data; the generated actions and hooks need wagmi. */
function isForeignToPackage({ layer }: Place, { from }: Import): boolean {
  return packageLayers.some((name) => name === layer) && (pagePackages.test(from) || from === '@saleyard/generated')
}

/** A name of viem or wagmi, or a method of one of their clients, that bypasses what is generated. */
function explainCall(path: string, place: Place, name: string): string | undefined {
  if (rawWrites.test(name) && !mayWriteRaw(path, place)) return describeBypass(name)
  if (rawReads.test(name) && isComponent(path, place)) return describeRead(name)
  return undefined
}

/** What users trigger goes through the actions of `generated/`; lib may send plain coins, tests may do anything. */
function mayWriteRaw(path: string, { layer }: Place): boolean {
  return !['features', 'components', 'routes'].includes(layer) || isTestCode(path)
}

/** Whether a file is of React: it asks our contracts by the generated hooks, what it calls by the generated actions. */
function isComponent(path: string, { layer }: Place): boolean {
  if (!['features', 'components', 'routes'].includes(layer) || isTestCode(path)) return false
  return path.endsWith('.tsx') || /^use-.*\.ts$/.test(posix.basename(path))
}

function explainAbis({ from, names }: Import): string[] {
  if (from === '@saleyard/generated') return names.filter((name) => generatedActions.test(name)).map(describeRead)
  if (from !== '@saleyard/generated/abis') return []
  return names.length === 0
    ? [describeRead('all ABIs')]
    : names.filter((name) => name.endsWith('Abi')).map(describeRead)
}

function describeRead(name: string): string {
  return `must not use ${name}: ${hooksRule}`
}

function describeBypass(name: string): string {
  return `must not use ${name}: contracts are written to through @saleyard/generated, plain coins through lib/transactions`
}

/** The layers of web/src. */
const pageLayers = ['lib', 'components', 'features', 'routes', 'main'] as const

/**
 * The layers of packages/ that are shipped. Neither of send and history imports the other, safe imports send alone of these;
 * the indexer is a program.
 */
const packageLayers = ['chain', 'send', 'safe', 'history', 'indexer'] as const

/** The one direction of imports: a layer imports those to its left. */
const layers = ['generated', ...packageLayers, ...pageLayers] as const

type Layer = (typeof layers)[number]

type Place = {
  layer: Layer | 'testkit' | 'e2e' | 'scripts' | 'package' | 'unknown'
  /** Which feature, where it is in one. */
  feature?: string
}

/** Folders and files of web/src that are not named as their layer. */
const layerOf: Record<string, Layer> = {
  dev: 'lib', // development only; left out of a production build
  locales: 'lib',
  routeTree: 'routes',
  styles: 'lib',
  testing: 'lib', // imported by tests only
  'vite-env': 'lib',
}

/** The layer of a path from the repository's root, or of a package's specifier. */
function getPlace(path: string): Place {
  if (path.startsWith('@saleyard/generated') || path.startsWith('generated/')) return { layer: 'generated' }
  if (path.startsWith('web/e2e/')) return { layer: 'e2e' }
  if (path.startsWith('scripts/')) return { layer: 'scripts' }
  if (path.startsWith('web/src/')) return placeInPage(path.split('/').slice(2))
  if (path.startsWith('packages/')) return placeInPackages(path.split('/')[1])
  return { layer: path.startsWith('web/') || path.startsWith('contracts/') ? 'unknown' : 'package' }
}

function placeInPackages(name?: string): Place {
  if (name === 'testkit') return { layer: name }
  return { layer: packageLayers.find((known) => known === name) ?? 'unknown' }
}

function placeInPage([folder = '', second]: string[]): Place {
  if (folder === 'features' && second) return { layer: 'features', feature: second }
  const [name = ''] = folder.split('.')
  const layer = layerOf[name] ?? pageLayers.find((known) => known === name)
  return { layer: layer ?? 'unknown' }
}

/** Position of a layer in the one direction. */
function getRank(layer: Layer): number {
  return layers.indexOf(layer)
}

function isLayer(layer: Place['layer']): layer is Layer {
  return layers.some((name) => name === layer)
}
