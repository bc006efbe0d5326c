import { screen, waitFor } from '@testing-library/react'
import { encodeFunctionResult, erc20Abi } from 'viem'
import { foundry } from 'viem/chains'
import { expect, test, vi } from 'vitest'
import en from '@/locales/en.json'
import { connectTestConfig } from '@/testing/connect-test-config.ts'
import { byTextContent, renderApp } from '@/testing/render-app.tsx'
import { accountA as sender, accountB as token } from '@/testing/scripted-wallet.ts'
import { ApproveStep } from './approve-step.tsx'

/** The token allows `allowance`, and says no to approving any amount but zero where it `isStubborn`. */
async function show(allowance: bigint, isStubborn = false, isUnlimited = false) {
  const result = encodeFunctionResult({ abi: erc20Abi, functionName: 'allowance', result: allowance })
  const config = await connectTestConfig((method, params) => {
    if (method === 'eth_call') return result
    if (method !== 'eth_estimateGas') return
    const { data } = params[0] as { data: string }
    if (isStubborn && BigInt(`0x${data.slice(-64)}`) > 0n) throw { code: 3, message: 'execution reverted' }
    return '0xb3b0'
  })
  const onDone = vi.fn()
  const fixed = { chainId: foundry.id, sender, multiSender: token, token, symbol: 'HRB', decimals: 0 } as const
  renderApp(
    <ApproveStep
      {...fixed}
      runId="run"
      total={1_000n}
      isUnlimited={isUnlimited}
      onDone={onDone}
      backLabel="Back"
      onBack={() => {}}
    />,
    config,
  )
  return { onDone }
}

test('a permission that is large enough goes on by itself and tells that it was there', async () => {
  const { onDone } = await show(1_000n)
  await waitFor(() => expect(onDone).toHaveBeenCalledExactlyOnceWith(true))
})

test('a permission that is too small is asked for exactly', async () => {
  const { onDone } = await show(999n)
  await screen.findByText(byTextContent('999 to 1,000 HRB'))
  expect(onDone).not.toHaveBeenCalled()
})

test('a token that refuses to change a permission is set to zero first, and the page says so', async () => {
  await show(500n, true)
  await screen.findByText(en.multiSend.approve.reset.replace('{{symbol}}', 'HRB'))
  await screen.findByText(byTextContent('500 to 0 HRB'))
  screen.getByRole('button', { name: en.multiSend.approve.actionReset })
})

test('an unlimited permission is only asked for with a warning, and by its name', async () => {
  await show(0n, false, true)
  await screen.findByText(en.multiSend.approve.unlimitedWarning.replace('{{symbol}}', 'HRB'))
  expect(screen.queryByText(en.multiSend.approve.why)).toBeNull()
  screen.getByText('0 to unlimited HRB')
  screen.getByRole('button', { name: en.multiSend.approve.actionUnlimited.replace('{{symbol}}', 'HRB') })
})

test('before an unlimited permission, too, a token that wants that is set to zero', async () => {
  await show(500n, true, true)
  await screen.findByText(byTextContent('500 to 0 HRB'))
})

test('before anything was approved here, a permission that is too small is no warning', async () => {
  await show(999n)
  await screen.findByText(byTextContent('999 to 1,000 HRB'))
  expect(screen.queryByRole('alert')).toBeNull()
})
