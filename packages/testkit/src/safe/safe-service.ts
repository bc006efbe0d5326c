// Plays Safe's server and the owners behind it for one real Safe on a local chain: keeps proposals until they are executed.

import { account } from '@saleyard/testkit/chain/accounts.ts'
import type { LocalClient } from '@saleyard/testkit/chain/local-client.ts'
import { type Address, getAddress, type Hash, type Hex, isAddressEqual } from 'viem'
import type { HDAccount } from 'viem/accounts'
import { readSafeContract } from './safe-contracts.ts'
import {
  encodeExecution,
  hashSafeMessage,
  hashSafeTransaction,
  packSignatures,
  type SafeCall,
  type SafeTransaction,
  safeAbi,
  signHash,
  toSafeTransaction,
} from './safe-transaction.ts'

/** As Safe's gateway names them. */
export type SafeTxStatus = 'AWAITING_CONFIRMATIONS' | 'AWAITING_EXECUTION' | 'SUCCESS' | 'FAILED' | 'CANCELLED'

export type ScriptedProposal = {
  hash: Hash
  calls: readonly SafeCall[]
  transaction: SafeTransaction
  /** By owner. */
  signatures: Map<Address, Hex>
  /** ms since 1970. */
  submittedAt: number
}

/** The transaction in which the Safe has logged a proposal's hash; `hasFailed`: its calls were taken back. */
export type SafeExecution = { transactionHash: Hash; hasFailed: boolean }

export type SafeServiceOptions = {
  client: LocalClient
  safe: Address
  /** With their keys; the first one proposes. */
  owners: readonly HDAccount[]
}

type ProposeOptions = { nonce?: bigint; safeTxGas?: bigint | undefined }

type SubmitOptions = Omit<ProposeOptions, 'nonce'> & {
  /** Signs what it proposes; null: a delegate, who may not sign. */
  proposer: HDAccount | null
}

/** No owner; executes what others have signed. */
const stranger = account(7)

/**
 * Creates the server of one Safe, with the owners' hands on it. Proposals are real: their hashes are the Safe's, owners sign
 * with their keys, and to execute one is a transaction of the real Safe.
 */
