import { act, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { ContractFunctionExecutionError, ContractFunctionRevertedError, HttpRequestError } from 'viem'
import { bscTestnet } from 'viem/chains'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { TokenCreation } from '@/features/tokens/kinds/token-kind.ts'
import { renderPage } from '@/features/tokens/testing/render-page.tsx'
import en from '@/locales/en.json'
import { PredictedAddresses } from './predicted-addresses.tsx'

const account = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'
const token = '0x5FbDB2315678afecb367f032d93F642f64180aa3'

const identity = { name: 'Harbour', symbol: 'HRB', decimals: 18, totalSupply: 1n, teamWallet: account }
const show = (predict: () => Promise<unknown>) =>
  renderPage(
    <PredictedAddresses
      creation={{ identity, predict } as unknown as TokenCreation}
      chainId={bscTestnet.id}
      account={account}
    />,
  )
let isDown = true
const predictOrFail = async () => {
  if (isDown) throw new HttpRequestError({ url: 'http://127.0.0.1:9' })
  return { token }
}

beforeEach(() => {
  isDown = true
})
afterEach(() => vi.useRealTimers())

test('an address that cannot be asked for is told with an advice, details and a way to ask again', async () => {
  await show(predictOrFail)
  const alert = await screen.findByRole('alert')
  expect(alert.textContent).toContain(en.createToken.review.addressFailed)
  expect(alert.textContent).toContain(en.errorAdvice.unreachable)
  expect(alert.textContent).toContain(en.common.details)

  isDown = false
  await userEvent.click(screen.getByRole('button', { name: en.common.tryAgain }))
  expect(await screen.findByText(token)).toBeDefined()
})

test('an address is asked for again by itself 15 seconds after the network failed, and not once it is known', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  const predict = vi.fn(predictOrFail)
  await show(predict)
  await screen.findByRole('alert')
  isDown = false
  await act(() => vi.advanceTimersByTimeAsync(14_999))
  expect(predict).toHaveBeenCalledTimes(1)
  await act(() => vi.advanceTimersByTimeAsync(1))
  await screen.findByText(token)
  await act(() => vi.advanceTimersByTimeAsync(60_000))
  expect(predict).toHaveBeenCalledTimes(2)
})

test('terms that the factory refuses are no fault of the network, and the trial run tells the reason', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  const refused = new ContractFunctionRevertedError({ abi: [], functionName: 'predict' })
  const predict = vi
    .fn()
    .mockRejectedValue(new ContractFunctionExecutionError(refused, { abi: [], functionName: 'predictToken' }))
  await show(predict)
  expect(await screen.findByText(en.createToken.review.addressRefused)).toBeDefined()
  expect(screen.queryByRole('alert')).toBeNull()
  await act(() => vi.advanceTimersByTimeAsync(60_000))
  expect(predict).toHaveBeenCalledTimes(1)
})
