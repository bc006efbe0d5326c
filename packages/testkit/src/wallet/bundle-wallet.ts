// Runs bundles as real wallets do: an account delegated by EIP-7702 to an ERC-7821 contract, one transaction each.

import { account } from '@saleyard/testkit/chain/accounts.ts'
import { compileSolidity } from '@saleyard/testkit/chain/compile-solidity.ts'
import type { LocalClient } from '@saleyard/testkit/chain/local-client.ts'
import {
  type Address,
  createWalletClient,
  type Hash,
  type Hex,
  hexToBigInt,
  http,
  numberToHex,
  type TransactionReceipt,
} from 'viem'
import { foundry } from 'viem/chains'
import { encodeExecuteData } from 'viem/experimental/erc7821'

/** As `wallet_sendCalls` has it. */
export type Bundle = {
  version: string
  id: string
  from: Address
  chainId: Hex
  atomicRequired: boolean
  calls: { to: Address; data: Hex; value?: Hex }[]
}

/** Forwards a request to the chain, which signs and sends for its accounts. */
export type Pass = (request: { method: string; params?: unknown }) => Promise<unknown>

/** A wallet's answer to a request; `pass` forwards it to the chain. */
export type WalletAnswer = (params: readonly unknown[], pass: Pass) => unknown

/** By method; requests of other methods go to the chain. */
export type WalletAnswers = Record<string, WalletAnswer>

/** A chain, and the answers of the wallet that acts on it. */
type WalletChain = { client: LocalClient; rpcUrl: string; answers: WalletAnswers }

const accounts = [account(0), account(1)]
const delegate = 'node_modules/solady/src/accounts/ERC7821.sol'
let code: Hex | undefined

/**
 * A wallet that does bundles as real ones do: its account is delegated by EIP-7702 to Solady's ERC-7821, at the first bundle,
 * and runs each in one transaction. It keeps what it was sent, and refuses an id that it has.
 */
export async function createBundleWallet({ client, rpcUrl, answers }: WalletChain) {
  code ??= compileSolidity(delegate).ERC7821
  const deployed = await client.sendTransaction({ data: code as Hex })
  const { contractAddress } = await client.waitForTransactionReceipt({ hash: deployed })
  const isDelegated = async (address: Address) => (await client.getCode({ address })) !== undefined

  const wallet = {
    /** Everything that was asked for, in order. */
    asked: [] as Bundle[],
    /** Transactions by id. */
    kept: new Map<string, Hash>(),
    /** Changes what one bundle's transaction gets. */
    gas: undefined as bigint | undefined,
    /** The account that does the bundles, whichever they are asked of: 0 or 1. */
    account: 0,
    /** Runs a bundle; its transaction. */
    async execute({ calls }: Bundle): Promise<Hash> {
      const owner = accounts[wallet.account]
      if (!owner) throw new Error('The wallet has two accounts')
      const signer = createWalletClient({ account: owner, chain: foundry, transport: http(rpcUrl) })
      const contract = contractAddress as Address
      const authorization = await signer.signAuthorization({ contractAddress: contract, executor: 'self' })
      return signer.sendTransaction({
        to: owner.address,
        data: encodeExecuteData({
          calls: calls.map(({ value = '0x0', ...call }) => ({ ...call, value: hexToBigInt(value) })),
        }),
        gas: wallet.gas ?? 16_000_000n,
        ...(!(await isDelegated(owner.address)) && { authorizationList: [authorization] }),
      })
    },
    async send(bundle: Bundle) {
      wallet.asked.push(bundle)
      if (wallet.kept.has(bundle.id)) refuse(5720)
      wallet.kept.set(bundle.id, await wallet.execute(bundle))
      return { id: bundle.id }
    },
    async tell(id: string) {
      const hash = wallet.kept.get(id)
      if (!hash) return refuse(5730)
      const common = { version: '2.0.0', id, chainId: numberToHex(foundry.id), atomic: true }
      const receipt = await client.getTransactionReceipt({ hash }).catch(() => undefined)
      return receipt ? { ...common, ...toStatus(receipt) } : { ...common, status: 100 }
    },
  }
  answers.wallet_getCapabilities = async () => {
    const status = (await isDelegated(accounts[0]?.address ?? '0x')) ? 'supported' : 'ready'
    return { [numberToHex(foundry.id)]: { atomic: { status } } }
  }
  answers.wallet_sendCalls = ([bundle]) => wallet.send(bundle as Bundle)
  answers.wallet_getCallsStatus = ([id]) => wallet.tell(String(id))
  return wallet
}

export function refuse(code: number): never {
  throw Object.assign(new Error(`refused with ${code}`), { code })
}

function toStatus({ status, blockNumber, transactionHash }: TransactionReceipt) {
  const isSuccess = status === 'success'
  const common = { status: isSuccess ? '0x1' : '0x0', blockNumber: numberToHex(blockNumber), gasUsed: '0x0', logs: [] }
  return { status: isSuccess ? 200 : 500, receipts: [{ transactionHash, ...common }] }
}
