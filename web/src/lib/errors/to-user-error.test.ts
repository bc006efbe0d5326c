import '@/testing/all-strings.ts'
import { AppError } from '@saleyard/chain/errors/app-error.ts'
import { toUserError } from '@saleyard/chain/errors/to-user-error.ts'
import { getVaultWaiting } from '@saleyard/chain/errors/vault-waiting.ts'
import { readWriteOutcome } from '@saleyard/chain/errors/write-outcomes.ts'
import * as generated from '@saleyard/generated/abis'
import { growth } from '@saleyard/testkit/least-time.ts'
import fc from 'fast-check'
import { type AbiParameter, encodeErrorResult, HttpRequestError } from 'viem'
import { describe, expect, test } from 'vitest'
import { i18n } from '@/lib/i18n/i18n.ts'
import en from '@/locales/en.json'
import { languages } from '@/locales/index.ts'

describe('any thrown value', () => {
  const known = Object.keys(en.errors)

  test('whatever is thrown, it is named and nothing is thrown', () => {
    fc.assert(
      fc.property(fc.anything({ withBigInt: true, withSparseArray: true, withNullPrototype: true }), (thrown) => {
        const { code, details } = toUserError(thrown)
        expect(known).toContain(code)
        expect(typeof details).toBe('string')
      }),
      { numRuns: 500 },
    )
  })

  test('objects with the fields of errors in them, of any type and depth, are named too', () => {
    const field = fc.constantFrom(
      'code',
      'message',
      'shortMessage',
      'details',
      'name',
      'data',
      'cause',
      'error',
      'status',
    )
    const { thrown } = fc.letrec<{ thrown: unknown }>((tie) => ({
      thrown: fc.oneof(
        { maxDepth: 4 },
        fc.anything({ withBigInt: true, maxDepth: 0 }),
        fc.dictionary(field, tie('thrown')),
      ),
    }))
    fc.assert(
      fc.property(thrown, (value) => void expect(known).toContain(toUserError(value).code)),
      { numRuns: 500 },
    )
  })

  test('what cannot be looked at is an unknown error: getters and proxies that throw, cycles, symbols', () => {
    const cycle: Record<string, unknown> = {}
    cycle.self = cycle
    const closed = new Proxy({}, { get: () => expect.unreachable('looked at') })
    const trap = Object.defineProperty({}, 'message', { get: () => expect.unreachable('read') })
    for (const odd of [cycle, closed, trap, Symbol('odd'), { code: Symbol('odd') }, { code: 1n, data: 1n }])
      expect(toUserError(odd).code).toBe('unknown')
  })

  test('an error that is its own cause is read once', () => {
    const error = new Error('around')
    error.cause = error
    expect(toUserError(error)).toMatchObject({ code: 'unknown', details: 'around' })
  })

  test('[c215] a decline stays one in whatever it is wrapped, and whatever is said beside it', () => {
    const declines = [
      { code: 4001, message: 'insufficient funds' },
      { code: '4001', message: '' },
      { code: 5000, message: 'User rejected.' },
      'User rejected the request',
      new Error('MetaMask Tx Signature: User denied transaction signature.'),
      { code: 'ACTION_REJECTED', message: 'ethers' },
      { code: 'UNKNOWN_ERROR', message: 'could not coalesce error', info: { error: { code: 4001 } } },
      { code: -32603, message: 'Internal JSON-RPC error.', data: { originalError: { code: 4001 } } },
      { code: -32603, data: { code: 4001 } },
      new Error('outer', { cause: new Error('inner', { cause: { error: { code: 4001 } } }) }),
    ]
    for (const decline of declines) expect(toUserError(decline).code, JSON.stringify(decline)).toBe('userRejected')
  })

  test.each([
    'Broadcast rejected by user-configured RPC',
    'Request Rejected',
    '<html><head><title>Request Rejected</title></head><body>The requested URL was rejected.</body></html>',
    'The user aborted a request.',
  ])(
    '[c215] what a node, a firewall or a browser says is no decline, for a payment may have gone out: %s',
    (message) => {
      for (const error of [message, new Error(message), { code: -32603, message, data: { message } }]) {
        const { code } = toUserError(error)
        expect(code).not.toBe('userRejected')
        expect(readWriteOutcome(code)).toBe('unknown')
      }
    },
  )

  test('details hold the words of the specification, then what each cause adds', () => {
    const cause = Object.assign(new Error('upstream went away'), { code: -32005 })
    expect(toUserError(new Error('Balance not read', { cause })).details).toBe(
      'request exceeds defined limit\n\nBalance not read\n\n[-32005] upstream went away',
    )
    expect(toUserError({ code: -32601, message: 'no such method' }).details).toBe(
      'method does not exist or is not available\n\n{"code":-32601,"message":"no such method"}',
    )
  })

  test('details say nothing twice, and a text of ours is not repeated', () => {
    const cause = new Error('relay gone')
    const error = new AppError('alreadyConnected', { shortMessage: 'connector already connected', cause })
    expect(toUserError(error).details).toBe('connector already connected\n\nrelay gone')
    expect(toUserError(new Error('same', { cause: new Error('same') })).details).toBe('same')
  })

  test('keys do not get into details or sentences', () => {
    const url = 'https://eth.example/v2/Ab3dEf6hIj9kLm2n4p6q'
    const { details } = toUserError(new HttpRequestError({ url, status: 500, body: { method: 'eth_call' } }))
    expect(details).toContain('https://eth.example/v2/***')
    expect(details).toContain('eth_call')
    expect(details).not.toContain('Ab3dEf6')
    expect(toUserError(new Error(`no answer from ${url}`)).values).toEqual({
      message: 'no answer from https://eth.example/v2/***',
    })
  })

  test('a text of a megabyte is cut, in details as in the sentence', () => {
    const { details, values } = toUserError(new Error('long '.repeat(200_000)))
    expect(details.length).toBe(10_000)
    expect(String(values.message).length).toBe(200)
  })

  test('a text as long as a block of calldata takes no longer than its length asks for', () => {
    const readMany = (length: number) => () => {
      const long = '0'.repeat(length)
      for (const text of [
        long,
        `data: 0x${long}`,
        `https://node.example/${long}`,
        'a '.repeat(length / 2),
        'key='.repeat(length / 4),
      ])
        toUserError(new Error(text))
    }
    expect(growth(readMany, 200_000)).toBeLessThan(3)
  })
})

