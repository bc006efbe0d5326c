import { buildSignatureBytes, EthSafeSignature, generatePreValidatedSignature } from '@safe-global/protocol-kit'
import { anyAddress, anyData, anyDomain, anyTx } from '@saleyard/safe/testing/arbitraries.ts'
import { ownerAddresses, owners, sign, signAll, stranger } from '@saleyard/safe/testing/safe-chain.ts'
import { hashSafeTx, type SafeDomain, type SafeTx, toTypedData, withoutRefund } from '@saleyard/safe/tx/safe-tx.ts'
import fc from 'fast-check'
import { concat, type Hex, numberToHex, pad, slice } from 'viem'
import type { HDAccount } from 'viem/accounts'
import { beforeAll, describe, expect, test } from 'vitest'
import { decodeSignatures, encodeSignatures } from './encode-signatures.ts'
import {
  checkSignature,
  mergeSignatures,
  type OwnerSignature,
  readWalletSignature,
  recover,
} from './owner-signature.ts'

const [first, second] = owners

let domain: SafeDomain
let tx: SafeTx
let hash: Hex
beforeAll(() => {
  ;[domain = domain] = fc.sample(anyDomain, 1)
  const [any] = fc.sample(anyTx, 1)
  tx = { ...(any as SafeTx), ...withoutRefund }
  hash = hashSafeTx(domain, tx).safeTx
})

const ofMessage = async (by: HDAccount = first) => ({
  owner: by.address,
  kind: 'ethSign' as const,
  data: (await readWalletSignature(hash, await by.signMessage({ message: { raw: hash } }), [by.address])).data,
})
const approved = (owner: OwnerSignature['owner']): OwnerSignature => ({ owner, kind: 'approved', data: '0x' })
const ofContract = (owner: OwnerSignature['owner'], data: Hex): OwnerSignature => ({ owner, kind: 'contract', data })

describe("the answer of an owner's wallet", () => {
  test('typed data', async () => {
    const data = await first.signTypedData(toTypedData(domain, tx))
    expect(await readWalletSignature(hash, data, ownerAddresses)).toEqual({
      owner: first.address,
      kind: 'eip712',
      data,
    })
  })

  test('typed data of a device that counts from 0', async () => {
    const data = await first.signTypedData(toTypedData(domain, tx))
    const from0: Hex = `0x${data.slice(2, -2)}${data.endsWith('1b') ? '00' : '01'}`
    expect(await readWalletSignature(hash, from0, ownerAddresses)).toEqual({
      owner: first.address,
      kind: 'eip712',
      data,
    })
  })

  test('the hash as a message, with or without the 4 that the Safe wants', async () => {
    const signature = await ofMessage()
    expect(['1f', '20']).toContain(signature.data.slice(-2))
    expect(await readWalletSignature(hash, signature.data, ownerAddresses)).toEqual(signature)
  })

  test('with the other half of the curve, which the Safe accepts as well', async () => {
    const data = await first.signTypedData(toTypedData(domain, tx))
    const s = 0xfffffffffffffffffffffffffffffffebaaedce6af48a03bbfd25e8cd0364141n - BigInt(slice(data, 32, 64))
    const high = concat([slice(data, 0, 32), numberToHex(s, { size: 32 }), data.endsWith('1b') ? '0x1c' : '0x1b'])
    expect(await readWalletSignature(hash, high, ownerAddresses)).toEqual({
      owner: first.address,
      kind: 'eip712',
      data: high,
    })
  })

  test('error: of another account, over another hash, too short, no signature at all', async () => {
    const strange = await stranger.signTypedData(toTypedData(domain, tx))
    await expect(readWalletSignature(hash, strange, ownerAddresses)).rejects.toMatchObject({
      code: 'signerNoOwner',
      values: { owner: stranger.address },
    })
    const other = await first.signTypedData(toTypedData(domain, { ...tx, nonce: tx.nonce + 1n }))
    await expect(readWalletSignature(hash, other, ownerAddresses)).rejects.toThrow('signerNoOwner')
    await expect(readWalletSignature(hash, '0x1234', ownerAddresses)).rejects.toThrow('signatureMalformed')
    await expect(readWalletSignature(hash, `0x${'00'.repeat(65)}`, ownerAddresses)).rejects.toThrow(
      'signatureMalformed',
    )
  })
})

