// Finds imports that go against the one direction, and contract writes that bypass the generated code.
import { type Import, readImports, type SourceFile } from './read-imports.ts'

const rawWrites =
  /^(use)?(write|deploy)Contract(s|Sync)?$|^(use)?send(Raw|Prepared)?(Transaction|Calls)(Sync)?$|^signTransaction$/i
const chainPackages = /^(viem|wagmi|@wagmi)(\/|$)/
const shell = /^(react|wagmi|@wagmi|@tanstack|zustand|i18next)([-/]|$)/
const isTest = (path: string) => /\.test\.tsx?$|\/testing\//.test(path)

/**
 * Imports that go against the one direction, and contract writes that bypass `generated/`.
 *
 * @returns One sentence each; none when all is well.
 */
export function findViolations(file: SourceFile): string[] {
  const { imports, methods } = readImports(file)
  const place = getPlace(file.path)
  if (place.layer === 'unknown') return [`${file.path} stands in no layer; see scripts/check/import-rules.ts`]

  const found = [
    ...imports.flatMap((imported) => explain(file.path, place, imported)),
    ...(mayWriteRaw(file.path, place) ? [] : methods.filter((name) => rawWrites.test(name)).map(describeBypass)),
  ]
  return found.map((reason) => `${file.path} ${reason}`)
}

function explain(path: string, place: Place, imported: Import): string[] {
  const target = getPlace(imported.from)
  const rules = [
    isBackwards(path, place, target, imported.from) && `must not import ${imported.from}: ${direction(place, target)}`,
    isForeignToCore(path, imported, target) && `must not import ${imported.from}: a core knows no page and no wallet`,
    ...(isRawWrite(path, place, imported)
      ? imported.names.filter((name) => rawWrites.test(name)).map(describeBypass)
      : []),
  ]
  return rules.filter((rule) => typeof rule === 'string')
}

function isBackwards(path: string, place: Place, target: Place, from: string): boolean {
  if (target.layer === 'package') return false
  if (target.layer === 'scripts') return place.layer !== 'scripts' && place.layer !== 'e2e' && !isTest(path)
  if (place.layer === 'e2e') return !mayBeReadByTests(target, from)
  if (!isLayer(place.layer)) return false
  if (!isLayer(target.layer) || getRank(target.layer) > getRank(place.layer)) return true
  return target.layer === 'features' && place.layer === 'features' && target.feature !== place.feature
}

/** Browser tests see the page as a user does: of its code they read what they would else have to repeat. */
function mayBeReadByTests(target: Place, from: string): boolean {
  return ['e2e', 'generated', 'lib'].includes(target.layer) || from.includes('features/tokens/kinds/')
}

function direction(place: Place, target: Place): string {
  if (place.feature && target.feature) return 'a feature knows no other'
  return `${target.layer} may not be imported by ${place.layer}`
}

/** A core may read the ABIs, which are data; the actions and hooks beside them are not. */
function isForeignToCore(path: string, { from, names, typeOnly }: Import, target: Place): boolean {
  const [core] = /^web\/src\/features\/[^/]+\/core\//.exec(path) ?? []
  if (!core || typeOnly || isTest(path)) return false
  const leavesCore = target.layer === 'features' && !from.startsWith(core)
  const leavesAbis = target.layer === 'generated' && !names.every((name) => name.endsWith('Abi'))
  return leavesCore || leavesAbis || shell.test(from) || target.layer === 'components'
}

function isRawWrite(path: string, place: Place, { from, typeOnly }: Import): boolean {
  return chainPackages.test(from) && !typeOnly && !mayWriteRaw(path, place)
}

/** What users trigger goes through the actions of `generated/`; lib may send plain coins, tests may do anything. */
function mayWriteRaw(path: string, { layer }: Place): boolean {
  return !['features', 'components', 'routes'].includes(layer) || isTest(path)
}

function describeBypass(name: string): string {
  return `must not use ${name}: contracts are written to through @saleyard/generated, plain coins through lib/transactions`
}

/** The one direction of imports: what stands further right may import what stands further left. */
const layers = ['generated', 'lib', 'components', 'features', 'routes', 'main'] as const

type Layer = (typeof layers)[number]

type Place = {
  layer: Layer | 'e2e' | 'scripts' | 'package' | 'unknown'
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

/** Where an import leads to, or a file stands: a path from the repository's root, or a package's specifier. */
function getPlace(path: string): Place {
  if (path.startsWith('@saleyard/generated') || path.startsWith('generated/')) return { layer: 'generated' }
  if (path.startsWith('web/e2e/')) return { layer: 'e2e' }
  if (path.startsWith('scripts/')) return { layer: 'scripts' }
  if (path.startsWith('web/src/')) return placeInPage(path.split('/').slice(2))
  return { layer: path.startsWith('web/') || path.startsWith('contracts/') ? 'unknown' : 'package' }
}

function placeInPage([folder = '', second]: string[]): Place {
  if (folder === 'features' && second) return { layer: 'features', feature: second }
  const [name = ''] = folder.split('.')
  const layer = layerOf[name] ?? layers.find((known) => known === name)
  return { layer: layer ?? 'unknown' }
}

/** How far right a layer stands. */
function getRank(layer: Layer): number {
  return layers.indexOf(layer)
}

function isLayer(layer: Place['layer']): layer is Layer {
  return layers.some((name) => name === layer)
}
