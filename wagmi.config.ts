import { defineConfig } from '@wagmi/cli'
import { actions, foundry, foundryDefaultExcludes, react } from '@wagmi/cli/plugins'
import { readContractErrors } from './scripts/read-contract-errors.ts'
import { readCallableDeployments } from './scripts/read-deployments.ts'

const folder = process.env.GENERATED_DIR ?? 'generated' // elsewhere only to look whether it is fresh

const hooks = {
  out: `${folder}/hooks.ts`,
  plugins: [
    foundry({
      artifacts: 'contracts/out',
      forge: { build: false, path: 'node_modules/.bin/forge' }, // `make generate` has built them
      include: [
        '*Token.sol/**',
        '*TokenFactory.sol/**',
        'LiquiditySeeder.sol/**',
        'MultiSender.sol/**',
        '*Vault.sol/**',
        'IERC20.sol/**',
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
