// Lists the contracts that are deployed once per network, what each needs before it, and the call that deploys it.

import { deployer, type deployments } from '@saleyard/generated/deployments'
import { type Address, concat, type Hex } from 'viem'

/** A contract that is deployed once per network. */
export type DeployableName = keyof typeof deployments

type Deployable = {
  /** What must be there before; factories of taxed tokens ask for the code of their vaults. */
  needs: readonly DeployableName[]
  /** A file of its own, which only those load who deploy it. */
  load: () => Promise<{ creationCode: CreationCode }>
}

/** Everything that can be deployed from the page. Names, addresses and code are those of `generated/`. */
export const deployables: Readonly<Record<DeployableName, Deployable>> = {
  MultiSender: {
    needs: [],
    load: () => import('@saleyard/generated/creation-codes/multi-sender'),
  },
  StandardTokenFactory: {
    needs: [],
    load: () => import('@saleyard/generated/creation-codes/standard-token-factory'),
  },
  LiquiditySeeder: {
    needs: [],
    load: () => import('@saleyard/generated/creation-codes/liquidity-seeder'),
  },
  TokenVault: {
    needs: [],
    load: () => import('@saleyard/generated/creation-codes/token-vault'),
  },
  LiquidityGeneratorTokenFactory: {
    needs: ['TokenVault'],
    load: () => import('@saleyard/generated/creation-codes/liquidity-generator-token-factory'),
  },
  BabyVault: {
    needs: [],
    load: () => import('@saleyard/generated/creation-codes/baby-vault'),
  },
  BabyTokenFactory: {
    needs: ['BabyVault'],
    load: () => import('@saleyard/generated/creation-codes/baby-token-factory'),
  },
  BuybackBabyVault: {
    needs: [],
    load: () => import('@saleyard/generated/creation-codes/buyback-baby-vault'),
  },
  BuybackBabyTokenFactory: {
    needs: ['BuybackBabyVault'],
    load: () => import('@saleyard/generated/creation-codes/buyback-baby-token-factory'),
  },
}

/** The contract and all that it needs, in the order in which they can be deployed: itself comes last. */
export function listDependencies(name: DeployableName): DeployableName[] {
  return [...new Set([...deployables[name].needs.flatMap(listDependencies), name])]
}

export type CreationCode = { salt: Hex; initCode: Hex }

/** What is sent to create a contract at the address that follows from its salt and init code. */
export function toDeployCall({ salt, initCode }: CreationCode): { to: Address; data: Hex } {
  return { to: deployer, data: concat([salt, initCode]) }
}
