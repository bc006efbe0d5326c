// Writes generated/ from what forge has built; into the folder GENERATED_DIR, to look whether the committed code is fresh.
import { repositoryRoot } from '@saleyard/testkit/repository-root.ts'
import { execa } from 'execa'

// Under tsx: its configuration imports our packages, which are TypeScript.
const wagmi = ['--import', 'tsx', 'node_modules/@wagmi/cli/dist/esm/cli.js', 'generate']
await execa(process.execPath, wagmi, { cwd: repositoryRoot, stdio: 'inherit' })

// The first takes apart what wagmi has written. All in one process, which loads viem once.
await import('./generate-abis.ts')
await import('./generate-code-hashes.ts')
await import('./generate-deployments.ts')
await import('./generate-descriptors.ts')
await import('./generate-permit2.ts')
await import('./generate-verification.ts')
await import('./generate-bench-figures.ts')
