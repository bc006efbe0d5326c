import type { Address, Hex } from 'viem'
import type { LocalClient } from '../local-chain/local-client.ts'

export type Transaction = { to: Address; data: Hex; value: bigint }

type Revert = { Method: 'evm_revert'; Parameters: [Hex]; ReturnType: boolean }

/** More than any batch needs: without it anvil would estimate each one first. */
const gas = 28_000_000n

/**
 * Gas used by real transactions, one after the other from the same state: what they change is taken back.
 *
 * @throws When one of them reverts, or the state could not be restored.
 */
export async function measureGas(client: LocalClient, transactions: Transaction[]): Promise<number> {
  const snapshot = await client.snapshot()
  let used = 0
  for (const { to, data, value } of transactions) {
    // Mined by hand: right after a state was restored, anvil at times leaves a transaction in its pool.
    const hash = await client.sendTransaction({ to, data, value, gas })
    await client.mine({ blocks: 1 })
    const receipt = await client.getTransactionReceipt({ hash })
    if (receipt.status !== 'success')
      throw new Error(
        `A measured call ${data.slice(0, 10)} of ${data.length} characters reverted, after ${receipt.gasUsed} gas`,
      )
    used += Number(receipt.gasUsed)
  }
  const restored = await client.request<Revert>({ method: 'evm_revert', params: [snapshot] })
  if (!restored) throw new Error(`The state before ${transactions.length} transactions could not be restored`)
  return used
}