describe('custom errors of our contracts', () => {
  type AbiError = { type: 'error'; name: string; inputs: readonly AbiParameter[] }

  /** Of every contract that is generated, so that a new one cannot be forgotten. */
  const errors = Object.entries(generated)
    .flatMap(([name, value]) => (name.endsWith('Abi') ? (value as readonly { type: string }[]) : []))
    .filter((item): item is AbiError => item.type === 'error')

  test('behavior: our contracts throw errors of their own and of the libraries they inherit', () => {
    expect(errors.map(({ name }) => name)).toEqual(
      expect.arrayContaining(['MultiSender_RecipientFailed', 'PermitExpired', 'FailedDeployment']),
    )
  })

  test.each(errors)('behavior: $name has a sentence', ({ name }) => {
    expect(Object.keys(en.errors)).toContain(name)
  })

  test.each(errors)('behavior: $name is read from its bytes, whatever was called', (error) => {
    const args = error.inputs.map(({ type }) => (type === 'address' ? generated.multiSenderAddress : getExample(type)))
    const data = encodeErrorResult({ abi: [error], args })
    expect(toUserError({ code: 3, message: 'execution reverted', data }).code).toBe(error.name)
  })

  function getExample(type: string): bigint | string {
    return type === 'bytes32' ? `0x${'11'.repeat(32)}` : 1n
  }

  test.each([1n, 4n, 9n, 12n])(
    'behavior: why a buyback must wait (%s) is told in words, in every language',
    (reason) => {
      const data = encodeErrorResult({
        abi: generated.buybackBabyVaultAbi,
        errorName: 'BuybackBabyVault_BuybackMustWait',
        args: [Number(reason)],
      })
      const { code, values } = toUserError({ code: 3, message: 'execution reverted', data })
      for (const { lang } of languages) {
        const t = i18n.getFixedT(lang)
        expect(t(`errors.${code}`, values)).toContain(t(`tokenPage.vault.waiting.${getVaultWaiting(reason)}`))
      }
    },
  )
})
