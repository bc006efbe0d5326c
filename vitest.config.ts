import { defineConfig } from 'vitest/config'

// Tests of the scripts; the page's own are configured in web/.
export default defineConfig({
  test: {
    include: ['scripts/**/*.test.ts'],
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
})
