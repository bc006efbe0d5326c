import { type Address, encodeAbiParameters, erc20Abi, type Hex, keccak256, maxUint256, numberToHex } from 'viem'
import { deployDeterministic } from '../local-chain/deploy-deterministic.ts'
import { account0, type LocalClient } from '../local-chain/local-client.ts'
import { readArtifact } from '../read-artifact.ts'
import { compileBenchToken } from './compile-bench-token.ts'

export type Bench = { client: LocalClient; multiSender: Address; token: Address }

/** A sender with coins, tokens and an infinite allowance, and holders who have something already. */
export async function prepareChain(client: LocalClient, holders: Address[]): Promise<Bench> {
  const multiSender = await deployDeterministic(client, readArtifact('MultiSender').bytecode)
  const token = await createToken(client)
  await client.writeContract({
    address: token,
    abi: erc20Abi,
    functionName: 'approve',
    args: [multiSender, maxUint256],
  })

  for (const address of holders) {
    await client.setBalance({ address, value: 1n })
    await client.setStorageAt({ address: token, index: balanceSlot(address), value: numberToHex(1n, { size: 32 }) })
  }
  await client.setAutomine(false) // each measured transaction is mined by hand
  return { client, multiSender, token }
}

async function createToken(client: LocalClient): Promise<Address> {
  const hash = await client.sendTransaction({ data: compileBenchToken() })
  const { contractAddress } = await client.waitForTransactionReceipt({ hash })
  if (!contractAddress) throw new Error('The token was not created')
  await client.setBalance({ address: account0, value: 10n ** 24n })
  return contractAddress
}

/** OpenZeppelin's ERC20 keeps its balances in a mapping at slot 0. */
function balanceSlot(holder: Address): Hex {
  return keccak256(encodeAbiParameters([{ type: 'address' }, { type: 'uint256' }], [holder, 0n]))
}
