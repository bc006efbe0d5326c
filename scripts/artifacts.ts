// Reads what forge has built: ABIs, creation codes, the addresses that follow from them, and the custom errors of our contracts.
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { UserError } from '@saleyard/testkit/processes/user-error.ts'
import { repositoryRoot } from '@saleyard/testkit/repository-root.ts'
import { type Abi, type Address, getContractAddress, type Hex } from 'viem'

/**
 * What forge built of a contract. Give the ABI's type from `generated/`, so that a changed ABI stops compiling here too.
 *
 * @throws UserError when the contracts are not built.
 */
export function readArtifact<TAbi extends Abi>(name: string): { abi: TAbi; bytecode: Hex } {
  try {
    const path = join(repositoryRoot, `contracts/out/${name}.sol/${name}.json`)
    const { abi, bytecode } = JSON.parse(readFileSync(path, 'utf8'))
    return { abi, bytecode: bytecode.object }
  } catch (cause) {
    throw new UserError(`The contract ${name} is not built. Run: make contracts`, { cause })
  }
}

/** The deterministic deployer: it is at this address on nearly every chain, and creates what it is sent with CREATE2. */
export const deployer: Address = '0x4e59b44847b379578588920cA78FbF26c0B4956C'

/** Salt of every CREATE2 address. An address depends on its code, so only our code can be there, and another salt gains nothing. */
export const salt: Hex = `0x${'00'.repeat(32)}`

/**
 * Folders of contracts/src whose contracts are deployed once per chain; tokens are created by their factories. In this order:
 * the seeder asks for the lock factory's code, factories of taxed tokens for their vaults'.
 */
const folders = ['locks', 'liquidity', 'factories', 'multisend']

/** Contracts of these folders that a factory creates. */
const created = ['TokenLock']

/** Contracts that other contracts delegate to; they are never called at their own addresses. */
const implementations = ['BabyVault', 'BuybackBabyVault', 'TokenVault']

/** {@link readDeployments} without what is only delegated to: what a generated hook may take for the contract's address. */
export function readCallableDeployments(): Record<string, Address> {
  return Object.fromEntries(Object.entries(readDeployments()).filter(([name]) => !implementations.includes(name)))
}

/**
 * Addresses of our contracts, the same on every chain, computed from the built bytecode.
 *
 * @param root The repository, where the caller does not run in it.
 * @returns Contract name to address. Abstract contracts have no bytecode and are left out.
 */
export function readDeployments(root = '.'): Record<string, Address> {
  return Object.fromEntries(
    folders
      .flatMap((folder) => readdirSync(join(root, 'contracts/src', folder)))
      .map((file) => file.replace('.sol', ''))
      .filter((name) => !created.includes(name))
      .map((name) => [name, readBytecode(root, name)] as const)
      .filter(([, bytecode]) => bytecode !== '0x')
      .map(([name, bytecode]) => [name, getContractAddress({ opcode: 'CREATE2', from: deployer, salt, bytecode })]),
  )
}

function readBytecode(root: string, name: string): Hex {
  return JSON.parse(readFileSync(join(root, `contracts/out/${name}.sol/${name}.json`), 'utf8')).bytecode.object
}

/** Together they have every custom error that a contract of ours can end with; the others have none besides. */
const contracts = [
  'MultiSender',
  'StandardTokenFactory',
  'StandardToken',
  'LiquidityGeneratorTokenFactory',
  'LiquidityGeneratorToken',
  'BabyTokenFactory',
  'BabyToken',
  'BuybackBabyVault',
  'LiquiditySeeder',
  'TokenLockFactory',
  'TokenLock',
]

/** The custom errors of our contracts, each once, by name. */
export function readContractErrors(): Abi {
  const errors = contracts.flatMap((name) => readArtifact<Abi>(name).abi).filter(({ type }) => type === 'error')
  const unique = new Map(errors.map((error) => [JSON.stringify(error), error]))
  return [...unique].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, error]) => error)
}
