// Finds a free port, and makes sure that a chosen one is free.

import { type AddressInfo, createServer } from 'node:net'
import { UserError } from './user-error.ts'

/**
 * Makes sure that no process listens on a port of this machine. A process that does is left running.
 *
 * @param port 1 to 65535.
 * @param variable Environment variable by which the reader chooses another port.
 * @throws UserError naming the port and the variable.
 */
export async function assertPortFree(port: number, variable: string): Promise<void> {
  const server = createServer()
  try {
    await new Promise<void>((resolve, reject) => {
      server.once('error', reject)
      server.listen({ port, host: '127.0.0.1', exclusive: true }, resolve)
    })
  } catch (error) {
    if (!isBusy(error)) throw error
    throw new UserError(
      `Port ${port} is in use by another program, which is left alone. Stop it, or choose another port: ${variable}=${port + 1}`,
    )
  }
  await new Promise((resolve) => server.close(resolve))
}

function isBusy(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'EADDRINUSE'
}

/** Returns a port that no process listens on at this moment. */
export async function freePort(): Promise<number> {
  const server = createServer()
  await new Promise<void>((resolve) => server.listen({ port: 0, host: '127.0.0.1' }, resolve))
  const { port } = server.address() as AddressInfo
  await new Promise((resolve) => server.close(resolve))
  return port
}
