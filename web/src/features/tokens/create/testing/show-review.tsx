// Renders the review of a Standard token on a node that simulates no more than a call.
import { screen } from '@testing-library/react'
import { numberToHex } from 'viem'
import { foundry } from 'viem/chains'
import { WalletActionsProvider } from '@/components/wallet-actions.tsx'
import { ReviewStep } from '@/features/tokens/create/review/review-step.tsx'
import { kinds } from '@/features/tokens/kinds/index.ts'
import type { TokenCreation, TokenKind } from '@/features/tokens/kinds/token-kind.ts'
import en from '@/locales/en.json'
import { connectTestConfig } from '@/testing/connect-test-config.ts'
import { renderApp } from '@/testing/render-app.tsx'
import { accountA as account } from '@/testing/scripted-wallet.ts'

const identity = {
  contractURI: '',
  name: 'Harbour',
  symbol: 'HRB',
  decimals: 18,
  totalSupply: 1_000_000n,
  teamWallet: account,
} as const
const noSimulation = Object.assign(new Error('the method does not exist'), { code: -32601 })

type Options = {
  isCodeRead?: boolean
  /** Number of pending transactions of the account; undefined if the node does not report it. */
  waiting?: () => number | undefined
}

/** Renders the review of a Standard token on a node that simulates single calls only; its creation answers as scripted. */
export async function showReview(
  predict: TokenCreation['predict'],
  { isCodeRead = true, waiting = () => 0 }: Options = {},
) {
  let simulations = 0
  const answers: Record<string, (params?: unknown) => unknown> = {
    eth_simulateV1(params) {
      // Several blocks are the simulation of the launch; one is what the creation changes in the account.
      const [{ blockStateCalls }] = params as [{ blockStateCalls: unknown[] }]
      if (blockStateCalls.length > 1) simulations += 1
      throw noSimulation
    },
    eth_getCode() {
      if (!isCodeRead) throw noSimulation
      return '0x6000'
    },
    eth_getTransactionCount(params) {
      const count = waiting()
      if (count === undefined) throw noSimulation
      return (params as unknown[])[1] === 'pending' ? numberToHex(count) : '0x0'
    },
    // No token was created with this salt yet.
    eth_call: () => `0x${'0'.repeat(64)}`,
  }
  const config = await connectTestConfig((method, params) => answers[method]?.(params))
  const creation: TokenCreation = {
    identity,
    predict,
    simulate: async () => ({ gas: 900_000n }),
    data: '0x1234',
    write: () => new Promise(() => {}),
  }
  const kind: TokenKind = { ...kinds.standard, prepare: () => creation }
  const chain = { ...foundry, title: 'Local chain', limits: { gasPerTransaction: 16_777_216n } } as never
  renderApp(
    <WalletActionsProvider actions={{ openConnect: () => {}, openNetworks: () => {} }}>
      <ReviewStep kindId="standard" values={kinds.standard.example} {...{ kind, identity, account, chain }} />
    </WalletActionsProvider>,
    config,
  )
  return {
    simulationCount: () => simulations,
    create: () => screen.getByRole('button', { name: en.createToken.review.create.replace('{{symbol}}', 'HRB') }),
  }
}
