import { type Address, createWalletClient, http } from 'viem'
import { foundry } from 'viem/chains'
import type { Config } from 'wagmi'
import { waitForTransactionReceipt } from 'wagmi/actions'

/** Deploys a contract that refuses coin and every other call. */
export async function deployRejecting(config: Config, account: Address, rpcUrl: string): Promise<Address> {
  const wallet = createWalletClient({ account, chain: foundry, transport: http(rpcUrl) })
  // PUSH5 60006000fd, MSTORE, RETURN the five bytes.
  const hash = await wallet.sendTransaction({ data: '0x6460006000fd6000526005601bf3' })
  const { contractAddress } = await waitForTransactionReceipt(config, { chainId: foundry.id, hash })
  if (!contractAddress) throw new Error('The contract was not created')
  return contractAddress
}
