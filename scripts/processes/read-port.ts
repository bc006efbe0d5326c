import { UserError } from './user-error.ts'

/** @throws UserError when the variable is there and is no port. */
export function readPort(variable: string, otherwise: number): number {
  const text = process.env[variable]
  if (!text) return otherwise
  const port = Number(text)
  if (!Number.isInteger(port) || port < 1 || port > 65_535)
    throw new UserError(`${variable} must be a port, a whole number from 1 to 65535, and not "${text}".`)
  return port
}
