// Checks on chain whether a contract, its dependencies and the deployer are deployed, and what prevents a deployment.

import { AppError } from '@saleyard/chain/errors/app-error.ts'
import { codeHashes } from '@saleyard/generated/code-hashes'
import { deployer, deployments } from '@saleyard/generated/deployments'
import { type Address, type Client, type Hash, keccak256 } from 'viem'
import { getCode } from 'viem/actions'
import { type DeployableName, listDependencies } from './deployables.ts'

/** `foreign`: the address has code, but not the expected one. */
export type CodeState = 'expected' | 'missing' | 'foreign'

export type DeploymentCheck = {
  deployer: CodeState
  /** In deployment order: dependencies first, the requested contract last. */
  contracts: { name: DeployableName; address: Address; state: CodeState }[]
}

/** Hash of the deployer's code: github.com/Arachnid/deterministic-deployment-proxy. */
const deployerCodeHash = '0x2fa86add0aed31f33a762c9d88e807c475bd51d0f52bd0955754b2608f7e4989'

/**
 * Reads the state of a contract, of its dependencies and of the deployer on chain.
 *
 * @throws When the node does not answer.
 */
export async function checkDeployments(client: Client, name: DeployableName): Promise<DeploymentCheck> {
  const [deployerState, contracts] = await Promise.all([
    readState(client, deployer, deployerCodeHash),
    Promise.all(
      listDependencies(name).map(async (needed) => {
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

/** Finds what prevents every deployment: `deployerMissing`, or `codeUnexpected` of the deployer or of a contract. */
export function findObstacle({ deployer: state, contracts }: DeploymentCheck, network: string): AppError | undefined {
  if (state === 'missing') return new AppError('deployerMissing', { values: { network } })
  const foreign = contracts.find((contract) => contract.state === 'foreign')
  const address = state === 'foreign' ? deployer : foreign?.address
  return address && new AppError('codeUnexpected', { values: { address } })
}

/**
 * Asserts that the requested contract, the last of the check, can be deployed now.
 *
 * @param network Title of the network, for the sentence.
 * @throws AppError `deployerMissing`, `codeUnexpected`, `deployedAlready`, `deployNeeds`.
 */
export function assertDeployable(check: DeploymentCheck, network: string): void {
  const obstacle = findObstacle(check, network)
  if (obstacle) throw obstacle

  const requested = check.contracts.at(-1)
  const missing = check.contracts.find(({ state }) => state === 'missing')
  const contract = requested?.name ?? ''
  if (!missing) throw new AppError('deployedAlready', { values: { contract, network } })
  if (missing !== requested) throw new AppError('deployNeeds', { values: { contract, needed: missing.name, network } })
}
