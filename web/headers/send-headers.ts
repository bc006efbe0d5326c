// Writes the headers into the build for hosts that read them, and sends them with `vite preview`.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { loadEnv, type Plugin } from 'vite'
import { framingOrigins, pageHeaders } from './page-headers.ts'

/** The page answers its own URLs, unless a file exists there. Cloudflare does so by itself and ignores this file. */
const redirects = '/* /index.html 200\n'

/**
 * Vite plugin that writes `_headers` and `_redirects` into the build, which hosts such as Netlify and Cloudflare Pages
 * read, and sends the headers with `vite preview`. The development server sends none: it writes scripts into the page.
 */
export function sendHeaders(): Plugin {
  let rules: HostRule[] = []
  let root = ''
  return {
    name: 'saleyard:send-headers',
    config({ envDir }, { mode }) {
      rules = hostRules(loadEnv(mode, envDir || process.cwd()))
    },
    configResolved(config) {
      root = config.root
    },
    configurePreviewServer({ middlewares }) {
      middlewares.use(({ url = '/' }, response, next) => {
        const fitting = rules.filter(({ path }) => url.startsWith(path.replace('*', '')))
        response.setHeaders(new Headers(fitting.flatMap(({ headers }) => Object.entries(headers))))
        next()
      })
    },
    generateBundle() {
      this.emitFile({ type: 'asset', fileName: '_headers', source: rules.map(writeRule).join('') })
      this.emitFile({ type: 'asset', fileName: '_redirects', source: redirects })
      if (!rules.some(({ path }) => path === `/${safeManifest}`)) return
      const source = describeApp(readFileSync(join(root, 'public/manifest.webmanifest'), 'utf8'))
      this.emitFile({ type: 'asset', fileName: safeManifest, source })
    },
  }
}

/** The form in which Safe's page reads it; copying an address or a list is all that this page asks of the frame. */
function describeApp(manifest: string): string {
  const { name, description } = JSON.parse(manifest)
  const app = {
    name,
    description,
    iconPath: 'assets/images/logo/icon-256.png',
    safe_apps_permissions: ['clipboard-write'],
  }
  return `${JSON.stringify(app)}\n`
}

function writeRule({ path, headers }: HostRule): string {
  return [path, ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`), ''].join('\n')
}

/** Headers by name for a path, or for all paths with the part before its `*` as prefix. */
type HostRule = { path: string; headers: Record<string, string> }

/** Where Safe's page looks for an app's name and picture. */
const safeManifest = 'manifest.json'

/** Folder of the build for files with a content hash in their name. Pictures that keep their names are elsewhere. */
export const builtFolder = 'built'

/**
 * Returns the headers that hosts must send with each path. If two rules match, Cloudflare joins both values of a
 * header, so no header may be in two of them: everything else has the default of both hosts, `max-age=0,
 * must-revalidate`.
 *
 * @param settings The build's settings, by variable.
 */
export function hostRules(settings: Record<string, string>): HostRule[] {
  return [
    { path: '/*', headers: pageHeaders(settings) },
    { path: `/${builtFolder}/*`, headers: { 'Cache-Control': 'public, max-age=31536000, immutable' } },
    // Safe's page reads it before it frames this one; it reads nothing else.
    ...(framingOrigins(settings)
      ? [{ path: `/${safeManifest}`, headers: { 'Access-Control-Allow-Origin': '*' } }]
      : []),
  ]
}
