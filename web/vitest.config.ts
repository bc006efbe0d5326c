import { defineConfig } from 'vitest/config'

const include = (pattern: string) => [`src/${pattern}`]
// The local chain is known to every test; where it listens, a test that starts one says by itself.
const env = { VITE_CHAINS: '31337,97,56,42161', VITE_LOCAL_RPC_URL: 'http://127.0.0.1:8545' }
const integration = 'src/**/*.integration.test.ts'
const bundle = 'src/dev/production-bundle.test.ts'

const dom = ['src/**/*.test.tsx', 'src/**/*.dom.test.ts']
// What holds one wallet, one language or one store for the whole page is begun anew for each of its files.
const ownWorlds = ['src/lib/**', 'src/testing/**', 'src/features/wallet/**', 'src/routes/**'].flatMap((folder) =>
  ['*.test.tsx', '*.dom.test.ts'].map((ending) => `${folder}/${ending}`),
)
// The longest wait for something to come true, on a machine that does other work as well: what setup-dom says too. ms.
const patient = { poll: { timeout: 5_000 } }
// First, since hooks after a test run in reverse: what is taken down may complain as well.
const quiet = '../packages/testkit/src/fail-on-console.ts'
const components = {
  env,
  expect: patient,
  environment: 'jsdom',
  include: dom,
  setupFiles: [quiet, 'src/testing/setup-dom.ts'],
  testTimeout: 20_000,
}

const resolve = { tsconfigPaths: true }

export default defineConfig({
  test: {
    // Left to itself Vitest keeps one core free, which of two is half of the time.
    maxWorkers: 2,
    projects: [
      {
        resolve,
        test: {
          name: 'unit',
          env,
          expect: patient,
          environment: 'node',
          // They hold no state between files: loading zod and viem once instead of a hundred times saves a minute.
          isolate: false,
          include: include('**/*.test.ts'),
          setupFiles: [quiet, 'src/testing/all-strings.ts'],
          // Properties are tried with thousands of inputs, beside whatever else the machine does.
          testTimeout: 20_000,
          exclude: [integration, bundle, 'src/**/*.dom.test.ts'],
        },
      },
      {
        resolve,
        test: {
          ...components,
          name: 'components',
          // Loading React, wagmi and seven languages once instead of a hundred times saves two minutes.
          isolate: false,
          exclude: ownWorlds,
        },
      },
      { resolve, test: { ...components, name: 'worlds', include: ownWorlds } },
      {
        resolve,
        test: {
          name: 'integration',
          env,
          expect: patient,
          environment: 'node',
          include: [integration],
          setupFiles: [quiet, 'src/testing/all-strings.ts'],
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
      {
        resolve,
        test: { name: 'bundle', environment: 'node', include: [bundle], testTimeout: 180_000, hookTimeout: 180_000 },
      },
    ],
  },
})
