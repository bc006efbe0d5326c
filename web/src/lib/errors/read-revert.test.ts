import { liquiditySeederAbi, multiSenderAbi, standardTokenAbi, standardTokenFactoryAbi } from '@saleyard/generated'
import { expect, test } from 'vitest'
import en from '../../locales/en.json'

const abis = [...liquiditySeederAbi, ...multiSenderAbi, ...standardTokenFactoryAbi, ...standardTokenAbi]
const names = abis.flatMap((item) => (item.type === 'error' ? [item.name] : []))

test('behavior: our contracts throw errors of their own and of the libraries they inherit', () => {
  expect(names).toEqual(expect.arrayContaining(['MultiSender_RecipientFailed', 'PermitExpired']))
})

test.each(names)('behavior: %s has a sentence', (name) => {
  expect(Object.keys(en.errors)).toContain(name)
})
