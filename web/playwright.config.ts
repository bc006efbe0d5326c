// Configures the e2e tests: the served page, the browser, reports and timeouts.
import { basename } from 'node:path'
import { defineConfig, devices } from '@playwright/test'
import { chromiumArguments, findChromium } from '../scripts/find-chromium.ts'
import { chosenPort, pageUrl, rpcUrl, servedAt, serviceUrls } from './e2e/ports.ts'

const vite = 'node_modules/.bin/vite'
// A site that was built before, with the environment below, spares the build.
const site = process.env.E2E_SITE ?? '../.test-results/e2e-site'
const report = process.env.E2E_REPORT ?? '../.test-results/e2e.json'
const serve = `${vite} preview --outDir ${site} --port ${chosenPort} --strictPort --host 127.0.0.1`

export default defineConfig({
  testDir: 'e2e/specs',
  // On a fork the main job is proven; the rest does not depend on where the chain comes from.
  testMatch: process.env.FORK || process.env.FORK_URL ? 'create-and-send.spec.ts' : '*.spec.ts',
  // What is too slow for every commit: `make test-slow`.
  ...(process.env.E2E_SLOW ? { grep: /@slow/ } : { grepInvert: /@slow/ }),
  // One folder for each run: the next one empties its own.
  outputDir: `../.test-results/${basename(report, '.json')}-artifacts`,
  // A worker is a chain, a browser and the tests of whole files. Two cores: while one worker waits, another works.
  workers: Number(process.env.E2E_WORKERS ?? 3),
  // A test that passes at the second try is a race that a user will meet.
  retries: 0,
  forbidOnly: Boolean(process.env.CI),
  timeout: 180_000,
  expect: { timeout: 30_000 },
  reporter: [['list'], ['json', { outputFile: report }]],
  use: {
    ...devices['Desktop Chrome'],
    baseURL: pageUrl,
    locale: 'en-US',
    actionTimeout: 30_000,
    // A film of every test would cost two fifths of the time: Chromium would paint and encode all the while. Copies of the
    // page at each action would cost a tenth: the remaining trace shows the actions, and the picture how it ended.
    trace: { mode: 'retain-on-failure', screenshots: false, snapshots: false },
    screenshot: 'only-on-failure',
    launchOptions: { executablePath: findChromium(), args: chromiumArguments },
  },
  webServer: {
    // What users get: the production build, served with every path answered by the page.
    command: process.env.E2E_SITE ? serve : `${vite} build --outDir ${site} --emptyOutDir && ${serve}`,
    wait: { stdout: servedAt },
    timeout: 180_000,
    reuseExistingServer: false,
    env: {
      // What it prints is read: colours would stand in the middle of its address.
      NO_COLOR: '1',
      FORCE_COLOR: '',
      VITE_CHAINS: '31337,97,56,42161',
      VITE_COMING_SOON_DATE: '2099-12-31T23:00:00Z',
      VITE_LOCAL_RPC_URL: rpcUrl,
      VITE_SUPPORT_URL: 'https://support.example/',
      VITE_WALLETCONNECT_PROJECT_ID: 'e2e',
      VITE_WALLETCONNECT_RELAY_URL: serviceUrls.relay,
      VITE_WALLET_DIRECTORY_URL: serviceUrls.directory,
      VITE_WALLET_IMAGES_URL: serviceUrls.images,
      VITE_IDENTITY_URL: serviceUrls.identity,
      VITE_WALLETCONNECT_RPC_URL: `${serviceUrls.provider}/v1/`,
    },
  },
})
