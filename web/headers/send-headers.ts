import { loadEnv, type Plugin } from 'vite'
import { pageHeaders } from './page-headers.ts'

/**
 * Writes the headers into the build as `_headers`, which hosts such as Netlify and Cloudflare Pages read, and sends them
 * with `vite preview`. The server for development sends none: it writes scripts into the page.
 */
export function sendHeaders(): Plugin {
  let headers: Record<string, string> = {}
  return {
    name: 'saleyard:send-headers',
    config({ envDir }, { mode }) {
      headers = pageHeaders(loadEnv(mode, envDir || process.cwd()))
      return { preview: { headers } }
    },
    generateBundle() {
      const lines = Object.entries(headers).map(([name, value]) => `  ${name}: ${value}\n`)
      this.emitFile({ type: 'asset', fileName: '_headers', source: `/*\n${lines.join('')}` })
    },
  }
}
