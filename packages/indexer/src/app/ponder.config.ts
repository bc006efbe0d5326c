// What is indexed: everything that our factories create, on every configured network, and the tokens that settings name.

import {
  babyTokenAbi,
  babyTokenFactoryAbi,
  buybackBabyTokenAbi,
  buybackBabyTokenFactoryAbi,
  buybackBabyVaultAbi,
  liquidityGeneratorTokenAbi,
  liquidityGeneratorTokenFactoryAbi,
  liquiditySeederAbi,
  multiSenderAbi,
  standardTokenAbi,
  standardTokenFactoryAbi,
  tokenLockAbi,
  tokenLockFactoryAbi,
  uniswapV2PairAbi,
} from '@saleyard/generated/abis'
import { deployments } from '@saleyard/generated/deployments'
import { readSettings } from '@saleyard/indexer/settings.ts'
import { createConfig, factory } from 'ponder'
import { type Address, getAbiItem } from 'viem'

const networks = readSettings(process.env)

const everywhere = Object.fromEntries(networks.map(({ name, startBlock }) => [name, { startBlock }]))
const withTokens = networks.filter(({ tokens }) => tokens.length > 0)

const created = getAbiItem({ abi: standardTokenFactoryAbi, name: 'TokenCreated' })
const setUp = getAbiItem({ abi: liquidityGeneratorTokenAbi, name: 'TokenSetUp' })
const tokensOf = (address: Address) => factory({ address, event: created, parameter: 'token' })

/**
 * Ponder sends 20 requests a second to an address, and slowly more. A node on this machine takes as many as it can answer:
 * its address counts 25 times.
 */
function repeatForSpeed(rpc: readonly string[]): string[] {
  return Array.from({ length: 25 }, () => rpc).flat()
}

export default createConfig({
  // Without DATABASE_URL in a folder, by a Postgres within this process.
  ...(!process.env.DATABASE_URL && {
    database: { kind: 'pglite', directory: process.env.INDEXER_FOLDER ?? '.ponder/pglite' },
  }),
  chains: Object.fromEntries(
    networks.map(({ name, id, rpc, ws, isLocal }) => [
      name,
      // A local chain starts again at block 0 with other blocks of the same numbers.
      {
        ...{ id, rpc: isLocal ? repeatForSpeed(rpc) : rpc, ...(ws && { ws }) },
        ...{ disableCache: isLocal, pollingInterval: isLocal ? 200 : 1_000 },
      },
    ]),
  ),
  contracts: {
    StandardTokenFactory: {
      abi: standardTokenFactoryAbi,
      address: deployments.StandardTokenFactory,
      chain: everywhere,
    },
    LiquidityGeneratorTokenFactory: {
      abi: liquidityGeneratorTokenFactoryAbi,
      address: deployments.LiquidityGeneratorTokenFactory,
      chain: everywhere,
    },
    BabyTokenFactory: { abi: babyTokenFactoryAbi, address: deployments.BabyTokenFactory, chain: everywhere },
    BuybackBabyTokenFactory: {
      abi: buybackBabyTokenFactoryAbi,
      address: deployments.BuybackBabyTokenFactory,
      chain: everywhere,
    },
    StandardToken: { abi: standardTokenAbi, address: tokensOf(deployments.StandardTokenFactory), chain: everywhere },
    LiquidityGeneratorToken: {
      abi: liquidityGeneratorTokenAbi,
      address: tokensOf(deployments.LiquidityGeneratorTokenFactory),
      chain: everywhere,
    },
    BabyToken: { abi: babyTokenAbi, address: tokensOf(deployments.BabyTokenFactory), chain: everywhere },
    BuybackBabyToken: {
      abi: buybackBabyTokenAbi,
      address: tokensOf(deployments.BuybackBabyTokenFactory),
      chain: everywhere,
    },
    // Any contract may log such an event: what no token of ours has set up is left out by the handlers.
    Vault: { abi: buybackBabyVaultAbi, address: factory({ event: setUp, parameter: 'vault' }), chain: everywhere },
    Pool: { abi: uniswapV2PairAbi, address: factory({ event: setUp, parameter: 'pair' }), chain: everywhere },
    NamedToken: {
      abi: standardTokenAbi,
      chain: Object.fromEntries(
        withTokens.map(({ name, tokens, tokensStartBlock }) => [
          name,
          { address: tokens, startBlock: tokensStartBlock },
        ]),
      ),
    },
    MultiSender: { abi: multiSenderAbi, address: deployments.MultiSender, chain: everywhere },
    LiquiditySeeder: { abi: liquiditySeederAbi, address: deployments.LiquiditySeeder, chain: everywhere },
    TokenLockFactory: { abi: tokenLockFactoryAbi, address: deployments.TokenLockFactory, chain: everywhere },
    TokenLock: {
      abi: tokenLockAbi,
      address: factory({
        address: deployments.TokenLockFactory,
        event: getAbiItem({ abi: tokenLockFactoryAbi, name: 'LockCreated' }),
        parameter: 'lock',
      }),
      chain: everywhere,
    },
  },
})
