import { readFileSync } from 'node:fs'
import { createWalletClient, custom, ExecutionRevertedError, RpcRequestError, TimeoutError } from 'viem'
import { foundry } from 'viem/chains'
import { describe, expect, test } from 'vitest'
import { isRevert } from './error-causes.ts'
import { nodePhrases } from './node-phrases.ts'
import { toUserError } from './to-user-error.ts'

describe('sentences of nodes', () => {
  const account = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'

  /** Code, source (repository and file, or who was seen to answer it) and sentence. */
  const sentences = readFileSync(new URL('../../test-data/node-sentences.tsv', import.meta.url), 'utf8')
    .trimEnd()
    .split('\n')
    .map((line) => line.split('\t') as [string, string, string])

  /** A wallet whose node answers everything with this, as viem reports it. */
  async function failureOf(error: { code: number; message: string }) {
    const request = async ({ method }: { method: string }) => {
      if (method === 'eth_chainId') return '0x7a69'
      throw error
    }
    const wallet = createWalletClient({ account, chain: foundry, transport: custom({ request }, { retryCount: 0 }) })
    return wallet.sendTransaction({ to: account, gas: 21_000n }).catch((failure: unknown) => failure)
  }

  test.each(sentences)('[c211] %s: %s says "%s"', async (code, _source, message) => {
    expect(toUserError({ code: -32000, message }).code).toBe(code)
    expect(toUserError(await failureOf({ code: -32000, message })).code, 'through viem').toBe(code)
  })

  test.each(sentences)('[c210] %s inside of an internal error: %s says "%s"', async (code, _source, message) => {
    const inside = { code: -32603, message: 'Internal JSON-RPC error.', data: { code: -32000, message } }
    expect(toUserError(inside).code).toBe(code)
    expect(toUserError(await failureOf({ code: -32603, message })).code, 'through viem').toBe(code)
  })

  test('[c211] every row of the table decides about a real sentence', () => {
    const decided = sentences.map(([, , message]) => nodePhrases.findIndex(([pattern]) => pattern.test(message)))
    const idle = nodePhrases.filter((_row, index) => !decided.includes(index))
    expect(idle).toEqual([])
  })

  test('what says nothing in words is left to its code', () => {
    expect(toUserError({ code: -32000, message: 'computer says no' }).code).toBe('rpcInvalidInput')
    expect(toUserError({ code: -32603, message: 'Internal JSON-RPC error.' }).code).toBe('rpcInternal')
  })
})

describe('revert reasons of contracts', () => {
  test.each([
    ['ERC20: transfer amount exceeds balance', 'ERC20: transfer amount exceeds balance'],
    ['BEP20: transfer amount exceeds allowance', 'BEP20: transfer amount exceeds allowance'],
    ['revert: nonce too low', 'nonce too low'],
  ])('a reason of a contract is none of the network: %s', (message, reason) => {
    for (const code of [-32000, -32603, 3]) {
      expect(toUserError({ code, message })).toMatchObject({ code: 'reverted', values: { reason } })
    }
  })
})

describe('isRevert', () => {
  const url = 'https://node.example'
  const said = (code: number) => new RpcRequestError({ body: {}, url, error: { code, message: 'VM execution error.' } })

  test('the chain said no in the words of any node, and nobody else did', () => {
    expect(isRevert(new ExecutionRevertedError())).toBe(true)
    expect(isRevert(said(-32_015))).toBe(true)
    expect(isRevert(said(-32_000))).toBe(false)
    expect(isRevert(new TimeoutError({ body: {}, url }))).toBe(false)
    expect(isRevert(new Error('execution reverted'))).toBe(false)
  })
})
