// Reads and changes a local chain in tests: balances, allowances, mining, reorgs, code.

import {
  type Address,
  createTestClient,
  encodeDeployData,
  erc20Abi,
  getAddress,
  type Hash,
  type Hex,
  http,
  keccak256,
  multicall3Abi,
  parseAbi,
  parseUnits,
  publicActions,
  walletActions,
} from 'viem'
import { account } from './accounts.ts'
import { readUniswapBytecode } from './deploy-contracts.ts'
import { automined } from './local-client.ts'
import type { LocalChain } from './start-chain.ts'
import { takeSnapshot } from './take-snapshot.ts'

export type Chain = ReturnType<typeof createChain>

/** Native coin, where a token's address could stand. */
export const coin = 'coin'

/** What a test may ask of its chain and do to it, past the page. Amounts are wei and base units. */
export function createChain({ rpcUrl, addresses }: Pick<LocalChain, 'rpcUrl' | 'addresses'>) {
  const client = createChainClient(rpcUrl)

  const readBalance = (token: Address | typeof coin, owner: Address) =>
    token === coin
      ? { abi: multicall3Abi, address: addresses.multicall3, functionName: 'getEthBalance', args: [owner] }
      : { abi: erc20Abi, address: token, functionName: 'balanceOf', args: [owner] }

  async function balances(token: Address | typeof coin, owners: readonly Address[]): Promise<bigint[]> {
    const results = await client.multicall({
      contracts: owners.map((owner) => readBalance(token, owner)),
      allowFailure: false,
      multicallAddress: addresses.multicall3,
    })
    return results as bigint[]
  }

  return {
    rpcUrl,
    addresses,
    client,
    balances,

    async balanceOf(token: Address | typeof coin, owner: Address): Promise<bigint> {
      const [balance] = await balances(token, [owner])
      if (balance === undefined) throw new Error(`The chain gave no balance of ${owner}`)
      return balance
    },

    allowance: (token: Address, owner: Address, spender: Address): Promise<bigint> =>
      client.readContract({ abi: erc20Abi, address: token, functionName: 'allowance', args: [owner, spender] }),

    /** Transactions that the account has on the chain; pending ones do not count. */
    sentBy: (owner: Address): Promise<number> => client.getTransactionCount({ address: owner, blockTag: 'latest' }),

    /** What the sender paid for these transactions, mined already, in wei. */
    async feesOf(hashes: readonly Hash[]): Promise<bigint> {
      const receipts = await Promise.all(hashes.map((hash) => client.getTransactionReceipt({ hash })))
      return receipts.reduce((total, { gasUsed, effectiveGasPrice }) => total + gasUsed * effectiveGasPrice, 0n)
    },

    setCoin: (owner: Address, value: bigint) => client.setBalance({ address: owner, value }),

    /** Deploys a contract that refuses coin. */
    async deployRejectingRecipient(): Promise<Address> {
      const receipt = await client.waitForTransactionReceipt({ hash: await deploy(client, rejectingRecipient) })
      if (!receipt.contractAddress) throw new Error('The rejecting recipient was not deployed')
      return getAddress(receipt.contractAddress)
    },

    /** Deploys a token that is not ours, with EIP-2612: 18 decimals, symbol UNI-V2, a billion of it, all account 0's. */
    async deployForeignToken(): Promise<Address> {
      const supply = parseUnits('1000000000', 18)
      const data = encodeDeployData({ abi: foreignTokenConstructor, bytecode: foreignToken(), args: [supply] })
      const { contractAddress } = await client.waitForTransactionReceipt({ hash: await deploy(client, data) })
      if (!contractAddress) throw new Error('The foreign token was not deployed')
      const transfer = { abi: erc20Abi, address: contractAddress, functionName: 'transfer' } as const
      const args = [account(0).address, supply] as const
      const hash = await client.writeContract({ ...transfer, account: account(9), args })
      await client.waitForTransactionReceipt({ hash })
      return getAddress(contractAddress)
    },

    /** From now on each payment of coin to them takes about 1.5 million gas, so that a few of them fill a batch. */
    async makeCostly(owners: readonly Address[]) {
      for (const address of owners) await client.setCode({ address, bytecode: costlyRecipient })
    },

    /** Takes back every block since, as a reorg does; what they held is forgotten. */
    async reorgable() {
      const snapshot = await takeSnapshot(client)
      return { reorg: snapshot.revert }
    },

    /** The address is as if nothing was ever there: without code, and free for a contract to be created at. */
    async removeCode(address: Address) {
      await client.setCode({ address, bytecode: '0x' })
      await client.setNonce({ address, nonce: 0 })
    },

    /** keccak256 of the code at the address. */
    codeHash: async (address: Address): Promise<Hash> => keccak256((await client.getCode({ address })) ?? '0x'),

    /** Transactions wait from now on, until `mine` or `startMining`. */
    stopMining: () => client.setAutomine(false),

    /** Mines what waits, and everything from now on at once. */
    async startMining() {
      await client.setAutomine(true)
      await client.mine({ blocks: 1 })
    },

    mine: (blocks = 1) => client.mine({ blocks }),
  }
}

/** The token of Uniswap V2's own tests: what its pairs are, without a pair. */
const foreignToken = () => readUniswapBytecode('v2-core/build/ERC20.json')
const foreignTokenConstructor = parseAbi(['constructor(uint256 supply)'])

/** From the last of anvil's accounts, so that no user's nonce moves. */
function deploy(client: ReturnType<typeof createChainClient>, data: Hex): Promise<Hash> {
  return client.sendTransaction({ account: account(9), data })
}

/** A client of all reads and state changes that anvil offers, independent of the page. */
function createChainClient(rpcUrl: string) {
  return createTestClient({
    chain: automined,
    mode: 'anvil',
    transport: http(rpcUrl),
    pollingInterval: 50,
    cacheTime: 0,
  })
    .extend(publicActions)
    .extend(walletActions)
}

/**
 * Runtime code that takes coin and burns about 1.5 million gas with it: it hashes 800 kB of empty memory.
 *
 * | code | |
 * |---|---|
 * | `620c8000 6000 20` | PUSH3 819200, PUSH1 0, KECCAK256 |
 * | `50 00` | POP, STOP |
 */
const costlyRecipient: Hex = '0x620c80006000205000'

/**
 * Creation code of a contract that refuses coin, and every other call. Written by hand:
 *
 * | bytes | instruction | |
 * |---|---|---|
 * | `64 60006000fd` | PUSH5 | the code to leave behind: PUSH1 0, PUSH1 0, REVERT |
 * | `6000 52` | PUSH1 0, MSTORE | right-aligned in the first word: bytes 27 to 31 |
 * | `6005 601b f3` | PUSH1 5, PUSH1 27, RETURN | |
 */
export const rejectingRecipient: Hex = '0x6460006000fd6000526005601bf3'
