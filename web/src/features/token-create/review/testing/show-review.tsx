import { screen } from '@testing-library/react'
import { foundry } from 'viem/chains'
import { WalletActionsProvider } from '../../../../components/wallet-actions'
import { connectTestConfig } from '../../../../lib/testing/connect-test-config'
import { renderApp } from '../../../../lib/testing/render-app'
import { accountA as account } from '../../../../lib/testing/scripted-wallet'
import en from '../../../../locales/en.json'
import { kinds } from '../../kinds'
import type { TokenCreation, TokenKind } from '../../kinds/token-kind'
import { ReviewStep } from '../review-step'

const identity = { name: 'Harbour', symbol: 'HRB', decimals: 18, totalSupply: 1_000_000n, teamWallet: account } as const
const noSimulation = Object.assign(new Error('the method does not exist'), { code: -32601 })

/** The review of a standard token on a node that does not simulate more than a call; its creation answers as told. */
export async function showReview(predict: TokenCreation['predict'], { isCodeRead = true } = {}) {
  let trials = 0
  const answers: Record<string, () => unknown> = {
    eth_simulateV1() {
      trials += 1
      throw noSimulation
    },
    eth_getCode() {
      if (!isCodeRead) throw noSimulation
      return '0x6000'
    },
    // No token was created with this salt yet.
    eth_call: () => `0x${'0'.repeat(64)}`,
  }
  const config = await connectTestConfig((method) => answers[method]?.())
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
    trials: () => trials,
    create: () => screen.getByRole('button', { name: en.createToken.review.create.replace('{{symbol}}', 'HRB') }),
  }
}
