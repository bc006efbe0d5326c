// Starts a chain with our contracts, the real Safe and one Safe of five owners that holds a token.

import { readSafe } from '@saleyard/safe/read/read-safe.ts'
import type { OwnerSignature } from '@saleyard/safe/signatures/owner-signature.ts'
import { readWalletSignature } from '@saleyard/safe/signatures/owner-signature.ts'
import { encodeNeededSignatures } from '@saleyard/safe/signatures/verify-signatures.ts'
import { encodeExecution, hashSafeTx, type SafeDomain, type SafeTx, toTypedData } from '@saleyard/safe/tx/safe-tx.ts'
import { account } from '@saleyard/testkit/chain/accounts.ts'
import { startContractChain } from '@saleyard/testkit/chain/start-contract-chain.ts'
import { createSafe, deploySafeContracts } from '@saleyard/testkit/safe/deploy-safe.ts'
import { type Address, erc20Abi, parseEther, parseUnits } from 'viem'
import type { HDAccount } from 'viem/accounts'

/** Owners of the Safe; three of them sign. */
export const owners = [account(1), account(2), account(3), account(4), account(5)] as const
export const ownerAddresses = owners.map(({ address }) => address)
export const threshold = 3
/** No owner; has coin for gas. */
export const stranger = account(7)

/** A chain of one test file with a 3-of-5 Safe, which has 10 coins and a million of the token. */
export async function startSafeChain() {
  const chain = await startContractChain()
  const { client, token } = chain
  const contracts = await deploySafeContracts(client)
  const open = (
    saltNonce: bigint,
    by: readonly Address[] = ownerAddresses,
    needed = threshold,
    singleton: 'safe' | 'safeL2' = 'safe',
    addresses = contracts,
  ) => createSafe(client, { addresses, owners: by, threshold: needed, saltNonce, singleton })

  /** Creates a further Safe with the same money. */
  async function fund(safe: Address): Promise<Address> {
    await client.setBalance({ address: safe, value: parseEther('10') })
    const args = [safe, parseUnits('1000000', 18)] as const
    await send(await client.writeContract({ address: token, abi: erc20Abi, functionName: 'transfer', args }))
    return safe
  }
  const send = (hash: `0x${string}`) => client.waitForTransactionReceipt({ hash })

  const encode = (tx: SafeTx, signatures: readonly OwnerSignature[]) =>
    encodeExecution(tx, encodeNeededSignatures(signatures, threshold))

  /** Executes a transaction by any account, as it is signed. @throws What the Safe says where it refuses. */
  async function execute(tx: SafeTx, domain: SafeDomain, signatures: readonly OwnerSignature[], by = stranger) {
    const data = encode(tx, signatures)
    return send(await client.sendTransaction({ account: by, to: domain.safe, data }))
  }

  return { ...chain, contracts, open, fund, send, encode, execute, read: (safe: Address) => readSafe(client, safe) }
}

export type SafeChain = Awaited<ReturnType<typeof startSafeChain>>

/** An owner signs typed data, on a machine that needs no network. */
export async function sign(domain: SafeDomain, tx: SafeTx, by: HDAccount): Promise<OwnerSignature> {
  const answer = await by.signTypedData(toTypedData(domain, tx))
  return readWalletSignature(hashSafeTx(domain, tx).safeTx, answer, [by.address])
}

export function signAll(domain: SafeDomain, tx: SafeTx, by: readonly HDAccount[]): Promise<OwnerSignature[]> {
  return Promise.all(by.map((each) => sign(domain, tx, each)))
}
