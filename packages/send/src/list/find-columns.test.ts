import { read } from '@saleyard/send/list/testing/read-each.ts'
import { describe, expect, test } from 'vitest'
import { findColumnRole } from './find-column-role.ts'
import type { ColumnTable, ReadOptions } from './questions.ts'

const [a, b, c] = [`0x${'a1'.repeat(20)}`, `0x${'b2'.repeat(20)}`, `0x${'c3'.repeat(20)}`] as const
const ask = (text: string, options: Partial<ReadOptions> = {}): ColumnTable | undefined =>
  read(text, options).questions.find(({ kind }) => kind === 'columns')?.table

describe('what is proposed for a column is certain, or nothing is proposed', () => {
  test.each<[string, string, ColumnTable['guess']]>([
    [
      'Safe: the token has an address too',
      `token_type,token_address,receiver,amount,id\nerc20,${c},${a},5,`,
      { address: 2, amount: 3 },
    ],
    ['Etherscan holders', `"Rank","Address","Quantity","Percentage"\n"1","${a}","5","1%"`, { address: 1, amount: 2 }],
    [
      'German',
      `Nr.;Name;Wallet-Adresse;Betrag;Verwendungszweck\n1;Ada;${a};1,5;März`,
      { address: 2, amount: 3, note: 4 },
    ],
    ['French', `Nom\tDestinataire\tMontant\tMotif\nAda\t${a}\t1,5\tmars`, { address: 1, amount: 2, note: 3 }],
    ['one number and one address, without names', `Ada;${a};5\nBob;${b};6`, { address: 1, amount: 2 }],
    ['two numbers, without names', `1;${a};5\n2;${b};6`, { address: 1 }],
    ['two amounts by name', `time,wallet,tokens,total_usd\nnow,${a},5,6`, { address: 1 }],
    [
      'a mail address, and an amount in another currency',
      `Time,Email Address,Wallet address,How much?,Amount in USD\nnow,ada@x.com,${a},5,9000`,
      { address: 2 },
    ],
    ['from and to', `"From","To","Value"\n"${a}","${b}","5"`, { address: 1, amount: 2 }],
    ['two addresses without names', `${a};${b};5`, { amount: 2 }],
    ['an address that is missing once is no doubt', `Ada;${a};5\nBob;;6\nEve;${c};7`, { address: 1, amount: 2 }],
    ['a word among the addresses is', `Ada;${a};5\nBob;none;6\nEve;${c};7`, { amount: 2 }],
  ])('%s', (_, text, guess) => {
    expect(ask(text)?.guess).toEqual(guess)
  })
})

test('the preview has the names of the columns and the first five rows with their numbers', () => {
  const rows = Array.from({ length: 9 }, (_, index) => `p${index};${a.replace('a1', `0${index}`)};5`)
  expect(ask(['Name;Wallet;Betrag', '# note', ...rows].join('\n'))).toMatchObject({
    delimiter: ';',
    width: 3,
    header: ['Name', 'Wallet', 'Betrag'],
    rows: [3, 4, 5, 6, 7].map((number) => ({ number })),
  })
})

test('the question stays after its answer, with all lines that it decides, and can be changed', () => {
  const text = `Name;Wallet;Betrag\nAda;${a};5\nBob;${b};6`
  const columns = { delimiter: ';', width: 3, hasHeader: true, address: 1, amount: 2 } as const
  expect(read(text).questions).toMatchObject([{ kind: 'columns', lines: [2, 3], options: [] }])
  expect(read(text, { answers: { columns } }).questions).toMatchObject([
    { kind: 'columns', lines: [2, 3], answer: columns },
  ])
})

test('lists that need no question are asked nothing', () => {
  for (const text of [
    `${a},5\n${b},6`,
    `address,amount,note\n${a},5,March`,
    `${a};5;March\n${b};6;7`,
    `${a},5\n${b},6\n7,${c}`,
    'hello',
    '',
  ])
    expect(ask(text), text).toBeUndefined()
})

test.each([
  ['HolderAddress', 'address'],
  ['Empfänger', 'address'],
  ['Wallet Address', 'address'],
  ['收款地址', 'address'],
  ['to', 'address'],
  ['token_address', undefined],
  ['Contract Address', undefined],
  ['TokenHolderAddress', 'address'],
  ['Amount (18 decimals)', 'amount'],
  ['Montant', 'amount'],
  ['Percentage', undefined],
  ['Token ID', 'id'],
  ['token_type', undefined],
  ['Verwendungszweck', 'note'],
  ['Timestamp', undefined],
  ['Email Address', undefined],
  ['E-Mail-Adresse', undefined],
  ['', undefined],
] as const)('a column called %j holds: %s', (name, role) => {
  expect(findColumnRole(name)).toBe(role)
})
