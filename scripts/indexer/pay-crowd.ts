// Makes transfers of a token to many accounts, by batches of MultiSender.

import { multiSenderAbi } from '@saleyard/generated/abis'
import { account0, type LocalClient } from '@saleyard/testkit/chain/local-client.ts'
import type { LocalChain } from '@saleyard/testkit/chain/start-local-chain.ts'
import {
  type Address,
  concat,
  encodeFunctionData,
  erc20Abi,
  type Hash,
  type Hex,
  maxUint256,
  numberToHex,
  toHex,
} from 'viem'

/** A batch of them stays below the gas that one transaction may use. */
const batchSize = 100
const gasPerBatch = 16_000_000n

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
  const { from, batches } = await planBatches(chain, client, crowd)
  for (const data of batches) await send(client, from, chain.addresses.multiSender, data)
}

/** Batches in one block of {@link payCrowdAtOnce}, whose logs together are 1 MB. */
const batchesPerBlock = 20

/** The same in few blocks: a node that keeps the state of each takes the longer the more there are. */
export async function payCrowdAtOnce(chain: LocalChain, client: LocalClient, crowd: Crowd): Promise<void> {
  const { from, batches } = await planBatches(chain, client, crowd)
  const to = chain.addresses.multiSender
  await client.setBlockGasLimit({ gasLimit: gasPerBatch * BigInt(batchesPerBlock + 1) })
  await client.setAutomine(false)
  for (let done = 0; done < batches.length; done += batchesPerBlock) {
    const some = batches.slice(done, done + batchesPerBlock)
    const hashes: Hash[] = []
    for (const data of some)
      hashes.push(await client.sendTransaction({ account: from, to, data, gas: gasPerBatch, chain: null }))
    await client.mine({ blocks: 1 })
    await Promise.all(hashes.map((hash) => expectSuccess(client, hash)))
  }
  await client.setAutomine(true)
}

async function expectSuccess(client: LocalClient, hash: Hash): Promise<void> {
  const { status } = await client.getTransactionReceipt({ hash })
  if (status !== 'success') throw new Error(`The transaction ${hash} reverted`)
}

/** Approves what all batches together take. */
async function planBatches(chain: LocalChain, client: LocalClient, crowd: Crowd) {
  const { token, payers, transfers, accounts, start = 0 } = crowd
  const { from, balance } = await findRichest(client, token, payers)
  const amount = balance / BigInt(2 * transfers)
  if (amount === 0n) throw new Error(`${from} has not enough of ${token} for ${transfers} transfers`)

  const approval = [chain.addresses.multiSender, maxUint256] as const
  await send(client, from, token, encodeFunctionData({ abi: erc20Abi, functionName: 'approve', args: approval }))
  const batches = Array.from({ length: Math.ceil(transfers / batchSize) }, (_, batch) => {
    const done = batch * batchSize
    const count = Math.min(batchSize, transfers - done)
    const recipients = Array.from({ length: count }, (_, index) => toRecipient((start + done + index) % accounts))
    const args = [BigInt(start + done), token, amount * BigInt(count), amount, concat(recipients)] as const
    return encodeFunctionData({ abi: multiSenderAbi, functionName: 'sendTokenFromEqual', args })
  })
  return { from, batches }
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
    params: [{ from, to, data, gas: toHex(gasPerBatch) }],
  })
  if (status !== '0x1') throw new Error(`The transaction ${transactionHash} of ${from} reverted`)
}
