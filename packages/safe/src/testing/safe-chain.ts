// Starts a chain with our contracts, the real Safe and one Safe of five owners that holds a token.

import { readSafe } from '@saleyard/safe/read/read-safe.ts'
import { safeAbi } from '@saleyard/safe/safe-abi.ts'
import { encodeSignatures } from '@saleyard/safe/signatures/encode-signatures.ts'
import type { OwnerSignature } from '@saleyard/safe/signatures/owner-signature.ts'
import { readWalletSignature, sortSignatures } from '@saleyard/safe/signatures/owner-signature.ts'
import { hashSafeTx, type SafeDomain, type SafeTx } from '@saleyard/safe/tx/safe-tx.ts'
import { account } from '@saleyard/testkit/chain/accounts.ts'
import { startContractChain } from '@saleyard/testkit/chain/start-contract-chain.ts'
import { createSafe, deploySafeContracts } from '@saleyard/testkit/safe/deploy-safe.ts'
import { type Address, encodeFunctionData, erc20Abi, parseEther, parseUnits } from 'viem'
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

  /** Encodes whatever the Safe itself would take, with as many signatures as it reads. */
  const encode = (tx: SafeTx, signatures: readonly OwnerSignature[]) => {
    const { to, value, data, operation, safeTxGas, baseGas, gasPrice, gasToken, refundReceiver } = tx
    const packed = encodeSignatures(sortSignatures(signatures).slice(0, threshold))
    const args = [to, value, data, operation, safeTxGas, baseGas, gasPrice, gasToken, refundReceiver, packed] as const
    return encodeFunctionData({ abi: safeAbi, functionName: 'execTransaction', args })
  }

  /** Executes a transaction by any account, as it is signed. @throws What the Safe says where it refuses. */
  async function execute(tx: SafeTx, domain: SafeDomain, signatures: readonly OwnerSignature[], by = stranger) {
    const data = encode(tx, signatures)
    return send(await client.sendTransaction({ account: by, to: domain.safe, data }))
  }

  return { ...chain, contracts, open, fund, send, encode, execute, read: (safe: Address) => readSafe(client, safe) }
}

export type SafeChain = Awaited<ReturnType<typeof startSafeChain>>

/** An owner signs the hash, which is that of the typed data, on a machine that needs no network. */
export async function sign(domain: SafeDomain, tx: SafeTx, by: HDAccount): Promise<OwnerSignature> {
  const { safeTx } = hashSafeTx(domain, tx)
  return readWalletSignature(safeTx, await by.sign({ hash: safeTx }), [by.address])
}

export function signAll(domain: SafeDomain, tx: SafeTx, by: readonly HDAccount[]): Promise<OwnerSignature[]> {
  return Promise.all(by.map((each) => sign(domain, tx, each)))
}
