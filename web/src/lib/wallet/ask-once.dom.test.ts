import { toUserError } from '@saleyard/chain/errors/to-user-error.ts'
import { expect, test } from 'vitest'
import type { Connector } from 'wagmi'
import { sendTransaction } from 'wagmi/actions'
import { accountA, accountB, createScriptedConfig, createScriptedWallet, throwing } from '@/testing/scripted-wallet.ts'
import { connectWallet } from './connect-wallet.ts'

test.each([
  [-32000, 'already known', 'alreadyKnown'],
  [-32000, 'missing or invalid parameters', 'rpcInvalidInput'],
  [-32602, 'invalid parameters', 'rpcInvalidParams'],
])('a wallet that answers %d %s is not asked for the transaction by another name', async (code, message, expected) => {
  const wallet = createScriptedWallet({
    answers: {
      eth_sendTransaction: throwing({ code, message }),
      wallet_sendTransaction: () => `0x${'11'.repeat(32)}`,
    },
  })
  const config = createScriptedConfig({ wallets: [wallet] })
  await connectWallet(config, { connector: config.connectors[0] as Connector })

  const thrown = await sendTransaction(config, { account: accountA, to: accountB, value: 1n }).catch((error) => error)
  expect(toUserError(thrown).code).toBe(expected)
  expect(wallet.requested.filter((method) => method.endsWith('_sendTransaction'))).toEqual(['eth_sendTransaction'])
})
