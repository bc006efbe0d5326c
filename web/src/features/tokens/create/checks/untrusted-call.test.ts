import { ContractFunctionExecutionError, ContractFunctionZeroDataError, HttpRequestError } from 'viem'
import { expect, test } from 'vitest'
import { undefinedIfReverted } from './untrusted-call.ts'

test('a contract that was asked and gave no answer is silent; a network that did not ask it is not', async () => {
  expect(await undefinedIfReverted(Promise.resolve(1n))).toBe(1n)
  const none = new ContractFunctionZeroDataError({ functionName: 'WETH' })
  const unanswered = new ContractFunctionExecutionError(none, { abi: [], functionName: 'WETH' })
  expect(await undefinedIfReverted(Promise.reject(unanswered))).toBeUndefined()
  const down = new HttpRequestError({ url: 'http://127.0.0.1:9', status: 503 })
  await expect(undefinedIfReverted(Promise.reject(down))).rejects.toBe(down)
})
