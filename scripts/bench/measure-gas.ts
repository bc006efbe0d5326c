// Measures the gas of real transactions of one sender, each set from the same state.
import { testMnemonic } from '@saleyard/testkit/chain/accounts.ts'
import type { LocalClient } from '@saleyard/testkit/chain/local-client.ts'
import type { Address, Hex } from 'viem'
import { mnemonicToAccount } from 'viem/accounts'

/** The account that sends everything. anvil signs its transactions; permits and authorizations are signed here. */
export const sender = mnemonicToAccount(testMnemonic)

export type Transaction = {
  to: Address
  data: Hex
  value: bigint
  /** Whose code the sender's account runs from this transaction on (EIP-7702). */
  delegate?: Address
}

type MeasureOptions = {
  /** Mined first and not counted. */
  before?: Transaction[]
  /** Looks at the chain afterwards, before everything is taken back. */
  check?: () => Promise<void>
}

type Revert = { Method: 'evm_revert'; Parameters: [Hex]; ReturnType: boolean }

/** More than any batch needs: without it anvil would estimate each one first. */
const gas = 28_000_000n

/**
 * Gas used by real transactions, one after the other from the same state: what they change is taken back.
 *
 * @throws When one of them reverts, or the state could not be restored.
 */
export async function measureGas(
  client: LocalClient,
  transactions: Transaction[],
  { before = [], check }: MeasureOptions = {},
): Promise<number> {
  const snapshot = await client.snapshot()
  for (const transaction of before) await mine(client, transaction)
  let used = 0
  for (const transaction of transactions) used += await mine(client, transaction)
  await check?.()
  const restored = await client.request<Revert>({ method: 'evm_revert', params: [snapshot] })
  if (!restored) throw new Error(`The state before ${transactions.length} transactions could not be restored`)
  return used
}

async function mine(client: LocalClient, { to, data, value, delegate }: Transaction): Promise<number> {
  const authorizationList = delegate && [
    await client.signAuthorization({ account: sender, address: delegate, executor: 'self' }),
  ]
  // Mined by hand: right after a state was restored, anvil at times leaves a transaction in its pool.
  const hash = await client.sendTransaction({ to, data, value, gas, ...(authorizationList && { authorizationList }) })
  await client.mine({ blocks: 1 })
  const receipt = await client.getTransactionReceipt({ hash })
  if (receipt.status !== 'success')
    throw new Error(
      `A measured call ${data.slice(0, 10)} of ${data.length} characters reverted, after ${receipt.gasUsed} gas`,
    )
  return Number(receipt.gasUsed)
}
