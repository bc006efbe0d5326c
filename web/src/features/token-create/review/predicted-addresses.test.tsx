import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { ContractFunctionExecutionError, ContractFunctionRevertedError, HttpRequestError } from 'viem'
import { bscTestnet } from 'viem/chains'
import { expect, test } from 'vitest'
import en from '../../../locales/en.json'
import type { TokenCreation } from '../kinds/token-kind'
import { renderPage } from '../testing/render-page'
import { PredictedAddresses } from './predicted-addresses'

const account = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'
const token = '0x5FbDB2315678afecb367f032d93F642f64180aa3'

test('an address that cannot be asked for is told with an advice, details and a way to ask again', async () => {
  let isDown = true
  const creation = {
    identity: { name: 'Harbour', symbol: 'HRB', decimals: 18, totalSupply: 1n, teamWallet: account },
    predict: async () => {
      if (isDown) throw new HttpRequestError({ url: 'http://127.0.0.1:9' })
      return { token }
    },
  } as unknown as TokenCreation
  await renderPage(<PredictedAddresses creation={creation} chainId={bscTestnet.id} account={account} />)

  const alert = await screen.findByRole('alert')
  expect(alert.textContent).toContain(en.createToken.review.addressFailed)
  expect(alert.textContent).toContain(en.errorAdvice.unreachable)
  expect(alert.textContent).toContain(en.common.details)

  isDown = false
  await userEvent.click(screen.getByRole('button', { name: en.common.tryAgain }))
  expect(await screen.findByText(token)).toBeDefined()
})

test('terms that the factory refuses are no fault of the network, and the trial run tells the reason', async () => {
  const creation = {
    identity: { name: 'Harbour', symbol: 'HRB', decimals: 18, totalSupply: 1n, teamWallet: account },
    predict: async () => {
      throw new ContractFunctionExecutionError(
        new ContractFunctionRevertedError({ abi: [], functionName: 'predict' }),
        {
          abi: [],
          functionName: 'predictToken',
        },
      )
    },
  } as unknown as TokenCreation
  await renderPage(<PredictedAddresses creation={creation} chainId={bscTestnet.id} account={account} />)
  expect(await screen.findByText(en.createToken.review.addressRefused)).toBeDefined()
  expect(screen.queryByRole('alert')).toBeNull()
})
