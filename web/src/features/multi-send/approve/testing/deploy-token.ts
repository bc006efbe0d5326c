import { compileSolidity } from '@saleyard/testkit/chain/compile-solidity.ts'
import type { LocalClient } from '@saleyard/testkit/chain/local-client.ts'
import type { Address, Hex } from 'viem'

/** Compiled once per test file; PermitTokens.sol describes the tokens. */
let codes: Record<string, Hex> | undefined

/** Deploys a token of PermitTokens.sol; account 0 gets a million of it. */
export async function deployToken(client: LocalClient, name: string): Promise<Address> {
  codes ??= compileSolidity('web/src/features/multi-send/approve/testing/PermitTokens.sol')
  const data = codes[name]
  if (!data) throw new Error(`There is no ${name}`)
  const hash = await client.sendTransaction({ data })
  const { contractAddress } = await client.waitForTransactionReceipt({ hash })
  if (!contractAddress) throw new Error(`${name} was not created`)
  return contractAddress
}
