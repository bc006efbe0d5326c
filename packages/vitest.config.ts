import { defineConfig } from 'vitest/config'

const resolve = { tsconfigPaths: true }
const integration = '*/src/**/*.integration.test.ts'
// First, since hooks after a test run in reverse: what is taken down may complain as well.
const setupFiles = ['testkit/src/fail-on-console.ts']
// The longest wait for something to come true, on a machine that does other work as well. ms.
const expect = { poll: { timeout: 5_000 } }

/** The packages run in plain Node: no DOM, no React, no wagmi. */
export default defineConfig({
  test: {
    // Left to itself Vitest keeps one core free, which of two is half of the time.
    maxWorkers: 2,
    projects: [
      {
        resolve,
        test: {
          name: 'packages',
          environment: 'node',
          expect,
          setupFiles,
          // They hold no state between files: loading viem once instead of a hundred times saves a minute.
          isolate: false,
          include: ['*/src/**/*.test.ts'],
          exclude: [integration],
          testTimeout: 20_000,
        },
      },
      {
        resolve,
        test: {
          name: 'packages on a chain',
          environment: 'node',
          expect,
          setupFiles,
          include: [integration],
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
    ],
  },
})
