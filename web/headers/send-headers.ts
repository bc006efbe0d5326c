// Writes the headers into the build for hosts that read them, and sends them with `vite preview`.
import { loadEnv, type Plugin } from 'vite'
import { pageHeaders } from './page-headers.ts'

/** The page answers its own URLs, unless a file exists there. Cloudflare does so by itself and ignores this file. */
const redirects = '/* /index.html 200\n'

/**
 * Vite plugin that writes `_headers` and `_redirects` into the build, which hosts such as Netlify and Cloudflare Pages
 * read, and sends the headers with `vite preview`. The development server sends none: it writes scripts into the page.
 */
export function sendHeaders(): Plugin {
  let rules: HostRule[] = []
  return {
    name: 'saleyard:send-headers',
    config({ envDir }, { mode }) {
      rules = hostRules(loadEnv(mode, envDir || process.cwd()))
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
    },
  }
}

function writeRule({ path, headers }: HostRule): string {
  return [path, ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`), ''].join('\n')
}

/** Headers by name for a path, or for all paths with the part before its `*` as prefix. */
type HostRule = { path: string; headers: Record<string, string> }

/** Folder of the build for files with a content hash in their name. Pictures that keep their names are elsewhere. */
export const builtFolder = 'built'

/**
 * Returns the headers that hosts must send with each path. If two rules match, Cloudflare joins both values of a
 * header, so no header may be in two of them: everything else has the default of both hosts, `max-age=0,
 * must-revalidate`.
 *
 * @param settings The build's settings, by variable.
 */
function hostRules(settings: Record<string, string>): HostRule[] {
  return [
    { path: '/*', headers: pageHeaders(settings) },
    { path: `/${builtFolder}/*`, headers: { 'Cache-Control': 'public, max-age=31536000, immutable' } },
  ]
}