describe('packing', () => {
  test("has the bytes of Safe's own kit, whatever the kinds and the order", async () => {
    const keys = await signAll(domain, tx, owners)
    const kinds = fc.array(fc.tuple(fc.constantFrom('key', 'approved', 'contract'), anyData), {
      minLength: 5,
      maxLength: 5,
    })
    fc.assert(
      fc.property(kinds, fc.shuffledSubarray([0, 1, 2, 3, 4], { minLength: 1 }), (choices, order) => {
        const signatures = order.map((index) => choose(keys[index], choices[index]))
        const kit = signatures.map(({ owner, kind, data }) =>
          kind === 'approved'
            ? generatePreValidatedSignature(owner)
            : new EthSafeSignature(owner, data, kind === 'contract'),
        )
        expect(encodeSignatures(signatures)).toBe(buildSignatureBytes(kit).toLowerCase())
      }),
    )
  })

  test('is in the order of owners as numbers, whatever the case of their letters', () => {
    fc.assert(
      fc.property(fc.uniqueArray(anyAddress, { minLength: 2, maxLength: 6 }), (some) => {
        const kit = some.map((owner) => generatePreValidatedSignature(owner))
        expect(encodeSignatures(some.map(approved))).toBe(buildSignatureBytes(kit).toLowerCase())
      }),
    )
  })

  test('is read back', async () => {
    const [one, two, three, four] = ownerAddresses as [Hex, Hex, Hex, Hex]
    const signatures = mergeSignatures([
      await sign(domain, tx, first),
      await ofMessage(second),
      approved(three),
      ofContract(four, '0xabcd'),
      ofContract(stranger.address, '0x'),
    ])
    expect(new Set(signatures.map(({ owner }) => owner))).toEqual(new Set([one, two, three, four, stranger.address]))
    expect(await decodeSignatures(hash, encodeSignatures(signatures))).toEqual(signatures)
    expect(await decodeSignatures(hash, '0x')).toEqual([])
  })

  test('error: an owner twice', async () => {
    const signature = await sign(domain, tx, first)
    expect(() => encodeSignatures([signature, approved(first.address)])).toThrow('signatureDuplicate')
  })

  test.each<[string, () => Hex]>([
    ['half a signature', () => `0x${'11'.repeat(64)}`],
    ['a key that signed nothing', () => concat([pad('0x'), pad('0x'), '0x1b'])],
    ['an unknown kind', () => concat([pad('0x01'), pad('0x01'), '0x05'])],
    ['a pointer into the first part', () => concat([pad('0x01'), pad('0x20'), '0x00', pad('0x')])],
    ['a pointer behind the end', () => concat([pad('0x01'), pad('0xff'), '0x00'])],
    [
      'a length behind the end',
      () => concat([pad('0x01'), numberToHex(65, { size: 32 }), '0x00', pad('0x05'), '0x00']),
    ],
  ])('error: %s', async (_, packed) => {
    await expect(decodeSignatures(hash, packed())).rejects.toThrow('signatureMalformed')
  })
})

test('error: a key of another length, which would shift what follows; its owner is named', async () => {
  const signature = await sign(domain, tx, first)
  const given = [{ ...signature, data: `${signature.data}00` }, await sign(domain, tx, second)] as const
  expect(() => encodeSignatures(given)).toThrow(`signatureMalformed {"owner":"${first.address}"}`)
})

test('of a known number of signatures, what lies behind them is left out as the Safe does', async () => {
  const signatures = [await sign(domain, tx, first), ofContract(second.address, '0x1234')]
  const packed = concat([encodeSignatures(signatures), '0xffffff'])
  expect(await decodeSignatures(hash, packed, 2)).toHaveLength(2)
  await expect(decodeSignatures(hash, packed, 7)).rejects.toThrow('signatureMalformed')
  // Its length is read from the head that follows.
  const inHeads = concat([pad(second.address), numberToHex(65, { size: 32 }), '0x00', pad('0x'), pad('0x'), '0x01'])
  await expect(decodeSignatures(hash, inHeads, 2)).rejects.toThrow('signatureMalformed')
  const inItself = concat([pad('0x01'), pad('0x'), '0x01', pad('0x'), numberToHex(65, { size: 32 }), '0x00'])
  await expect(decodeSignatures(hash, inItself, 2)).rejects.toThrow('signatureMalformed')
})

test('an owner who signed twice counts once: the first of a key, the last of what anyone can write', async () => {
  const signature = await sign(domain, tx, first)
  const again = { ...approved(first.address), owner: first.address.toLowerCase() as Hex }
  expect(mergeSignatures([signature], [again])).toEqual([signature])
  expect(mergeSignatures([again], [signature])).toEqual([signature])
  const [old, renewed] = [ofContract(second.address, '0x12'), ofContract(second.address, '0x34')]
  expect(mergeSignatures([old], [renewed])).toEqual([renewed])
  expect(mergeSignatures([approved(second.address)], [old])).toEqual([old])
})

test('without the chain a key is proven, an approval and a contract only in their form', async () => {
  const signature = await sign(domain, tx, first)
  await expect(checkSignature(hash, signature)).resolves.toBeUndefined()
  await expect(checkSignature(hash, approved(second.address))).resolves.toBeUndefined()
  await expect(checkSignature(hash, ofContract(second.address, '0x12'))).resolves.toBeUndefined()
  await expect(checkSignature(hash, { ...signature, owner: second.address })).rejects.toMatchObject({
    code: 'signatureWrong',
    values: { owner: second.address, signer: first.address },
  })
  await expect(checkSignature(hash, { ...signature, kind: 'ethSign' })).rejects.toThrow('signatureMalformed')
  await expect(checkSignature(hash, { ...signature, data: '0x12' })).rejects.toThrow('signatureMalformed')
  await expect(checkSignature(hash, { ...approved(first.address), data: '0x12' })).rejects.toThrow('signatureMalformed')
  expect(await recover(hash, { kind: 'eip712', data: `0x${'ff'.repeat(64)}1b` })).toBeUndefined()
})

function choose(key?: OwnerSignature, [kind, data]: [string, Hex] = ['key', '0x']): OwnerSignature {
  if (!key) throw new Error('No signature')
  if (kind === 'key') return key
  return kind === 'approved' ? approved(key.owner) : ofContract(key.owner, data)
}
