import { ExecutionRevertedError, RpcRequestError, TimeoutError } from 'viem'
import { expect, test } from 'vitest'
import { isRevert } from './error-causes.ts'

const url = 'https://node.example'
const said = (code: number) => new RpcRequestError({ body: {}, url, error: { code, message: 'VM execution error.' } })

test('the chain said no in the words of any node, and nobody else did', () => {
  expect(isRevert(new ExecutionRevertedError())).toBe(true)
  expect(isRevert(said(-32_015))).toBe(true)
  expect(isRevert(said(-32_000))).toBe(false)
  expect(isRevert(new TimeoutError({ body: {}, url }))).toBe(false)
  expect(isRevert(new Error('execution reverted'))).toBe(false)
})
