import { defineConfig } from 'vitest/config'

/** The fixtures are code too. They run in Node, most of them against a real anvil. */
export default defineConfig({
  test: {
    name: 'e2e fixtures',
    include: ['{campaign,fixtures}/**/*.test.ts'],
    environment: 'node',
    testTimeout: 20_000,
  },
})
