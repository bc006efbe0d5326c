import { readFileSync } from 'node:fs'
import { sendFigures, tokenFigures } from '@saleyard/generated/bench-figures'
import { repositoryRoot } from '@saleyard/testkit/repository-root.ts'
import { readPeers } from '@scripts/bench/peers.ts'
import { expect, test } from 'vitest'
import { buildBenchFigures } from './build-bench-figures.ts'

const read = (path: string) => readFileSync(`${repositoryRoot}/${path}`, 'utf8')

test('What the page shows are the committed figures of the bench, all of them there', () => {
  expect(buildBenchFigures()).toBe(read('generated/bench-figures.ts'))
  expect(buildBenchFigures()).not.toContain('undefined')
})

test('Each figure is the one of its own row, and ours has the mark against a second payment in it', () => {
  const ours = JSON.parse(read('scripts/bench/multisend-ours.json')).rows['erc20-existing-2dec'][500]
  const peers = readPeers().rows['erc20-existing-2dec']?.peers ?? {}
  expect(sendFigures.gas).toEqual({
    saleyard: ours.id,
    'mega-dropper': peers['mega-dropper(huff)']?.[500],
    GasliteDrop: peers.GasliteDrop?.[500],
    'disperse.app': peers['disperse.app']?.[500],
    separate: peers['separate transactions']?.[500],
  })
  expect(ours.id).toBeGreaterThan(ours.strict)
  expect(tokenFigures.baby.transfer).toBe(JSON.parse(read('scripts/bench/tokens-ours.json')).baby.transferTaxedExisting)
})

test('What the page says of them is true: no peer takes less gas', () => {
  const { saleyard, ...others } = sendFigures.gas
  for (const [name, gas] of Object.entries(others)) expect(gas, name).toBeGreaterThan(saleyard)
  for (const { create, peerCreate, transfer, peerTransfer } of Object.values(tokenFigures)) {
    expect(create).toBeLessThan(peerCreate)
    expect(transfer).toBeLessThan(peerTransfer)
  }
})
