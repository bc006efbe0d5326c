import { screen } from '@testing-library/react'
import { encodeFunctionResult, erc20Abi } from 'viem'
import { expect, test } from 'vitest'
import { connectTestConfig } from '@/testing/connect-test-config.ts'
import { renderApp } from '@/testing/render-app.tsx'
import { useRewardName } from './use-fee-sentence.ts'

function RewardName({ token }: { token: string }) {
  return <output>{useRewardName(token)}</output>
}

const symbolOf = (symbol: string) =>
  connectTestConfig((method) =>
    method === 'eth_call' ? encodeFunctionResult({ abi: erc20Abi, functionName: 'symbol', result: symbol }) : undefined,
  )

test.each([
  ['USD\u202eT\n', 'USDT'],
  ['a symbol of many letters', 'a symbol of '],
])('the symbol %j of a reward token turns no sentence around and is cut where it is long', async (symbol, shown) => {
  renderApp(<RewardName token="0x5FbDB2315678afecb367f032d93F642f64180aa3" />, await symbolOf(symbol))
  expect(await screen.findByText((_, element) => element?.textContent === shown, { selector: 'output' })).toBeTruthy()
})
