import { createRequire } from 'node:module'
import { defineConfig } from '@wagmi/cli'
import { actions, foundry, foundryDefaultExcludes, react } from '@wagmi/cli/plugins'
import type { Abi } from 'viem'
import { readCallableDeployments, readContractErrors } from './scripts/artifacts.ts'

const folder = process.env.GENERATED_DIR ?? 'generated' // elsewhere only to look whether it is fresh

const hooks = {
  out: `${folder}/hooks.ts`,
  contracts: [
    { name: 'UniswapV2Factory', abi: readUniswapAbi('v2-core/build/IUniswapV2Factory.json') },
    { name: 'UniswapV2Pair', abi: readUniswapAbi('v2-core/build/IUniswapV2Pair.json') },
    { name: 'UniswapV2Router', abi: readUniswapAbi('v2-periphery/build/IUniswapV2Router02.json') },
  ],
  plugins: [
    foundry({
      artifacts: 'contracts/out',
      forge: { build: false, path: 'node_modules/.bin/forge' }, // `make generate` has built them
      include: [
        '*Token.sol/**',
        '*TokenFactory.sol/**',
        'LiquiditySeeder.sol/**',
        'MultiSender.sol/**',
        'TokenLock{,Factory}.sol/**',
        '*Vault.sol/**',
        'IERC20.sol/**',
        'IWrappedCoin.sol/**',
      ],
      exclude: [
        ...foundryDefaultExcludes.filter((pattern) => pattern !== 'IERC20.sol/**'),
        'I*Token.sol/**',
        'I*TokenFactory.sol/**',
        'I*Vault.sol/**',
        '{Dividend,Labeled,Taxed}Token.sol/**', // abstract
        'ERC20/IERC20.sol/**', // the library's, beside ours
        '*.sol/*.loops.json', // compiled once more for MultiSender, with its settings
      ],
      deployments: readCallableDeployments(),
    }),
    actions({ overridePackageName: 'wagmi' }), // it re-exports what they need of @wagmi/core
    react(),
  ],
}

// By themselves: every page must be able to say what a contract refused, few need to know how to call it.
const errors = { out: `${folder}/errors.ts`, contracts: [{ name: 'contractErrors', abi: readContractErrors() }] }

export default defineConfig([hooks, errors])

/** What Uniswap published on npm; the other exchanges of its family answer to the same. */
function readUniswapAbi(path: string): Abi {
  return createRequire(import.meta.url)(`@uniswap/${path}`).abi
}
