import { defineConfig } from 'vitest/config'

/** Configures the tests of fixtures and campaign. They run in Node, most of them against a real anvil. */
export default defineConfig({
  resolve: { tsconfigPaths: true },
  test: {
    name: 'e2e fixtures',
    include: ['{campaign,fixtures}/**/*.test.ts'],
    environment: 'node',
    testTimeout: 20_000,
    // The longest wait for something to come true, on a machine that does other work as well. ms.
    expect: { poll: { timeout: 5_000 } },
  },
})
