import { defineConfig } from '@playwright/test'
import type { WalletModalOption } from './e2e/fixtures/wallet-modal.ts'
import base from './playwright.config.ts'

const [webServer] = [base.webServer ?? []].flat()
if (!webServer) throw new Error('playwright.config.ts serves no page')

/** Repeats the main job with the original modal instead of our own: another build, the same specs. */
export default defineConfig<WalletModalOption>({
  ...base,
  testDir: 'e2e',
  testMatch: ['specs/create-and-send.spec.ts', 'specs-web3modal/*.spec.ts'],
  use: { ...base.use, walletModal: 'web3modal' },
  webServer: {
    ...webServer,
    // A folder of its own: the other build stays what it is. A site that was built before is named by E2E_SITE.
    command: process.env.E2E_SITE ? webServer.command : webServer.command.replaceAll('e2e-site', 'e2e-site-web3modal'),
    env: { ...webServer.env, VITE_WALLET_MODAL: 'web3modal' },
  },
})
