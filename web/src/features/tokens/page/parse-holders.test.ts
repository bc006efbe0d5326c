import { expect, test } from 'vitest'
import { parseHolders } from './claims.ts'

const one = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
const two = '0x90F79bf6EB2c4f870365E785982E1f101E93b906'

test('default: one address per line, blank lines aside, however lines end', () => {
  expect(parseHolders(`${one}\r\n\n  ${two.toLowerCase()} \n`)).toEqual({ holders: [one, two], repeated: 0, wrong: [] })
})

test('behavior: who is named again counts once, whatever the capital letters', () => {
  expect(parseHolders(`${one}\n${two}\n${one.toLowerCase()}\n${one}`)).toEqual({
    holders: [one, two],
    repeated: 2,
    wrong: [],
  })
})

test('error: every line that is no address is named, a wrong checksum too', () => {
  expect(parseHolders(`x\n${one}\n\n${two.replace('F', 'f')}\n${one},5`).wrong).toEqual([1, 4, 5])
})
