import { onTestFinished } from 'vitest'
import { type HttpAnswer, startHttpServer } from '@/lib/testing/start-http-server.ts'

/** A server that stops with the test. */
export async function serve(answer: (path: string, body: string) => HttpAnswer) {
  const server = await startHttpServer(answer)
  onTestFinished(server.stop)
  return server
}
