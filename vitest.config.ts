import { defineConfig } from 'vitest/config'

// Tests of the scripts; the page's own are configured in web/.
export default defineConfig({
  resolve: { tsconfigPaths: true },
  test: {
    // Left to itself Vitest keeps one core free, which of two is half of the time.
    maxWorkers: 2,
    include: ['scripts/**/*.test.ts'],
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
})
