// Configures the page's tests as projects, by environment and isolation.
import { defineConfig } from 'vitest/config'

const include = (pattern: string) => [`src/${pattern}`]
// Every test knows the local chain; a test that starts one sets its URL itself.
const env = { VITE_CHAINS: '31337,97,56,42161', VITE_LOCAL_RPC_URL: 'http://127.0.0.1:8545' }
const integration = 'src/**/*.integration.test.ts'
const bundle = 'src/dev/production-bundle.test.ts'

const dom = ['src/**/*.test.tsx', 'src/**/*.dom.test.ts']
// Each holds one wallet, one language, one store or other settings for the whole page: it begins with fresh modules.
const own = [
  ...['src/lib/**', 'src/testing/**', 'src/features/wallet/**', 'src/routes/**', 'src/components/offline/**'],
  'src/components/safe/framed', // the page is built to be framed
  'src/features/home', // the networks of its panel would be those of the next file, too
]
const ownModules = own.flatMap((folder) => ['*.test.tsx', '*.dom.test.ts'].map((ending) => `${folder}/${ending}`))
// What they replace in a package, change in the environment or go on following outlives fresh modules: a process of its
// own for each.
const alone = [
  'src/features/multi-send/run/ui/use-run.test.tsx',
  'src/features/wallet/modal/create-web3modal.test.tsx',
  'src/features/wallet/views/connect-wallet/{connect-without-pairing,wallet-browser}.test.tsx',
  'src/features/wallet/views/wallet/{pairing-part,wallet-view}.test.tsx',
  'src/lib/wallet/identity/use-identity.test.tsx',
  'src/lib/wallet/pairing/*.dom.test.ts',
  'src/lib/wallet/{reconnect-bounds,wallet-errors}.dom.test.ts',
]
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
          include: [...include('**/*.test.ts'), 'headers/**/*.test.ts'],
          setupFiles: [quiet, 'src/testing/all-strings.ts'],
          // Property tests try thousands of inputs, while the machine does other work.
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
          exclude: [...ownModules, ...alone],
        },
      },
      {
        resolve,
        test: {
          ...components,
          name: 'worlds',
          isolate: false,
          include: ownModules,
          exclude: alone,
          setupFiles: ['src/testing/fresh-page.ts', ...components.setupFiles],
        },
      },
      { resolve, test: { ...components, name: 'alone', include: alone } },
      {
        resolve,
        test: {
          name: 'integration',
          env,
          expect: patient,
          environment: 'node',
          // Loading viem and wagmi once instead of fifty times saves 49 s of 99.
          isolate: false,
          include: [integration],
          setupFiles: ['src/testing/fresh-modules.ts', quiet, 'src/testing/all-strings.ts'],
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
