import { once } from 'node:events'
import { existsSync, readFileSync, statSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { extname, join, normalize } from 'node:path'
import { gzipSync } from 'node:zlib'

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
const packed = ['.png', '.webp', '.woff2']

export type CompressedSite = { url: string; stop: () => Promise<void> }

/** Serves a built page as a host does: compressed, built files kept for a year, every other path answered by the page. */
export async function serveCompressed(folder: string): Promise<CompressedSite> {
  const server = createServer((request, response) => {
    const file = find(folder, new URL(request.url ?? '/', 'http://localhost').pathname)
    const extension = extname(file)
    const isCompressed = !packed.includes(extension)
    const body = readFileSync(file)
    response
      .writeHead(200, {
        'Content-Type': types[extension] ?? 'application/octet-stream',
        'Cache-Control': extension === '.html' ? 'no-cache' : 'public, max-age=31536000, immutable',
        ...(isCompressed && { 'Content-Encoding': 'gzip' }),
      })
      .end(isCompressed ? gzipSync(body) : body)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, stop: () => close(server) }
}

/** The file that is meant, or the page; nothing outside of the folder. */
function find(folder: string, path: string): string {
  const file = join(folder, normalize(decodeURIComponent(path)))
  const isFile = file.startsWith(folder) && existsSync(file) && statSync(file).isFile()
  return isFile ? file : join(folder, 'index.html')
}

async function close(server: Server): Promise<void> {
  server.closeAllConnections()
  server.close()
  await once(server, 'close')
}
