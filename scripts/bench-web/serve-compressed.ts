import { once } from 'node:events'
import { existsSync, readFileSync, statSync } from 'node:fs'
import { createSecureServer, type Http2SecureServer } from 'node:http2'
import type { AddressInfo } from 'node:net'
import { extname, join, normalize } from 'node:path'
import { gzipSync } from 'node:zlib'
import { generate } from 'selfsigned'

const types: Record<string, string> = {
  '.css': 'text/css',
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.json': 'application/json',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
}
const precompressed = ['.png', '.webp', '.woff2']

type CachedResponse = { headers: Record<string, string>; body: Buffer }

type CompressedSite = { url: string; stop: () => Promise<void> }

/**
 * Serves a built page as a host does: compressed, over HTTP/2, with the headers of the build's `_headers`. A file without a
 * caching header there is revalidated at each request; every other path is answered with the page. The certificate is made for
 * this server: the client must accept it unverified.
 */
export async function serveCompressed(folder: string): Promise<CompressedSite> {
  const { private: key, cert } = await generate([{ name: 'commonName', value: '127.0.0.1' }], { algorithm: 'sha256' })
  const answers = new Map<string, CachedResponse>()
  const headersOf = readHeaders(folder)
  const server = createSecureServer({ key, cert, allowHTTP1: true }, (request, response) => {
    const { pathname } = new URL(request.url, 'https://localhost')
    const file = find(folder, pathname)
    const { headers, body } = answers.get(file) ?? readResponse(file)
    answers.set(file, { headers, body })
    response.writeHead(200, { ...headers, ...headersOf(pathname) })
    response.end(body)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return { url: `https://127.0.0.1:${(server.address() as AddressInfo).port}`, stop: () => close(server) }
}

function readResponse(file: string): CachedResponse {
  const extension = extname(file)
  const isCompressed = !precompressed.includes(extension)
  const body = readFileSync(file)
  return {
    headers: {
      'Content-Type': types[extension] ?? 'application/octet-stream',
      'Cache-Control': 'no-cache',
      ...(isCompressed && { 'Content-Encoding': 'gzip' }),
    },
    body: isCompressed ? gzipSync(body) : body,
  }
}

/** The file that is meant, or the page; nothing outside of the folder. */
function find(folder: string, path: string): string {
  const file = join(folder, normalize(decodeURIComponent(path)))
  const isFile = file.startsWith(folder) && existsSync(file) && statSync(file).isFile()
  return isFile ? file : join(folder, 'index.html')
}

async function close(server: Http2SecureServer): Promise<void> {
  server.close()
  await once(server, 'close')
}

type Headers = Record<string, string>

/**
 * What a built page's `_headers` wants sent with an address, read as hosts read it: paths, each with its headers below it, moved
 * in. All rules that fit count.
 */
function readHeaders(folder: string): (path: string) => Headers {
  const rules: { path: string; headers: Headers }[] = []
  for (const line of readFileSync(join(folder, '_headers'), 'utf8').trimEnd().split('\n')) {
    const [, name, value] = /^\s+([^:]+): (.+)$/.exec(line) ?? []
    const rule = rules.at(-1)
    if (!name || !value) rules.push({ path: line, headers: {} })
    else if (rule) rule.headers[name] = value
  }
  return (asked) =>
    Object.assign({}, ...rules.filter(({ path }) => fits(path, asked)).map(({ headers }) => headers)) as Headers
}

const fits = (path: string, asked: string) =>
  path.endsWith('*') ? asked.startsWith(path.slice(0, -1)) : asked === path
