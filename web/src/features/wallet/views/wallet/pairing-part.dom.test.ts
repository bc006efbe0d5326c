import { expect, test } from 'vitest'
import { pairingId } from '@/lib/wallet/pairing/load-pairing.ts'
import { toPairingPlan } from './pairing-part.tsx'

const app = { native: 'amber:' }
const mobile = { id: 'a', name: 'Amber', mobile: app }
const generic = { id: pairingId, name: 'WalletConnect' }

test.each([
  ['a wallet for phones', 'a computer', mobile, false, { codeIsFirst: true, opensApp: false, app: undefined }],
  ['a wallet for phones', 'a phone', mobile, true, { codeIsFirst: false, opensApp: true, app }],
  [
    'one with an app for computers',
    'a computer',
    { ...mobile, desktop: app },
    false,
    { codeIsFirst: true, opensApp: true, app },
  ],
  [
    'one without any app',
    'a phone',
    { id: 'b', name: 'B' },
    true,
    { codeIsFirst: true, opensApp: false, app: undefined },
  ],
  [
    'an installed one',
    'a computer',
    { ...mobile, connectorUid: '1' },
    false,
    { codeIsFirst: false, opensApp: false, app: undefined },
  ],
  ['any wallet', 'a computer', generic, false, { codeIsFirst: true, opensApp: false, app: undefined }],
  ['any wallet', 'a phone', generic, true, { codeIsFirst: false, opensApp: true, app: undefined }],
])('%s on %s', (_, _device, wallet, isOnPhone, plan) => expect(toPairingPlan(wallet, isOnPhone)).toEqual(plan))
