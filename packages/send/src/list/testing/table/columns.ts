// Lists tables whose columns the user must assign, and what each reading must be.

import type { ColumnChoice } from '@saleyard/send/list/questions.ts'
import { readJsonList } from '@saleyard/send/list/read-json-list.ts'
import {
  alice,
  asked,
  bob,
  header,
  paid,
  refused,
  type TableGroup,
  vitalik,
} from '@saleyard/send/list/testing/outcomes.ts'

const carol = `0x${'c3'.repeat(20)}`
const table = asked('columns', '')
const choose = (
  delimiter: ColumnChoice['delimiter'],
  width: number,
  roles: Omit<ColumnChoice, 'delimiter' | 'width' | 'hasHeader'>,
) => ({
  answers: { columns: { delimiter, width, hasHeader: true, ...roles } },
})
const pay = (to: string, amount: bigint, memo = '') => paid(amount, { to, memo })
const json = (value: string) => readJsonList(value) ?? 'not read'

const safe = `token_type,token_address,receiver,amount,id\nerc20,${carol},${alice},5.5,\nerc20,${carol},${bob},1.25,`
const safeNative = `token_type,token_address,receiver,amount,id\nnative,,${alice},5.5,\nnative,,${bob},1.25,`
const safeHistory = `"Date","Safe address","Recipient","Amount","Token symbol","Note"\n"2024-03-01T10:00:00Z","${carol}","${alice}","5.5","USDC","March"\n"2024-03-02T10:00:00Z","${carol}","${bob}","1.25","USDC",""`
const dune = `block_time,wallet,tx_count,total_usd\n2024-03-01 00:00:00.000 UTC,${alice},12,1500.75\n2024-03-02 00:00:00.000 UTC,${bob},3,20.5`
const duneFirst = `wallet,tx_count,amount\n${alice},12,1500.75\n${bob},3,20.5`
const holders = `"Rank","Address","Quantity","Percentage","Value"\n"1","${vitalik}","1,234.5","12.3456%",""\n"2","${bob}","20.5","0.2050%",""`
const transfers = `"Transaction Hash","Blockno","UnixTimestamp","DateTime (UTC)","From","To","Quantity","Method"\n"0x${'ab'.repeat(32)}","19000000","1709287200","2024-03-01 10:00:00","${carol}","${alice}","5.5","Transfer"\n"0x${'cd'.repeat(32)}","19000001","1709287212","2024-03-01 10:00:12","${carol}","${bob}","1.25","Transfer"`
const coinlist = `participant_id,email,wallet_address,currency,allocation,status\n8f1c,ada@example.com,${alice},USDC,5.5,cleared\n9a2d,bob@example.com,${bob},USDC,1.25,cleared`
const form = `Timestamp,Email Address,Your wallet address (0x...),How much?,Anything else?\n3/1/2024 10:00:00,ada@example.com,${alice},5.5,"Thanks, all"\n3/2/2024 9:30:12,bob@example.com,${bob},1.25,`
const formGerman = `"Zeitstempel","E-Mail-Adresse","Deine Wallet","Betrag"\n"01.03.2024 10:00:00","ada@example.com","${alice}","5,5"\n"02.03.2024 09:30:12","bob@example.com","${bob}","1,25"`
const excelGerman = `Nr.;Name;Wallet-Adresse;Betrag;Verwendungszweck\r\n1;Ada;${alice};1.234,50;März\r\n2;Bob;${bob};20,25;April`
const excelFrench = `N°;Nom;Adresse;Montant;Motif\r\n1;Ada;${alice};1\u202f234,50;mars\r\n2;Bob;${bob};20,25;avril`
const sheetsGerman = `Name\tAdresse\tBetrag\r\nAda\t${alice}\t1.234,50\r\nBob\t${bob}\t20,25`
const sheetsFrench = `Nom\tAdresse\tMontant\r\nAda\t${alice}\t1\u202f234,50\r\nBob\t${bob}\t20,25`
const comma = { comma: 'decimal' } as const

