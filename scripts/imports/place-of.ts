/** The one direction of imports: what stands further right may import what stands further left. */
const layers = ['generated', 'lib', 'components', 'features', 'routes', 'main'] as const

export type Layer = (typeof layers)[number]

export type Place = {
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
  'vite-env': 'lib',
}

/** Where an import leads to, or a file stands: a path from the repository's root, or a package's specifier. */
export function placeOf(path: string): Place {
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
export function rankOf(layer: Layer): number {
  return layers.indexOf(layer)
}

export function isLayer(layer: Place['layer']): layer is Layer {
  return layers.some((name) => name === layer)
}
