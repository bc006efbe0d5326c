// Reads what the descriptors are built from: the generated ABIs, and the addresses of contracts on the networks of the page.
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { createNetworks } from '@saleyard/chain/networks/networks.ts'
import { repositoryRoot } from '@saleyard/testkit/repository-root.ts'
import type { Abi, Address } from 'viem'
import type { Deployment, Sources } from './build-descriptors.ts'
import { descriptorTexts } from './descriptor-texts.ts'

/** @param folder Of the generated code, from the repository's root. */
export async function readDescriptorSources(folder = 'generated'): Promise<Sources> {
  const exported: Record<string, unknown> = await import(pathToFileURL(join(repositoryRoot, folder, 'abis.ts')).href)
  const find = (name: string) => Object.entries(exported).find(([key]) => key.toLowerCase() === name.toLowerCase())?.[1]
  const chains = createNetworks({ chainIds: [1] }).knownChains.filter(({ retired }) => !retired)
  const everywhere = (address: Address): Deployment[] => chains.map(({ id }) => ({ chainId: id, address }))

  const names = Object.keys(descriptorTexts)
  const own = names.flatMap((name) => {
    const address = find(`${name}Address`) as Address | undefined
    return address ? [[name, everywhere(address)] as const] : []
  })
  const routers = chains.flatMap(({ id, routers }) =>
    Object.values(routers).map((address) => ({ chainId: id, address })),
  )
  return {
    abis: Object.fromEntries(names.map((name) => [name, find(`${name}Abi`) as Abi])),
    deployments: { ...Object.fromEntries(own), UniswapV2Router: routers },
  }
}