export async function createSafeService({ client, safe, owners }: SafeServiceOptions) {
  const of = { chainId: await client.getChainId(), safe: getAddress(safe) }
  const multiSend = readSafeContract('multiSendCallOnly').address
  const proposals = new Map<Hash, ScriptedProposal>()
  const read = { address: safe, abi: safeAbi } as const
  const readNonce = () => client.readContract({ ...read, functionName: 'nonce' })
  const readThreshold = async () => Number(await client.readContract({ ...read, functionName: 'getThreshold' }))

  /** @throws As Safe's server does where it has no such proposal. */
  function get(hash: Hash): ScriptedProposal {
    const proposal = proposals.get(hash.toLowerCase() as Hash)
    if (!proposal) throw new Error('Transaction not found')
    return proposal
  }

  /** The nonce behind all that is proposed, as Safe's page recommends it. */
  async function readNextNonce(): Promise<bigint> {
    let next = await readNonce()
    for (const { transaction } of proposals.values()) if (transaction.nonce >= next) next = transaction.nonce + 1n
    return next
  }

  /** Keeps a proposal without a signature; its SafeTxHash. */
  async function propose(calls: readonly SafeCall[], { nonce, safeTxGas }: ProposeOptions = {}): Promise<Hash> {
    const next = nonce ?? (await readNextNonce())
    const transaction = toSafeTransaction(calls, { nonce: next, multiSend, ...(safeTxGas && { safeTxGas }) })
    const hash = hashSafeTransaction(of, transaction)
    const known = proposals.get(hash)
    proposals.set(hash, known ?? { hash, calls, transaction, signatures: new Map(), submittedAt: Date.now() })
    return hash
  }

  async function sign(hash: Hash, ...by: readonly HDAccount[]): Promise<void> {
    const { signatures } = get(hash)
    for (const owner of by) {
      if (!owners.some(({ address }) => isAddressEqual(address, owner.address)))
        throw new Error(`${owner.address} is not an owner`)
      signatures.set(owner.address, await signHash(owner, hash))
    }
  }

  /**
   * Executes a proposal with the signatures that it has; any account may.
   *
   * @returns The transaction, which is in a block.
   * @throws What the Safe says where it refuses: too few signatures, another nonce.
   */
  async function execute(hash: Hash, by: HDAccount = stranger): Promise<Hash> {
    const proposal = get(hash)
    const data = encodeExecution(proposal.transaction, packSignatures(proposal.signatures))
    const transactionHash = await client.sendTransaction({ account: by, to: safe, data })
    await client.waitForTransactionReceipt({ hash: transactionHash })
    return transactionHash
  }

  /** Searches the chain, as Safe's server does: anyone may have executed it, on any way. */
  async function findExecution(hash: Hash): Promise<SafeExecution | undefined> {
    const search = { ...read, args: { txHash: hash }, fromBlock: 0n } as const
    const [success] = await client.getContractEvents({ ...search, eventName: 'ExecutionSuccess' })
    if (success) return { transactionHash: success.transactionHash, hasFailed: false }
    const [failure] = await client.getContractEvents({ ...search, eventName: 'ExecutionFailure' })
    return failure && { transactionHash: failure.transactionHash, hasFailed: true }
  }

  /** Proposes as Safe's page does: the one who submits signs, and executes at once where no other signature is needed. */
  async function submit(calls: readonly SafeCall[], { proposer, safeTxGas }: SubmitOptions) {
    const hash = await propose(calls, { safeTxGas })
    if (!proposer) return { hash }
    await sign(hash, proposer)
    const isEnough = get(hash).signatures.size >= (await readThreshold())
    return { hash, ...(isEnough && { transactionHash: await execute(hash, proposer) }) }
  }

  /** As many owners as the Safe needs sign and a stranger executes. */
  async function carryOut(calls: readonly SafeCall[], nonce: bigint): Promise<{ hash: Hash; transactionHash: Hash }> {
    const hash = await propose(calls, { nonce })
    await sign(hash, ...owners.slice(0, await readThreshold()))
    return { hash, transactionHash: await execute(hash) }
  }

  return {
    ...of,
    client,
    owners,
    proposals: proposals as ReadonlyMap<Hash, ScriptedProposal>,
    get,
    readNextNonce,
    readThreshold,
    propose,
    submit,
    sign,
    execute,
    findExecution,

    /** Executes the transaction that does nothing but use the nonce of a proposal, as the owners do who reject one. */
    reject: (hash: Hash) => carryOut([{ to: safe, value: 0n, data: '0x' }], get(hash).transaction.nonce),

    /** Executes other calls with the nonce of a proposal. Default: a call of an owner that does nothing. */
    replace(hash: Hash, calls: readonly SafeCall[] = [{ to: owners[0]?.address ?? safe, value: 0n, data: '0x' }]) {
      return carryOut(calls, get(hash).transaction.nonce)
    },

    /** Proposes the same calls with another nonce, and takes the first proposal back: it has another SafeTxHash then. */
    async changeNonce(hash: Hash, nonce?: bigint): Promise<Hash> {
      const { calls } = get(hash)
      const next = nonce ?? (await readNextNonce())
      proposals.delete(hash)
      return propose(calls, { nonce: next })
    },

    /** The one who proposed it takes it back: the server forgets it, signatures that were given stay valid. */
    withdraw: (hash: Hash) => proposals.delete(get(hash).hash),

    async readStatus(hash: Hash): Promise<SafeTxStatus> {
      const { transaction, signatures } = get(hash)
      const execution = await findExecution(hash)
      if (execution) return execution.hasFailed ? 'FAILED' : 'SUCCESS'
      if ((await readNonce()) > transaction.nonce) return 'CANCELLED'
      return signatures.size < (await readThreshold()) ? 'AWAITING_CONFIRMATIONS' : 'AWAITING_EXECUTION'
    },

    /** As many owners as the Safe needs sign a message's hash for EIP-1271. */
    async signMessageHash(message: Hash): Promise<Hex> {
      const hash = hashSafeMessage(of, message)
      const signers = owners.slice(0, await readThreshold())
      const signed = await Promise.all(
        signers.map(async (owner) => [owner.address, await signHash(owner, hash)] as const),
      )
      return packSignatures(new Map(signed))
    },
  }
}

export type SafeService = Awaited<ReturnType<typeof createSafeService>>
