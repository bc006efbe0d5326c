// Raises the errors of EIP-1193 wallets that refuse, and of the page itself.

import { parseAmount } from '@saleyard/chain/amounts/parse-amount.ts'
import { assertDeployable, type DeploymentCheck } from '@saleyard/chain/deployments/check-deployments.ts'
import { ChainsMissingError } from '@saleyard/chain/networks/networks.ts'
import { createElement } from 'react'
import { renderToString } from 'react-dom/server'
import { useConfig } from 'wagmi'
import { sendTransaction } from 'wagmi/actions'
import { getChain } from '@/lib/networks/chains.ts'
import { activityStore } from '@/lib/transactions/activity-store.ts'
import { ensureWallet } from '@/lib/transactions/ensure-wallet.ts'
import { recordPendingTransaction } from '@/lib/transactions/run-transaction.ts'
import type { TransactionIntent } from '@/lib/transactions/transaction-intent.ts'
import { connectWallet } from '@/lib/wallet/connect-wallet.ts'
import { switchNetwork } from '@/lib/wallet/switch-network.ts'
import { ConnectorIdNotFoundError } from '@/lib/wallet/wallet-errors.ts'
import { accountA, accountB, refuse, type WalletScript } from '@/testing/scripted-wallet.ts'
import type { Raise, RaiseContext } from './raise-context.ts'

/** A configured network other than the wallet's. */
const other = 56

const refusal = (code: number) => Object.assign(new Error('no'), { code })

const connecting = async ({ page }: RaiseContext, script: WalletScript) => {
  const { config, connector } = await page(script, false)
  return connectWallet(config, { connector })
}

const switching = async ({ page }: RaiseContext, answers: WalletScript['answers'], chainId?: number) => {
  const { config } = await page({ answers })
  return switchNetwork(config, chainId)
}

/** Errors raised by EIP-1193 wallets that refuse, through viem, wagmi and our layer over them. */
export const walletRaises = {
  userRejected: ({ requesting }) => requesting(refusal(4001)),
  unauthorized: ({ requesting }) => requesting(refusal(4100)),
  methodUnsupported: ({ requesting }) => requesting(refusal(4200)),
  walletOffline: ({ requesting }) => requesting(refusal(4900)),
  walletOffChain: ({ requesting }) => requesting(refusal(4901)),
  chainNotAdded: ({ requesting }) => requesting(refusal(4902)),
  walletBusy: (context) =>
    connecting(context, {
      answers: {
        wallet_requestPermissions: refuse(-32002, 'Already processing eth_requestAccounts. Please wait.'),
        eth_requestAccounts: refuse(-32002, 'Already processing eth_requestAccounts. Please wait.'),
      },
    }),
  sessionEnded: ({ requesting }) => requesting(refusal(6000)),
  requestExpired: ({ requesting }) => requesting(new Error('Request expired. Please try again.')),
  deviceRefusedData: ({ requesting }) => requesting(new Error('Ledger device: Invalid data received (0x6a80)')),

  connectorMissing: async ({ page }) => sendTransaction((await page({}, false)).config, { to: accountB }),
  connectorIdMissing: () => new ConnectorIdNotFoundError('gone'),
  alreadyConnected: async ({ page }) => {
    const { config, connector } = await page()
    return connectWallet(config, { connector })
  },
  accountMissing: (context) => connecting(context, { accounts: [] }),
  walletAnswerInvalid: (context) => connecting(context, { accounts: ['no address'] }),
  accountChanged: async ({ page }) => ensureWallet((await page()).config, { account: accountB, chainId: 31_337 }),
  chainMismatch: async ({ page }) =>
    sendTransaction((await page()).config, { to: accountB, chainId: other, account: accountA, gas: 21_000n }),

  chainIdMissing: (context) => switching(context, {}),
  chainNotConfigured: (context) => switching(context, {}, 1),
  switchUnsupported: (context) => switching(context, { wallet_switchEthereumChain: refuse(4200) }, other),
  switchFailed: (context) =>
    switching(context, { wallet_switchEthereumChain: refuse(4902), wallet_addEthereumChain: refuse(4902) }, other),
  configMissing: () => renderToString(createElement(() => String(useConfig()))),
} satisfies Record<string, Raise>

const vault = { name: 'BabyVault', address: accountA } as const
const factory = { name: 'BabyTokenFactory', address: accountA } as const
const approval: TransactionIntent = {
  key: 'approve:1',
  kind: 'approve',
  chainId: 31_337,
  account: accountA,
  to: accountA,
  summary: 'Approve',
  amounts: [],
  value: 0n,
  data: '0x',
  simulate: async () => ({ gas: 1n }),
  write: async () => '0x',
}
const deploying = (check: DeploymentCheck) => assertDeployable(check, 'Local chain')

/** Errors raised by the page itself. */
export const pageRaises = {
  unknown: () => new Error('Something odd'),
  chainUnknown: () => getChain(4_242),
  chainsMissing: () => new ChainsMissingError([]),
  amountMissing: () => parseAmount('', 18),
  amountInvalid: () => parseAmount('ten', 18),
  amountTooManyDecimals: () => parseAmount('1.234', 2),
  amountTooLarge: () => parseAmount('9'.repeat(78), 0),
  // This runtime has no IndexedDB, like a browser that blocks it.
  storageUnavailable: ({ chain }) => recordPendingTransaction(approval, { config: chain.config, store: activityStore }),
  deployerMissing: () => deploying({ deployer: 'missing', contracts: [] }),
  codeUnexpected: () => deploying({ deployer: 'foreign', contracts: [] }),
  deployedAlready: () => deploying({ deployer: 'expected', contracts: [{ ...factory, state: 'expected' }] }),
  deployNeeds: () =>
    deploying({
      deployer: 'expected',
      contracts: [
        { ...vault, state: 'missing' },
        { ...factory, state: 'missing' },
      ],
    }),
} satisfies Record<string, Raise>
