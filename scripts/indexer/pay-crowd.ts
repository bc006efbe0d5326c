// Makes transfers of a token to many accounts, by batches of MultiSender.

import { multiSenderAbi } from '@saleyard/generated/abis'
import { account0, type LocalClient } from '@saleyard/testkit/chain/local-client.ts'
import type { LocalChain } from '@saleyard/testkit/chain/start-local-chain.ts'
import { type Address, concat, encodeFunctionData, erc20Abi, type Hex, maxUint256, numberToHex, toHex } from 'viem'

/** A batch of them stays below the gas that one transaction may use. */
const batchSize = 100

/** The same account for the same number. */
export function toRecipient(index: number): Address {
  return numberToHex((0x5a1en << 144n) + BigInt(index) + 1n, { size: 20 })
}

type Crowd = {
  token: Address
  /** The one that has the most pays. */
  payers: readonly Address[]
  /** How many transfers. */
  transfers: number
  /** Recipients are taken from so many accounts, in turn. */
  accounts: number
  /** The first of them, and of the batches' ids. */
  start?: number
}

/** Pays the same to all from an account that has enough, one batch after the other. */
export async function payCrowd(chain: LocalChain, client: LocalClient, crowd: Crowd): Promise<void> {
  const { token, payers, transfers, accounts, start = 0 } = crowd
  const { from, balance } = await findRichest(client, token, payers)
  const amount = balance / BigInt(2 * transfers)
  if (amount === 0n) throw new Error(`${from} has not enough of ${token} for ${transfers} transfers`)

  const approval = [chain.addresses.multiSender, maxUint256] as const
  await send(client, from, token, encodeFunctionData({ abi: erc20Abi, functionName: 'approve', args: approval }))
  for (let done = 0; done < transfers; done += batchSize) {
    const count = Math.min(batchSize, transfers - done)
    const recipients = Array.from({ length: count }, (_, index) => toRecipient((start + done + index) % accounts))
    const args = [BigInt(start + done), token, amount * BigInt(count), amount, concat(recipients)] as const
    const data = encodeFunctionData({ abi: multiSenderAbi, functionName: 'sendTokenFromEqual', args })
    await send(client, from, chain.addresses.multiSender, data)
  }
}

async function findRichest(client: LocalClient, address: Address, payers: readonly Address[]) {
  const read = { address, abi: erc20Abi, functionName: 'balanceOf' } as const
  let richest = { from: account0 as Address, balance: -1n }
  for (const from of payers) {
    const balance = await client.readContract({ ...read, args: [from] })
    if (balance > richest.balance) richest = { from, balance }
  }
  return richest
}

type SendTransactionSync = {
  Method: 'eth_sendTransactionSync'
  Parameters: [{ from: Address; to: Address; data: Hex; gas: Hex }]
  ReturnType: { status: Hex; transactionHash: Hex }
}

/** The receipt comes with the answer. @throws When the transaction reverts. */
async function send(client: LocalClient, from: Address, to: Address, data: Hex): Promise<void> {
  const { status, transactionHash } = await client.request<SendTransactionSync>({
    method: 'eth_sendTransactionSync',
    params: [{ from, to, data, gas: toHex(16_000_000) }],
  })
  if (status !== '0x1') throw new Error(`The transaction ${transactionHash} of ${from} reverted`)
}
