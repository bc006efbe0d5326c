import { paymentsOfRow } from '@scripts/bench/payments-of-row.ts'
import type { Peers } from '@scripts/bench/peers.ts'
import { type ByteCount, countBytes } from './count-bytes.ts'
import { encodings } from './encodings.ts'

/** Enough that the head of the call hardly counts. */
export const recipients = 500

const rows = ['erc20-existing-18dec', 'erc20-existing-2dec', 'erc20-existing-equal']

/** Bytes of calldata per row and encoding, for one batch. */
export function measureBytes(peers: Peers): Record<string, Record<string, ByteCount>> {
  return Object.fromEntries(
    rows.map((row) => {
      const payments = paymentsOfRow(row, peers).payments.slice(0, recipients)
      const counts = Object.entries(encodings).map(([name, encode]) => [name, countBytes(encode(payments))])
      return [row, Object.fromEntries(counts)]
    }),
  )
}
