import { loadEnv, type Plugin } from 'vite'
import { type HostRule, hostRules } from './host-rules.ts'

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
