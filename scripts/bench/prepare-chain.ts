// Prepares a chain for the benchmark: a sender with coins, tokens and an infinite allowance, and recipients that hold some already.

import { deployDeterministic } from '@saleyard/testkit/chain/deploy-contracts.ts'
import { account0, type LocalClient } from '@saleyard/testkit/chain/local-client.ts'
import { deployPermit2 } from '@saleyard/testkit/chain/permit2.ts'
import { readArtifact } from '@scripts/artifacts.ts'
import { type Address, encodeAbiParameters, erc20Abi, type Hex, keccak256, maxUint256, numberToHex } from 'viem'
import { compileContract } from './compile-contract.ts'

export type Bench = {
  client: LocalClient
  multiSender: Address
  token: Address
  permit2: Address
  /** ERC-7821: what an account runs that sends several calls in one transaction (EIP-7702). */
  batchExecutor: Address
}

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
  const permit2 = await deployPermit2(client)
  const batchExecutor = await deployDeterministic(client, compileContract('solady/src/accounts/ERC7821.sol'))

  for (const address of holders) {
    await client.setBalance({ address, value: 1n })
    await client.setStorageAt({ address: token, index: balanceSlot(address), value: numberToHex(1n, { size: 32 }) })
  }
  await client.setAutomine(false) // each measured transaction is mined by hand
  return { client, multiSender, token, permit2, batchExecutor }
}

async function createToken(client: LocalClient): Promise<Address> {
  const hash = await client.sendTransaction({ data: compileContract('./BenchToken.sol') })
  const { contractAddress } = await client.waitForTransactionReceipt({ hash })
  if (!contractAddress) throw new Error('The token was not created')
  await client.setBalance({ address: account0, value: 10n ** 24n })
  return contractAddress
}

/** OpenZeppelin's ERC20 keeps its balances in a mapping at slot 0. */
function balanceSlot(holder: Address): Hex {
  return keccak256(encodeAbiParameters([{ type: 'address' }, { type: 'uint256' }], [holder, 0n]))
}
