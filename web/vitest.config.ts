import { defineConfig } from 'vitest/config'

const include = (pattern: string) => [`src/${pattern}`]
// The local chain is known to every test; where it listens, a test that starts one says by itself.
const env = { VITE_CHAINS: '31337,97,56,42161', VITE_LOCAL_RPC_URL: 'http://127.0.0.1:8545' }
const integration = 'src/**/*.integration.test.ts'
const bundle = 'src/dev/production-bundle.test.ts'

export default defineConfig({
  test: {
    // Left to itself Vitest keeps one core free, which of two is half of the time.
    maxWorkers: 2,
    projects: [
      {
        test: {
          name: 'unit',
          env,
          environment: 'node',
          // They hold no state between files: loading zod and viem once instead of a hundred times saves a minute.
          isolate: false,
          include: include('**/*.test.ts'),
          setupFiles: ['src/lib/testing/all-strings.ts'],
          // Properties are tried with thousands of inputs, beside whatever else the machine does.
          testTimeout: 20_000,
          exclude: [integration, bundle, 'src/**/*.dom.test.ts'],
        },
      },
      {
        test: {
          name: 'components',
          env,
          environment: 'jsdom',
          include: ['src/**/*.test.tsx', 'src/**/*.dom.test.ts'],
          setupFiles: ['src/lib/testing/setup-dom.ts'],
          testTimeout: 20_000,
        },
      },
      {
        test: {
          name: 'integration',
          env,
          environment: 'node',
          include: [integration],
          setupFiles: ['src/lib/testing/all-strings.ts'],
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
      { test: { name: 'bundle', environment: 'node', include: [bundle], testTimeout: 180_000, hookTimeout: 180_000 } },
    ],
  },
})
