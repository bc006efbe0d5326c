import { babyTokenAbi } from '@saleyard/generated/abis'
import { type Address, encodeAbiParameters, encodeEventTopics, type Hex, type Log } from 'viem'
import { describe, expect, test } from 'vitest'
import { maxHoldersPerClaim, parseHolders, readClaimResult } from './claims.ts'

describe('list of holders', () => {
  const one = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
  const two = '0x90F79bf6EB2c4f870365E785982E1f101E93b906'

  test('default: one address per line, blank lines aside, however lines end', () => {
    expect(parseHolders(`${one}\r\n\n  ${two.toLowerCase()} \n`)).toEqual({
      holders: [one, two],
      repeated: 0,
      wrong: [],
    })
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
})

describe('holders per claim', () => {
  test('as many holders are claimed for as the gas of one transaction holds, and never none', () => {
    const three = 100_000n + 3n * 605_000n
    expect([maxHoldersPerClaim(three), maxHoldersPerClaim(three - 1n)]).toEqual([3, 2])
    expect(maxHoldersPerClaim(100_001n)).toBe(1)
  })
})

describe('outcome of a claim', () => {
  const token: Address = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
  const other: Address = '0x90F79bf6EB2c4f870365E785982E1f101E93b906'
  const [one, two, three]: readonly Address[] = [
    '0x15d34AAf54267DB7D7c367839AAf71A00a2C6A65',
    '0x9965507D1a55bcC2695C58ba16FB37d819B0A4dc',
    '0x976EA74026E726554dB657fA54763abd0C3a0aa9',
  ]
  const amount = encodeAbiParameters([{ type: 'uint256' }], [5n])

  const log = (eventName: 'Claimed' | 'ClaimSkipped', holder: Address | undefined, address = token) =>
    ({
      address,
      topics: encodeEventTopics({ abi: babyTokenAbi, eventName, args: { holder } }) as [Hex],
      data: eventName === 'Claimed' ? amount : '0x',
    }) as unknown as Log

  test('default: who was paid is counted, who was skipped is named in the order of the list', () => {
    const logs = [log('ClaimSkipped', two), log('Claimed', one), log('ClaimSkipped', three)]
    expect(readClaimResult(logs, token)).toEqual({ paid: 1, skipped: [two, three] })
  })

  test('behavior: what another contract says in the same words counts for nothing', () => {
    const logs = [log('ClaimSkipped', two, other), log('Claimed', one, other)]
    expect(readClaimResult(logs, token)).toEqual({ paid: 0, skipped: [] })
  })
})
