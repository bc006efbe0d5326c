import { brotliCompressSync, constants } from 'node:zlib'
import { LibZip } from 'solady'
import { type Hex, hexToBytes, size } from 'viem'

export type ByteCount = { raw: number; brotli: number; fastLz: number }

/** Level and window of Arbitrum since ArbOS 20. */
const params = { [constants.BROTLI_PARAM_QUALITY]: 1, [constants.BROTLI_PARAM_LGWIN]: 22 }

/**
 * Length as it is, and as rollups estimate it: Arbitrum by brotli, the OP Stack since Fjord by FastLZ level 1, for which
 * its node ported this very compressor. Both compress the whole signed transaction; what surrounds the calldata is left out.
 */
export function countBytes(calldata: Hex): ByteCount {
  return {
    raw: size(calldata),
    brotli: brotliCompressSync(hexToBytes(calldata), { params }).length,
    fastLz: size(LibZip.flzCompress(calldata) as Hex),
  }
}
