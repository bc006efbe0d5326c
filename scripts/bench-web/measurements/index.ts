import type { Measurement } from '@scripts/bench-web/measurement.ts'
import { measureAlternativeModal } from './measure-alternative-modal.ts'
import { measureFirstLoad } from './measure-first-load.ts'
import { measureLighthouse } from './measure-lighthouse.ts'
import { measurePairing } from './measure-pairing.ts'
import { measureReading } from './measure-reading.ts'
import { measureSlowReading } from './measure-slow-reading.ts'
import { measureWalletLayer } from './measure-wallet-layer.ts'

/** What `make bench-web` measures, in this order. */
export const measurements = {
  'First load, gzip': measureFirstLoad,
  'At rest, or at the first click on a wallet, gzip beyond the first load': measureWalletLayer,
  'First click on pairing, gzip beyond the first load': measurePairing,
  'First opening of the original modal, gzip beyond the first load': measureAlternativeModal,
  'Reading a list, the best of five': measureReading,
  'Reading a list at a quarter of the speed, the best of three': measureSlowReading,
  'Lighthouse, the best of three': measureLighthouse,
} as const satisfies Record<string, Measurement>
