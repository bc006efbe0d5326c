// Writes the headers into the build for hosts that read them, and sends them with `vite preview`.
import { loadEnv, type Plugin } from 'vite'
import { pageHeaders } from './page-headers.ts'

/** A page's own addresses are answered by the page, unless a file is there. Cloudflare does so by itself and passes it over. */
const redirects = '/* /index.html 200\n'

/**
 * Writes `_headers` and `_redirects` into the build, which hosts such as Netlify and Cloudflare Pages read, and sends the headers
 * with `vite preview`. The server for development sends none: it writes scripts into the page.
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

/** Headers by name for a path, or for all that begins with what stands before its `*`. */
type HostRule = { path: string; headers: Record<string, string> }

/** Where the build puts what carries a hash of its contents in its name. Pictures that keep their names stand elsewhere. */
export const builtFolder = 'built'

/**
 * What hosts must send with which address. Where two rules fit, Cloudflare sends both values of a header in one, so that no
 * header stands in two of them: everything else is left to what both hosts send by themselves, `max-age=0, must-revalidate`.
 *
 * @param settings Those of the build, by variable.
 */
function hostRules(settings: Record<string, string>): HostRule[] {
  return [
    { path: '/*', headers: pageHeaders(settings) },
    { path: `/${builtFolder}/*`, headers: { 'Cache-Control': 'public, max-age=31536000, immutable' } },
  ]
}
