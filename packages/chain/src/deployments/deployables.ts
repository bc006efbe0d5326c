// Lists the contracts that are deployed once per network, what each needs before it, and the call that deploys it.

import { deployer, type deployments } from '@saleyard/generated/deployments'
import { type Address, concat, type Hex } from 'viem'

/** A contract that is deployed once per network. */
export type DeployableName = keyof typeof deployments

type Deployable = {
  /** Contracts that must be deployed before: factories of taxed tokens require their vaults' code, the seeder the lock factory's. */
  needs: readonly DeployableName[]
  /** Loads the creation code, a chunk of its own that is downloaded only for a deployment. */
  load: () => Promise<{ creationCode: CreationCode }>
}

/** All contracts that the page can deploy. Names, addresses and code are those of `generated/`. */
export const deployables: Readonly<Record<DeployableName, Deployable>> = {
  MultiSender: {
    needs: [],
    load: () => import('@saleyard/generated/creation-codes/multi-sender'),
  },
  StandardTokenFactory: {
    needs: [],
    load: () => import('@saleyard/generated/creation-codes/standard-token-factory'),
  },
  TokenLockFactory: {
    needs: [],
    load: () => import('@saleyard/generated/creation-codes/token-lock-factory'),
  },
  LiquiditySeeder: {
    needs: ['TokenLockFactory'],
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

/** Lists the contract and its dependencies in deployment order; the contract itself comes last. */
export function listDependencies(name: DeployableName): DeployableName[] {
  return [...new Set([...deployables[name].needs.flatMap(listDependencies), name])]
}

export type CreationCode = { salt: Hex; initCode: Hex }

/** Builds the call that creates a contract at the address that follows from its salt and init code. */
export function toDeployCall({ salt, initCode }: CreationCode): { to: Address; data: Hex } {
  return { to: deployer, data: concat([salt, initCode]) }
}
