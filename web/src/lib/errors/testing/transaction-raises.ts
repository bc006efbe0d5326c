// Raises the errors of transactions that real nodes refuse.

import { testAccounts } from '@saleyard/testkit/chain/start-test-chain.ts'
import { createPublicClient, createWalletClient, type Hex, http, parseEther, parseGwei, toHex, zeroHash } from 'viem'
import { foundry } from 'viem/chains'
import { createConfig } from 'wagmi'
import { createDeployIntent } from '@/lib/transactions/create-deploy-intent.ts'
import type { Raise, RaiseContext } from './raise-context.ts'

const [alice, bob, carol] = testAccounts as [Account, Account, Account]
type Account = (typeof testAccounts)[number]

const createWallet = ({ chain }: RaiseContext, account: Account = alice) =>
  createWalletClient({ account, chain: foundry, transport: http(chain.rpcUrl, { retryCount: 0 }) })

/** Sends two transactions of carol that wait in the queue. */
async function queue(context: RaiseContext, second: { gas?: bigint; maxFeePerGas: bigint; value?: bigint }) {
  const { client } = context.chain
  await client.setAutomine(false)
  try {
    const wallet = createWallet(context, carol)
    const nonce = await client.getTransactionCount({ address: carol.address })
    const first = { to: bob.address, nonce, gas: 21_000n, maxFeePerGas: parseGwei('20'), maxPriorityFeePerGas: 1n }
    await wallet.sendTransaction(first)
    return await wallet.sendTransaction({ ...first, ...second })
  } finally {
    await client.setAutomine(true)
    await client.mine({ blocks: 1 })
  }
}

/** Simulates a deployment through the deterministic deployer, which anvil has. */
function deploying(rpcUrl: string, initCode: Hex) {
  const config = createConfig({ chains: [foundry], transports: { [foundry.id]: http(rpcUrl, { retryCount: 0 }) } })
  return createDeployIntent(config, {
    name: 'MultiSender',
    chainId: foundry.id,
    account: alice.address,
    creationCode: { salt: zeroHash, initCode },
    summary: 'Deploy MultiSender',
  }).simulate()
}

/** Transactions that a real node (anvil) refuses, or a server with the messages of real nodes. */
export const transactionRaises = {
  insufficientFunds: (context) =>
    createWallet(context).sendTransaction({ to: bob.address, value: parseEther('1000000'), gas: 21_000n }),
  nonceTooLow: async (context) => {
    const wallet = createWallet(context, bob)
    const hash = await wallet.sendTransaction({ to: alice.address })
    // Until it is mined, the second transaction may be identical.
    await context.chain.client.waitForTransactionReceipt({ hash })
    return wallet.sendTransaction({ to: alice.address, nonce: 0, gas: 21_000n })
  },
  nonceTooHigh: ({ sending }) => sending('nonce too high'),
  underpriced: (context) =>
    createWallet(context).sendTransaction({
      to: bob.address,
      gas: 21_000n,
      maxFeePerGas: 1n,
      maxPriorityFeePerGas: 0n,
    }),
  replacementUnderpriced: (context) => queue(context, { maxFeePerGas: parseGwei('20'), value: 1n }),
  alreadyKnown: (context) => queue(context, { maxFeePerGas: parseGwei('20') }),
  gasTooLow: (context) => createWallet(context).sendTransaction({ to: bob.address, gas: 20_000n }),
  gasTooHigh: (context) => createWallet(context).sendTransaction({ to: bob.address, gas: 10_000_000_000n }),
  codeTooLarge: (context) =>
    createWallet(context).sendTransaction({ data: `0x${'00'.repeat(49_153)}`, gas: 15_000_000n }),
  tipAboveFee: (context) =>
    createWallet(context).sendTransaction({
      to: bob.address,
      gas: 21_000n,
      maxFeePerGas: 1n,
      maxPriorityFeePerGas: 2n,
    }),
  feeTooHigh: ({ sending }) => sending('tx fee (2.50 ether) exceeds the configured cap (1.00 ether)'),
  feesUnsupported: ({ oldUrl }) =>
    createPublicClient({ chain: foundry, transport: http(oldUrl) }).estimateFeesPerGas({ type: 'eip1559' }),
  txTypeUnsupported: ({ oldUrl }) =>
    createPublicClient({ transport: http(oldUrl) }).request({
      method: 'eth_sendTransaction',
      params: [
        { from: alice.address, to: bob.address, gas: toHex(21_000), maxFeePerGas: '0x1', maxPriorityFeePerGas: '0x1' },
      ],
    } as never),
  signedForOther: async ({ chain }) => {
    const signed = await alice.signTransaction({
      chainId: 1,
      to: bob.address,
      gas: 21_000n,
      maxFeePerGas: parseGwei('9'),
    })
    return chain.client.request({ method: 'eth_sendRawTransaction', params: [signed] } as never)
  },
  // EIP-3860 allows 49,152 bytes of init code.
  deployRefused: ({ chain }) => deploying(chain.rpcUrl, `0x${'00'.repeat(49_153)}`),
  // Writes one byte at 0x2d8000: paying for the memory takes 17 million gas. The older node has no cap of its own.
  deployTooLarge: ({ oldUrl }) => deploying(oldUrl, '0x6000622d80005300'),
  senderIsContract: ({ sending }) => sending('sender not an eoa'),
  senderInvalid: ({ sending }) => sending('invalid sender'),
  poolFull: ({ sending }) => sending('txpool is full'),
  tooManyPending: ({ sending }) => sending('in-flight transaction limit reached for delegated accounts'),
  nodeNotReady: ({ sending }) => sending('sequencer temporarily not available'),
} satisfies Record<string, Raise>
