import { defineConfig } from '@wagmi/cli'
import { actions, foundry, foundryDefaultExcludes, react } from '@wagmi/cli/plugins'
import { readCallableDeployments } from './scripts/read-deployments.ts'

export default defineConfig({
  out: `${process.env.GENERATED_DIR ?? 'generated'}/hooks.ts`, // elsewhere only to look whether it is fresh
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
})
