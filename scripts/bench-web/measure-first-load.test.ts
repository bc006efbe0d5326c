import { expect, test } from 'vitest'
import { getGroup } from './measure-first-load.ts'

const pnpm = '../../node_modules/.pnpm'

test.each([
  [`${pnpm}/react-dom@19.3.1_react@19.3.1/node_modules/react-dom/client.js`, 'base'],
  [`${pnpm}/@tanstack+query-core@5.108.0/node_modules/@tanstack/query-core/build/modern/query.js`, 'base'],
  [`${pnpm}/@tanstack+router-core@1.1.0/node_modules/@tanstack/router-core/dist/esm/router.js`, 'shell'],
  [`${pnpm}/react-i18next@17.1.13/node_modules/react-i18next/dist/es/index.js`, 'shell'],
  [`${pnpm}/viem@2.57.1/node_modules/viem/_esm/constants/abis.js`, 'wallet'],
  [`${pnpm}/@wagmi+core@3.6.5_react@19.3.1/node_modules/@wagmi/core/dist/esm/createConfig.js`, 'wallet'],
  [`${pnpm}/@noble+hashes@1.8.0/node_modules/@noble/hashes/esm/sha3.js`, 'wallet'],
  [`${pnpm}/zustand@5.1.0/node_modules/zustand/esm/vanilla.mjs`, 'shell'],
  ['../../../../generated/hooks.ts', 'abis'],
  ['../../src/lib/wallet/switch-network.ts', 'wallet'],
  ['../../src/lib/transactions/run-transaction.ts', 'wallet'],
  ['../../src/lib/transports/network-transport.ts', 'wallet'],
  ['../../src/lib/deployments/deployables.ts', 'wallet'],
  ['../../src/lib/chain-facts.ts', 'wallet'],
  ['../../src/lib/chains.ts', 'wallet'],
  ['../../src/lib/wagmi-config.ts', 'wallet'],
  ['../../src/features/wallet/modal/router.ts', 'wallet'],
  ['../../src/features/home/page.tsx', 'shell'],
  ['../../src/lib/env.ts', 'shell'],
  ['../../src/locales/en.json', 'locales'],
  ['built/en-DiL4W4WL.js', 'locales'],
  [undefined, 'shell'],
])('%s is %s', (source, group) => expect(getGroup(source)).toBe(group))
