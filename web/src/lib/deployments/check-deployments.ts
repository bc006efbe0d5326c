import { codeHashes } from '@saleyard/generated/code-hashes'
import { deployer, deployments } from '@saleyard/generated/deployments'
import { type Address, type Client, type Hash, keccak256 } from 'viem'
import { getCode } from 'viem/actions'
import type { DeployableName } from './deployables.ts'
import { listNeeded } from './list-needed.ts'

/** `foreign`: there is code, but not the one that belongs there. */
export type CodeState = 'expected' | 'missing' | 'foreign'

export type DeploymentCheck = {
  deployer: CodeState
  /** The contract asked for last, what it needs before it. */
  contracts: { name: DeployableName; address: Address; state: CodeState }[]
}

/** Of the deployer's code: github.com/Arachnid/deterministic-deployment-proxy. */
const deployerCodeHash = '0x2fa86add0aed31f33a762c9d88e807c475bd51d0f52bd0955754b2608f7e4989'

/** Looks on the chain whether a contract is there, all that it needs, and what could deploy it. Throws when it does not answer. */
export async function checkDeployments(client: Client, name: DeployableName): Promise<DeploymentCheck> {
  const [deployerState, contracts] = await Promise.all([
    readState(client, deployer, deployerCodeHash),
    Promise.all(
      listNeeded(name).map(async (needed) => {
        const address = deployments[needed]
        return { name: needed, address, state: await readState(client, address, codeHashes[needed]) }
      }),
    ),
  ])
  return { deployer: deployerState, contracts }
}

async function readState(client: Client, address: Address, expected: Hash): Promise<CodeState> {
  const code = await getCode(client, { address })
  if (!code) return 'missing'
  return keccak256(code) === expected ? 'expected' : 'foreign'
}
