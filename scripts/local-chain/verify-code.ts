import type { Address } from 'viem'
import type { LocalClient } from './local-client.ts'

/**
 * Verify before driving: a missing contract is named here, and not guessed from an empty read later.
 *
 * @throws Naming every address that has no code.
 */
export async function verifyCode(client: LocalClient, addresses: Record<string, Address>): Promise<void> {
  const codes = await Promise.all(
    Object.entries(addresses).map(async ([name, address]) => ({
      place: `${name} at ${address}`,
      code: await client.getCode({ address }),
    })),
  )
  const missing = codes.filter(({ code }) => !code).map(({ place }) => place)
  if (missing.length > 0) throw new Error(`The local chain has no code for ${missing.join(', ')}`)
}
