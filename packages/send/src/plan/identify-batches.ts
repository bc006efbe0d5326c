import { concatHex, encodeAbiParameters, type Hex, keccak256, stringToHex, zeroAddress } from 'viem'
import type { PlanInput } from './types.ts'

/** Number of marks in a job: one storage slot. */
const batchesPerJob = 256

/**
 * Gives each batch its id: upper 248 bits the job, lower 8 the index in it. The job commits to chain, sender, route,
 * token, run nonce and the bytes of every batch (taken with id 0), so that no other plan can use it.
 */
export function identifyBatches(
  { chainId, sender, route, asset, runNonce }: PlanInput,
  unmarked: Hex[],
): { ids: bigint[]; jobs: bigint[] } {
  const batchesHash = keccak256(concatHex(unmarked.map((data) => keccak256(data))))
  const token = asset.kind === 'erc20' ? asset.token : zeroAddress
  const jobs = Array.from({ length: Math.ceil(unmarked.length / batchesPerJob) }, (_, part) => {
    const seed = encodeAbiParameters(
      [
        { type: 'uint256' },
        { type: 'address' },
        { type: 'bytes32' },
        { type: 'address' },
        { type: 'bytes32' },
        { type: 'bytes32' },
        { type: 'uint256' },
      ],
      [BigInt(chainId), sender, keccak256(stringToHex(route)), token, runNonce, batchesHash, BigInt(part)],
    )
    return BigInt(keccak256(seed)) >> 8n
  })
  const ids = unmarked.map((_, index) => {
    const job = jobs[Math.floor(index / batchesPerJob)] ?? 0n
    return (job << 8n) | BigInt(index % batchesPerJob)
  })
  return { ids, jobs }
}
