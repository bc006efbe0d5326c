// Lists what other programs export, and what each reading must be.

import {
  alice,
  asked,
  bob,
  comment,
  header,
  paid,
  refused,
  type TableGroup,
  vitalik,
} from '@saleyard/send/list/testing/outcomes.ts'

const table = asked('columns', '')

/** Lists that other programs write. */
export const exports: TableGroup[] = [
  {
    origin: 'Google Sheets',
    rows: [
      ['CSV', `address,amount,note\r\n${alice},1.5,March`, [header, paid(1_500_000n, { memo: 'March' })]],
      ['number in a text cell', `${alice},'5`, refused('amountNotNumber', "'5")],
      ['formula error', `${alice},#N/A`, refused('amountNotNumber', '#N/A')],
      ['TSV', `${alice}\t1.5\tMarch, late`, paid(1_500_000n, { memo: 'March, late' })],
      ['check box column first', `TRUE,${alice},1.5`, table],
    ],
  },
  {
    origin: 'Numbers',
    rows: [
      ['table name above the header', `Table 1\n${alice},1.5`, [refused('notAddress', 'Table'), paid(1_500_000n)]],
      ['semicolons and quotes', `"${alice}";"1,5"`, paid(1_500_000n), { answers: { comma: 'decimal' } }],
      ['line separator behind the last cell', `${alice},1.5\u2028`, paid(1_500_000n)],
    ],
  },
  {
    origin: 'LibreOffice',
    rows: [
      ['every cell quoted', `"Address","Amount"\n"${alice}","1.5"`, [header, paid(1_500_000n)]],
      ['separator line of Excel', `sep=;\n${alice};1.5`, [header, paid(1_500_000n)]],
      ['memo with doubled quotes', `"${alice}","1.5","said ""thanks"""`, paid(1_500_000n, { memo: 'said "thanks"' })],
      ['two memo columns', `"${alice}","1.5","a, b","c"`, paid(1_500_000n, { memo: '"a, b","c"' })],
    ],
  },
  {
    origin: 'Etherscan and BscScan',
    rows: [
      [
        'token holders',
        `"HolderAddress","Balance","PendingBalanceUpdate"\n"${vitalik}","1234.5","No"`,
        [header, paid(1_234_500_000n, { to: vitalik, memo: 'No' })],
      ],
      ['token holders, grouped', `"${alice}","1,234.5","No"`, asked('comma', '1,234.5', 'thousands')],
      [
        'the same, answered',
        `"${alice}","1,234.5","No"`,
        paid(1_234_500_000n, { memo: 'No' }),
        { answers: { comma: 'thousands' } },
      ],
      ['token holders, exponent', `"${alice}","1.2E-05","No"`, refused('amountExponent', '1.2E-05')],
      ['holders with a rank', `"1","${alice}","1234.5","0.1%"`, table],
      ['transactions begin with a hash', `"0x${'ab'.repeat(32)}","1","${alice}","5"`, table],
      ['from and to', `"${alice}","${bob}","5"`, table],
      [
        'link to the address',
        `https://etherscan.io/address/${alice},5`,
        refused('addressLink', `https://etherscan.io/address/${alice},5`),
      ],
    ],
  },
  {
    origin: 'Safe airdrop',
    rows: [
      ['columns of the app', `token_type,token_address,receiver,amount,id\nerc20,${bob},${alice},5,`, [header, table]],
      ['native coin, token column empty', `native,,${alice},5,`, table],
      ['token column first', `${bob},${alice},5`, table],
    ],
  },
  {
    origin: 'disperse.app and bulk senders',
    rows: [
      ['equals sign', `${alice}=1.5`, paid(1_500_000n)],
      ['equals sign with spaces', `${alice} = 1.5`, paid(1_500_000n)],
      ['space', `${alice} 1.5`, paid(1_500_000n)],
      ['colon', `${alice}:1.5`, paid(1_500_000n)],
      ['comma and space', `${alice}, 1.5`, paid(1_500_000n)],
      ['bar', `${alice}|1.5`, refused('separatorUnknown', { separator: '|' })],
      ['slash', `${alice}/1.5`, refused('separatorUnknown', { separator: '/' })],
      ['bar with spaces', `${alice} | 1.5`, refused('amountNotNumber', '| 1.5')],
      ['arrow', `${alice} -> 1.5`, refused('amountNegative', '-> 1.5')],
      ['comment', `# team\n// also\n${alice} 1.5`, [comment, comment, paid(1_500_000n)]],
      ['numbered list', `1. ${alice} 1.5`, refused('addressNotFirst')],
      ['bullet', `- ${alice} 1.5`, refused('addressNotFirst')],
      ['JSON', `{"${alice}": 1.5}`, refused('notAddress', `{"${alice}": 1.5}`)],
      ['JSON array', `["${alice}","1.5"]`, refused('notAddress', `["${alice}","1.5"]`)],
      ['single quotes', `'${alice}',1.5`, refused('notAddress', `'${alice}'`)],
    ],
  },
  {
    origin: 'Wallets',
    rows: [
      ['EIP-3770, as Safe copies it', `bnb:${alice},1.5`, paid(1_500_000n)],
      ['EIP-3770 of another chain', `eth:${alice},1.5`, refused('addressPrefix', { prefix: 'eth', expected: 'bnb' })],
      ['EIP-3770 in capitals', `BNB:${alice},1.5`, refused('addressPrefix', { prefix: 'BNB', expected: 'bnb' })],
      ['EIP-3770 and a colon', `bnb:${alice}:1.5`, paid(1_500_000n)],
      ['CAIP-10, as WalletConnect writes it', `eip155:56:${alice},1.5`, paid(1_500_000n), { chainId: 56 }],
      ['CAIP-10 and a colon', `eip155:56:${alice}:1.5`, paid(1_500_000n), { chainId: 56 }],
      [
        'CAIP-10 of another chain',
        `eip155:1:${alice},1.5`,
        refused('addressPrefix', { prefix: 'eip155:1', expected: 'eip155:56' }),
        { chainId: 56 },
      ],
      [
        'CAIP-10 where the number of the chain is not known',
        `eip155:56:${alice},1.5`,
        refused('addressPrefix', { prefix: 'eip155:56', expected: 'bnb' }),
      ],
      [
        'CAIP-10 of another kind of chain',
        `cosmos:cosmoshub-4:cosmos1t2uflqwqe0fsj0shcfkrvpukewcw40yjj6hdc0,1.5`,
        refused('notAddress', 'cosmos:cosmoshub-4:cosmos1t2uflqwqe0fsj0shcfkrvpukewcw40yjj6hdc0'),
      ],
      ['EIP-681 link with a chain', `ethereum:${alice}@56,1.5`, refused('addressLink', `ethereum:${alice}@56`)],
      [
        'EIP-681 link of a payment',
        `ethereum:pay-${alice}@56,1.5`,
        refused('addressLink', `ethereum:pay-${alice}@56,1.5`),
      ],
      ['EIP-681 link with a value', `ethereum:${alice}?value=1e18`, refused('addressLink', `ethereum:${alice}?value`)],
      ['chain behind the address', `${alice}@56,1.5`, refused('separatorUnknown', { separator: '@' })],
      ['ICAP', 'XE7338O073KYGTWWZN0F2WZ0R8PX5ZPPZS,1.5', refused('notAddress', 'XE7338O073KYGTWWZN0F2WZ0R8PX5ZPPZS')],
      ['shortened address', `${alice.slice(0, 6)}…${alice.slice(-4)},1.5`, refused('notAddress', '0x1111…1111')],
      [
        'shortened address with dots',
        `${alice.slice(0, 6)}...${alice.slice(-4)},1.5`,
        refused('notAddress', '0x1111...1111'),
      ],
      ['name', 'vitalik.eth,1.5', asked('names', 'vitalik.eth', 'refuse')],
      ['name with a subname', 'pay.vitalik.eth,1.5', asked('names', 'pay.vitalik.eth', 'refuse')],
      ['name without an ending', `vitalik,1.5`, refused('notAddress', 'vitalik')],
      [
        'Bitcoin address',
        'bc1qar0srrr7xfkvy5l643lydnw9re59gtzzwf5mdq,1.5',
        refused('notAddress', 'bc1qar0srrr7xfkvy5l643lydnw9re59gtzzwf5mdq'),
      ],
    ],
  },
]
