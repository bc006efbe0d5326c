import { deployments } from '@saleyard/generated/deployments'
import { type Address, isAddressEqual } from 'viem'
import { getChain } from '@/lib/chains.ts'

type Published = keyof typeof deployments

/** Which contract of ours is published at this address; nothing where none is. */
export function findPublished(address: Address): Published | undefined {
  return (Object.keys(deployments) as Published[]).find((name) => isAddressEqual(deployments[name], address))
}

/** What people call the contract at an address: ours, or the router of an exchange. Nothing where it has no name here. */
export function findContractName(chainId: number, address: Address): string | undefined {
  const published = findPublished(address)
  if (published) return `Saleyard ${published}`
  const router = Object.entries(getChain(chainId).routers).find(([, each]) => each && isAddressEqual(each, address))
  return router?.[0]
}
