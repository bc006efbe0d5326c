import { defineConfig } from 'vitest/config'

const include = (pattern: string) => [`src/${pattern}`]
const integration = 'src/**/*.integration.test.ts'
const bundle = 'src/dev/production-bundle.test.ts'

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'unit',
          environment: 'node',
          include: include('**/*.test.ts'),
          exclude: [integration, bundle, 'src/**/*.dom.test.ts'],
        },
      },
      {
        test: {
          name: 'components',
          environment: 'jsdom',
          include: ['src/**/*.test.tsx', 'src/**/*.dom.test.ts'],
          setupFiles: ['src/lib/testing/setup-dom.ts'],
        },
      },
      {
        test: {
          name: 'integration',
          environment: 'node',
          include: [integration],
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
      { test: { name: 'bundle', environment: 'node', include: [bundle], testTimeout: 180_000, hookTimeout: 180_000 } },
    ],
  },
})