/** Exports whose columns the user must assign, and what they pay after that. */
export const columns: TableGroup[] = [
  {
    origin: 'Safe, CSV Airdrop',
    rows: [
      ['tokens, asked', safe, [header, table, table]],
      [
        'tokens, answered',
        safe,
        [header, pay(alice, 5_500_000n), pay(bob, 1_250_000n)],
        choose(',', 5, { address: 2, amount: 3 }),
      ],
      ['coin, asked', safeNative, [header, table, table]],
      [
        'coin, answered',
        safeNative,
        [header, pay(alice, 5_500_000n), pay(bob, 1_250_000n)],
        choose(',', 5, { address: 2, amount: 3 }),
      ],
      [
        'the token for the recipient, by mistake',
        `${safe}\n`,
        [header, refused('addressIsToken'), refused('addressIsToken')],
        { ...choose(',', 5, { address: 1, amount: 3 }), token: `0x${'c3'.repeat(20)}` },
      ],
      ['list of payments, asked', safeHistory, [header, table, table]],
      [
        'list of payments, answered',
        safeHistory,
        [header, pay(alice, 5_500_000n, 'March'), pay(bob, 1_250_000n)],
        choose(',', 6, { address: 2, amount: 3, note: 5 }),
      ],
    ],
  },
  {
    origin: 'Dune',
    rows: [
      ['time first, asked', dune, [header, table, table]],
      [
        'time first, answered',
        dune,
        [header, pay(alice, 1_500_750_000n), pay(bob, 20_500_000n)],
        choose(',', 4, { address: 1, amount: 3 }),
      ],
      [
        'time first, the wrong column is what was said',
        dune,
        [header, pay(alice, 12_000_000n), pay(bob, 3_000_000n)],
        choose(',', 4, { address: 1, amount: 2 }),
      ],
      [
        'two numbers behind the address, answered',
        duneFirst,
        [header, pay(alice, 1_500_750_000n), pay(bob, 20_500_000n)],
        choose(',', 3, { address: 0, amount: 2 }),
      ],
      ['two numbers by tab, asked', duneFirst.replaceAll(',', '\t'), [header, table, table]],
      [
        'two numbers by tab, answered',
        duneFirst.replaceAll(',', '\t'),
        [header, pay(alice, 1_500_750_000n), pay(bob, 20_500_000n)],
        choose('\t', 3, { address: 0, amount: 2 }),
      ],
    ],
  },
  {
    origin: 'Etherscan, columns',
    rows: [
      ['holders, asked', holders, [header, table, table]],
      [
        'holders, answered',
        holders,
        [header, pay(vitalik, 1_234_500_000n), pay(bob, 20_500_000n)],
        { answers: { ...choose(',', 5, { address: 1, amount: 2 }).answers, comma: 'thousands' } },
      ],
      ['transfers, asked', transfers, [header, table, table]],
      [
        'transfers, answered',
        transfers,
        [header, pay(alice, 5_500_000n), pay(bob, 1_250_000n)],
        choose(',', 8, { address: 5, amount: 6 }),
      ],
    ],
  },
  {
    origin: 'CoinList',
    rows: [
      ['asked', coinlist, [header, table, table]],
      [
        'answered, with id and status kept',
        coinlist,
        [header, pay(alice, 5_500_000n, '8f1c, cleared'), pay(bob, 1_250_000n, '9a2d, cleared')],
        choose(',', 6, { address: 2, amount: 4, note: 5, id: 0 }),
      ],
    ],
  },
  {
    origin: 'Google Forms',
    rows: [
      ['English, asked', form, [header, table, table]],
      [
        'English, answered',
        form,
        [header, pay(alice, 5_500_000n, 'Thanks, all'), pay(bob, 1_250_000n)],
        choose(',', 5, { address: 2, amount: 3, note: 4 }),
      ],
      ['German, asked', formGerman, [header, table, table]],
      [
        'German, answered',
        formGerman,
        [header, pay(alice, 5_500_000n), pay(bob, 1_250_000n)],
        { answers: { ...choose(',', 4, { address: 2, amount: 3 }).answers, ...comma } },
      ],
      [
        'one amount for all',
        form,
        [header, pay(alice, 7n, 'Thanks, all'), pay(bob, 7n)],
        { ...choose(',', 5, { address: 2, note: 4 }), mode: { kind: 'same', amount: 7n } },
      ],
    ],
  },
  {
    origin: 'Excel and Sheets in German and French, columns',
    rows: [
      ['Excel in German, asked', excelGerman, [header, table, table]],
      [
        'Excel in German, answered',
        excelGerman,
        [header, pay(alice, 1_234_500_000n, 'März'), pay(bob, 20_250_000n, 'April')],
        { answers: { ...choose(';', 5, { address: 2, amount: 3, note: 4 }).answers, ...comma } },
      ],
      ['Excel in French, asked', excelFrench, [header, table, table]],
      [
        'Excel in French, answered',
        excelFrench,
        [header, pay(alice, 1_234_500_000n, 'mars'), pay(bob, 20_250_000n, 'avril')],
        { answers: { ...choose(';', 5, { address: 2, amount: 3, note: 4 }).answers, ...comma } },
      ],
      ['Sheets in German, asked', sheetsGerman, [header, table, table]],
      [
        'Sheets in German, answered',
        sheetsGerman,
        [header, pay(alice, 1_234_500_000n), pay(bob, 20_250_000n)],
        { answers: { ...choose('\t', 3, { address: 1, amount: 2 }).answers, ...comma } },
      ],
      ['Sheets in French, asked', sheetsFrench, [header, table, table]],
      [
        'Sheets in French, answered',
        sheetsFrench,
        [header, pay(alice, 1_234_500_000n), pay(bob, 20_250_000n)],
        { answers: { ...choose('\t', 3, { address: 1, amount: 2 }).answers, ...comma } },
      ],
    ],
  },
  {
    origin: 'JSON arrays',
    rows: [
      [
        'objects',
        json(`[{"address":"${alice}","amount":"5.5"},{"address":"${bob}","amount":1.25}]`),
        [header, pay(alice, 5_500_000n), pay(bob, 1_250_000n)],
      ],
      [
        'objects with other keys first, asked',
        json(`[{"id":7,"wallet":"${alice}","tokens":5.5},{"id":8,"wallet":"${bob}","tokens":1.25}]`),
        [header, table, table],
      ],
      [
        'objects with other keys first, answered',
        json(`[{"id":7,"wallet":"${alice}","tokens":5.5},{"id":8,"wallet":"${bob}","tokens":1.25}]`),
        [header, pay(alice, 5_500_000n, '7'), pay(bob, 1_250_000n, '8')],
        choose(';', 3, { id: 0, address: 1, amount: 2 }),
      ],
      ['pairs', json(`[["${alice}","5.5"],["${bob}",1.25]]`), [pay(alice, 5_500_000n), pay(bob, 1_250_000n)]],
      ['a number like a group', json(`[["${alice}",1.234]]`), pay(alice, 1_234_000n)],
      ['a text like a group', json(`[["${alice}","1.234"]]`), asked('dot', '1.234', 'thousands', 'decimal')],
      [
        'addresses only',
        json(`["${alice}","${bob}"]`),
        [paid(7n), paid(7n, { to: bob })],
        { mode: { kind: 'same', amount: 7n } },
      ],
      [
        'more digits than a double has',
        json(`[["${alice}",12345678901234567890.123456]]`),
        pay(alice, 12345678901234567890123456n),
      ],
      ['an exponent', json(`[["${alice}",1e18]]`), refused('amountExponent', '1e18')],
      [
        'a missing amount',
        json(`[{"address":"${alice}"},{"address":"${bob}","amount":1}]`),
        [header, refused('amountMissing', ''), pay(bob, 1_000_000n)],
      ],
    ],
  },
  {
    origin: 'Lines that are not of the table',
    rows: [
      [
        'one more cell',
        `${safe}\nerc20,${carol},${vitalik},1,000,`,
        [header, pay(alice, 5_500_000n), pay(bob, 1_250_000n), pay(vitalik, 1_000_000n)],
        choose(',', 5, { address: 2, amount: 3 }),
      ],
      [
        'two more cells',
        `${safe}\nerc20,${carol},${vitalik},1,000,000`,
        [header, pay(alice, 5_500_000n), pay(bob, 1_250_000n), refused('columnCount', { given: 6, wanted: 5 })],
        choose(',', 5, { address: 2, amount: 3 }),
      ],
      [
        'one cell only',
        `${safe}\n${vitalik} 5`,
        [header, pay(alice, 5_500_000n), pay(bob, 1_250_000n), refused('columnCount', { given: 1, wanted: 5 })],
        choose(',', 5, { address: 2, amount: 3 }),
      ],
      [
        'a line of an address and an amount',
        `${safe}\n${vitalik},5`,
        [header, pay(alice, 5_500_000n), pay(bob, 1_250_000n), refused('columnCount', { given: 2, wanted: 5 })],
        choose(',', 5, { address: 2, amount: 3 }),
      ],
      [
        'an empty amount at the end',
        `${sheetsGerman}\r\nEve\t${vitalik}\t`,
        [header, pay(alice, 1_234_500_000n), pay(bob, 20_250_000n), refused('amountMissing', '')],
        { answers: { ...choose('\t', 3, { address: 1, amount: 2 }).answers, ...comma } },
      ],
      [
        'an empty address',
        `${safe}\nerc20,${carol},,5,`,
        [header, pay(alice, 5_500_000n), pay(bob, 1_250_000n), refused('addressMissing')],
        choose(',', 5, { address: 2, amount: 3 }),
      ],
      [
        'a sum below the table',
        `${excelGerman}\n;;Summe;20,25`,
        [header, pay(alice, 1_234_500_000n, 'März'), pay(bob, 20_250_000n, 'April'), refused('notAddress', 'Summe')],
        { answers: { ...choose(';', 5, { address: 2, amount: 3, note: 4 }).answers, ...comma } },
      ],
      [
        'appended text is read by the same columns',
        `${coinlist}\n77aa,eve@example.com,${vitalik},USDC,2,cleared`,
        [header, pay(alice, 5_500_000n), pay(bob, 1_250_000n), pay(vitalik, 2_000_000n)],
        choose(',', 6, { address: 2, amount: 4 }),
      ],
      [
        'a group cut by the comma, without names of columns',
        `1,${alice},1,000\n2,${bob},2,500`,
        [
          asked('comma', '1,000', 'thousands', 'decimal', 'memo'),
          asked('comma', '2,500', 'thousands', 'decimal', 'memo'),
        ],
        { answers: { columns: { delimiter: ',', width: 4, hasHeader: false, address: 1, amount: 2 } } },
      ],
      [
        'one slip among good lines',
        `${alice},5\n${bob},6\n7,${vitalik}`,
        [pay(alice, 5_000_000n), pay(bob, 6_000_000n), refused('addressNotFirst')],
      ],
      [
        'numbers beside words are notes',
        `${alice};5;March\n${bob};6;2024`,
        [pay(alice, 5_000_000n, 'March'), pay(bob, 6_000_000n, '2024')],
      ],
      [
        'numbers under the name of a note',
        `address;amount;note\n${alice};5;2023\n${bob};6;2024`,
        [header, pay(alice, 5_000_000n, '2023'), pay(bob, 6_000_000n, '2024')],
      ],
      ['a number cut off by another separator', `${alice},5;6`, refused('amountTwice')],
    ],
  },
]
