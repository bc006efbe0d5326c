import * as generated from '@saleyard/generated/abis'
import { type AbiParameter, encodeErrorResult } from 'viem'
import { expect, test } from 'vitest'
import { i18n } from '@/lib/i18n/i18n.ts'
import en from '@/locales/en.json'
import { languages } from '@/locales/index.ts'
import '@/testing/all-strings.ts'
import { toUserError } from '@saleyard/chain/errors/to-user-error.ts'
import { getVaultWaiting } from '@saleyard/chain/errors/vault-waiting.ts'

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
  const args = error.inputs.map(({ type }) => (type === 'address' ? generated.multiSenderAddress : exampleOf(type)))
  const data = encodeErrorResult({ abi: [error], args })
  expect(toUserError({ code: 3, message: 'execution reverted', data }).code).toBe(error.name)
})

function exampleOf(type: string): bigint | string {
  return type === 'bytes32' ? `0x${'11'.repeat(32)}` : 1n
}

test.each([1n, 4n, 9n, 12n])('behavior: why a buyback must wait (%s) is told in words, in every language', (reason) => {
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
})
