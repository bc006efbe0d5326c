import { type Address, type Hex, numberToHex } from 'viem'
import { account0, type LocalClient } from '../local-chain/local-client.ts'

export type Transaction = { to: Address; data: Hex; value: bigint }

type SendSync = {
  Method: 'eth_sendTransactionSync'
  Parameters: [Record<'from' | 'to' | 'data' | 'value' | 'gas', Hex>]
  ReturnType: Record<'status' | 'gasUsed' | 'transactionHash', Hex>
}

type Revert = { Method: 'evm_revert'; Parameters: [Hex]; ReturnType: boolean }

/** More than any batch needs: without it anvil would estimate each one first. */
const gas = numberToHex(28_000_000)

/**
 * Gas used by real transactions, one after the other from the same state: what they change is taken back.
 *
 * @throws When one of them reverts, or the state could not be restored.
 */
export async function measureGas(client: LocalClient, transactions: Transaction[]): Promise<number> {
  const snapshot = await client.snapshot()
  let used = 0
  for (const { to, data, value } of transactions) {
    // One call that answers with the receipt: block numbers go back with each snapshot, which confuses who waits for blocks.
    const receipt = await client.request<SendSync>({
      method: 'eth_sendTransactionSync',
      params: [{ from: account0, to, data, value: numberToHex(value), gas }],
    })
    if (receipt.status !== '0x1')
      throw new Error(
        `A measured call ${data.slice(0, 10)} of ${data.length} characters reverted, after ${receipt.gasUsed} gas`,
      )
    used += Number(receipt.gasUsed)
  }
  const restored = await client.request<Revert>({ method: 'evm_revert', params: [snapshot] })
  if (!restored) throw new Error(`The state before ${transactions.length} transactions could not be restored`)
  return used
}
