// Starts an HTTP server on a free port that answers as the test says and records the paths it was asked for.

import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

export type HttpAnswer = { status?: number; body: string }

/** A server of a test's own on a free port; it notes what it was asked. */
export async function startHttpServer(answer: (path: string, body: string) => HttpAnswer | Promise<HttpAnswer>) {
  const paths: string[] = []
  const server = createServer(async (request, response) => {
    paths.push(request.url ?? '')
    let body = ''
    for await (const part of request) body += part
    const { status = 200, body: text } = await answer(request.url ?? '', body)
    response.writeHead(status, { 'content-type': 'application/json', 'access-control-allow-origin': '*' }).end(text)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    paths: paths as readonly string[],
    async stop() {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}
