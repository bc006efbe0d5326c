import { type Address, getAddress, isAddress } from 'viem'

/** The accounts among whatever a wallet calls its accounts, each once. None where none can be read. */
export function readAccounts(value: unknown): readonly Address[] {
  if (!Array.isArray(value)) return []
  const addresses = value.filter((each): each is Address => isAddress(each, { strict: false }))
  return [...new Set(addresses.map((each) => getAddress(each)))]
}
