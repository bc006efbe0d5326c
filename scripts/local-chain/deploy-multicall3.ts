import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import type { Address, Hex } from 'viem'
import type { LocalClient } from './local-client.ts'

/** Where Multicall3 is on every public chain, by a transaction that was signed before EIP-155. */
const multicall3: Address = '0xcA11bde05977b3631167028862bE2a173976CA11'

/** Puts Multicall3 at its address: its constructor is run by a call, and what it returns becomes the account's code. */
export async function deployMulticall3(client: LocalClient): Promise<Address> {
  if (await client.getCode({ address: multicall3 })) return multicall3

  const { data } = await client.call({ data: readCreationCode() })
  if (!data) throw new Error('The constructor of Multicall3 returned no code')
  await client.setCode({ address: multicall3, bytecode: data })
  return multicall3
}

/** viem carries the bytecode for its deployless calls, but names it in none of its entry points. */
function readCreationCode(): Hex {
  const require = createRequire(import.meta.url)
  return require(join(dirname(require.resolve('viem')), 'constants/contracts.js')).multicall3Bytecode
}
