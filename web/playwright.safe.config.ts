import { defineConfig } from '@playwright/test'
import { safePageUrl } from './e2e/ports.ts'
import base from './playwright.config.ts'

const [webServer] = [base.webServer ?? []].flat()
if (!webServer) throw new Error('playwright.config.ts serves no page')

/** The page inside of Safe's: another build, which that page may frame. */
export default defineConfig({
  ...base,
  testDir: 'e2e/specs-safe',
  testMatch: '*.spec.ts',
  webServer: {
    ...webServer,
    // A folder of its own: the other build stays what it is. A site that was built before is named by E2E_SITE.
    command: process.env.E2E_SITE ? webServer.command : webServer.command.replaceAll('e2e-site', 'e2e-site-safe'),
    env: { ...webServer.env, VITE_FRAME_ANCESTORS: safePageUrl },
  },
})
