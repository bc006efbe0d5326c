import { deployments } from '@saleyard/generated/deployments'
import { ownerAddresses, owners, sign, signAll, stranger } from '@saleyard/safe/testing/safe-chain.ts'
import { listBatchCalls, proposeCalls } from '@saleyard/safe/tx/propose.ts'
import { withoutRefund } from '@saleyard/safe/tx/safe-tx.ts'
import { encodeCall } from '@saleyard/send/encode/encode-call.ts'
import { type Address, keccak256, numberToHex } from 'viem'
import type { HDAccount } from 'viem/accounts'
import { describe, expect, test } from 'vitest'
import { decodeSafeLink, encodeProposalLink, encodeSignaturesLink, fitsCode, mostLinkCharacters } from './links.ts'
import { addSignatures, createProposal, type Proposal, toSignatureSet } from './proposal.ts'
import { readProposal, readSignatures, writeProposal, writeSignatures } from './proposal-file.ts'

const safe = '0x5aFE3855358E112B5647B952709E6165e1c1eEEe'
const token = '0x1111111111111111111111111111111111111111'
const multiSend = '0x9641d764fc13c8B624c04430C7356C1C7C8102e2'
const domain = { chainId: 31_337, safe } as const
const [first, second, third] = owners

/** Pays this many people, with amounts that differ. */
function propose(count: number, nonce = 4n): Proposal {
  const payments = Array.from({ length: count }, (_, index) => ({
    address: `0x${keccak256(numberToHex(index)).slice(-40)}` as Address,
    amount: BigInt(keccak256(numberToHex(index))) % 10n ** 20n,
  }))
  const part = { asset: { kind: 'erc20', token }, route: 'tokenPull', mode: { kind: 'strict' } } as const
  const multiSender = deployments.MultiSender
  const call = encodeCall({ id: 512n, ...part, multiSender, payments })
  const calls = listBatchCalls(
    { ...part, multiSender, chainId: domain.chainId, sender: safe },
    [{ ...call, id: 512n }],
    domain,
  )
  return createProposal({ ...domain, tx: proposeCalls(calls, { nonce, multiSend }) })
}

const signed = async (proposal: Proposal, by: HDAccount[] = [first, second]) => ({
  ...toSignatureSet(proposal),
  signatures: await signAll(domain, proposal.tx, by),
})

/** A file with a change in its JSON. */
function change(proposal: Proposal, edit: (file: ReturnType<typeof JSON.parse>) => void): string {
  const file = JSON.parse(writeProposal(proposal))
  edit(file)
  return JSON.stringify(file)
}

const nest = (depth: number) => JSON.parse(`${'['.repeat(depth)}${']'.repeat(depth)}`)

/** The same with all fields in the other order. */
function turn(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(turn)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value)
      .reverse()
      .map(([name, each]) => [name, turn(each)]),
  )
}

describe('a file', () => {
  test('is read back, says what it does, and does not depend on the order of its fields', async () => {
    const proposal = await addSignatures(propose(3), await signed(propose(3)))
    const text = writeProposal(proposal)
    expect(await readProposal(text, domain)).toEqual(proposal)
    expect(JSON.parse(text)).toMatchObject({
      tx: { nonce: '4', operation: 1, value: '0' },
      acts: [
        { kind: 'approve', token },
        { kind: 'batch', id: '512', count: 3, token },
      ],
    })
    const turned = JSON.stringify(turn(JSON.parse(text)))
    expect(turned).not.toBe(text)
    expect(await readProposal(turned)).toEqual(proposal)
  })

  test('carries 500 recipients, which no link and no code can', async () => {
    const proposal = propose(500)
    expect(await readProposal(writeProposal(proposal))).toEqual(proposal)
    expect(proposal.acts[1]).toMatchObject({ kind: 'batch', count: 500 })
    expect(() => encodeProposalLink(proposal)).toThrow('linkTooLong')
  })

  test('carries the longest transaction that a node takes, and none beyond', async () => {
    const file = (bytes: number) => {
      const tx = {
        to: token,
        value: 0n,
        data: `0x${'ab'.repeat(bytes)}`,
        operation: 0,
        ...withoutRefund,
        nonce: 0n,
      } as const
      return writeProposal(createProposal({ ...domain, tx }))
    }
    expect((await readProposal(file(131_072))).acts).toMatchObject([{ kind: 'unknown', bytes: 131_072 }])
    expect(() => file(131_073)).toThrow('damaged {"fields":"tx.data"}')
  })

  const proposal = propose(2)
  const zero = `0x${'00'.repeat(32)}`
  test.each<[string, string, (file: ReturnType<typeof JSON.parse>) => void]>([
    ['another target', 'delegateCallRefused', ({ tx }) => (tx.to = token)],
    ['a call in place of a delegatecall', 'hashMismatch', ({ tx }) => (tx.operation = 0)],
    ['another nonce', 'hashMismatch', ({ tx }) => (tx.nonce = '5')],
    ['another value', 'delegateCallRefused', ({ tx }) => (tx.value = '1')],
    ['gas for the call', 'refundRefused', ({ tx }) => (tx.safeTxGas = '1')],
    ['gas besides the call', 'refundRefused', ({ tx }) => (tx.baseGas = '1')],
    ['a refund', 'refundRefused', ({ tx }) => (tx.gasPrice = '1')],
    ['a token for the gas', 'refundRefused', ({ tx }) => (tx.gasToken = token)],
    ['an account that gets a refund', 'refundRefused', ({ tx }) => (tx.refundReceiver = token)],
    ['data that cannot be read', 'delegateCallRefused', ({ tx }) => (tx.data = `${tx.data}00`)],
    [
      'another recipient',
      'hashMismatch',
      ({ tx }) => (tx.data = tx.data.replace(keccak256('0x01').slice(-40), '1'.repeat(40))),
    ],
    ['another chain', 'hashMismatch', (file) => (file.chainId = 1)],
    ['another Safe', 'hashMismatch', (file) => (file.safe = token)],
    ['another domain hash', 'hashMismatch', ({ hashes }) => (hashes.domain = zero)],
    ['another message hash', 'hashMismatch', ({ hashes }) => (hashes.message = zero)],
    ['another hash', 'hashMismatch', ({ hashes }) => (hashes.safeTx = zero)],
    ['fewer recipients than it pays', 'actsMismatch', ({ acts }) => (acts[1].count = 1)],
    ['the hash of other recipients', 'actsMismatch', ({ acts }) => (acts[1].callHash = zero)],
    ['acts in acts, without end', 'damaged', ({ acts }) => (acts[0].in = nest(1_000))],
    ['more acts than a transaction has calls', 'damaged', (file) => (file.acts = Array(1_543).fill({ kind: '' }))],
    [
      'more of signatures than goes into a transaction',
      'damaged',
      ({ signatures }) =>
        signatures.push(...Array(9).fill({ owner: token, kind: 'contract', data: `0x${'00'.repeat(16_384)}` })),
    ],
    ['an act that it does not do', 'actsMismatch', ({ acts }) => acts.push({ kind: 'rejection' })],
    ['a signature of another owner', 'signatureWrong', ({ signatures }) => (signatures[0].owner = stranger.address)],
    ['an owner twice', 'signatureDuplicate', ({ signatures }) => signatures.push(signatures[0])],
    ['half a signature', 'signatureMalformed', ({ signatures }) => (signatures[0].data = '0x1234')],
    ['an unknown kind of signature', 'damaged', ({ signatures }) => (signatures[0].kind = 'pinky')],
    ['a number with a sign', 'damaged', ({ tx }) => (tx.value = '-1')],
    ['a number beyond 256 bits', 'damaged', ({ tx }) => (tx.value = `${1n << 256n}`)],
    ['a wrong checksum of an address', 'damaged', (file) => (file.safe = safe.replace('aFE', 'AFE'))],
    ['no transaction', 'damaged', (file) => delete file.tx],
    ['another format', 'formatUnknown', (file) => (file.format = 'list')],
    ['a later version', 'newer', (file) => (file.version = 2)],
  ])('error: %s: %s', async (_, code, edit) => {
    const filled = await addSignatures(proposal, await signed(proposal))
    await expect(readProposal(change(filled, edit))).rejects.toMatchObject({ code })
  })

  test('error: no JSON, far too long, another chain or Safe than is open', async () => {
    await expect(readProposal('{')).rejects.toThrow('notJson')
    await expect(readProposal(' '.repeat(4_000_001))).rejects.toThrow('fileTooLarge')
    await expect(readProposal('null')).rejects.toThrow('formatUnknown')
    const text = writeProposal(proposal)
    await expect(readProposal(text, { ...domain, chainId: 1 })).rejects.toThrow('chainMismatch')
    await expect(readProposal(text, { ...domain, safe: token })).rejects.toThrow('safeMismatch')
  })

  test('error: the names of damaged fields are said', async () => {
    const text = change(proposal, (file) => {
      file.tx.to = '0x12'
      file.hashes = {}
    })
    await expect(readProposal(text)).rejects.toMatchObject({
      values: { fields: 'tx.to, hashes.domain, hashes.message, hashes.safeTx' },
    })
  })
})

describe('signatures that travel alone', () => {
  test('are added from files in any order, each once', async () => {
    const proposal = propose(4)
    const [one, two] = [await signed(proposal, [second]), await signed(proposal, [third, first])]
    const read = await Promise.all([one, two, one].map((set) => readSignatures(writeSignatures(set))))
    let full = proposal
    for (const set of read) full = await addSignatures(full, set)
    expect(full.signatures.map(({ owner }) => owner).sort()).toEqual(ownerAddresses.slice(0, 3).sort())
    expect(toSignatureSet(full).safeTxHash).toBe(proposal.hashes.safeTx)
  })

  test('error: for another transaction, chain or Safe, or by another key', async () => {
    const proposal = propose(4)
    const set = await signed(proposal)
    await expect(addSignatures(propose(4, 5n), set)).rejects.toThrow('otherTransaction')
    await expect(addSignatures(proposal, { ...set, chainId: 1 })).rejects.toThrow('chainMismatch')
    await expect(addSignatures(proposal, { ...set, safe: token })).rejects.toThrow('safeMismatch')
    const wrong = { ...(await sign(domain, propose(4, 5n).tx, first)), owner: first.address }
    await expect(addSignatures(proposal, { ...set, signatures: [wrong] })).rejects.toThrow('signatureWrong')
    await expect(readSignatures(writeSignatures({ ...set, signatures: [wrong] }))).rejects.toThrow('signatureWrong')
    await expect(readSignatures(writeProposal(proposal))).rejects.toThrow('formatUnknown')
    const text = writeSignatures(set)
    expect(await readSignatures(text, domain)).toEqual(set)
    await expect(readSignatures(text, { ...domain, chainId: 1 })).rejects.toThrow('chainMismatch')
    await expect(readSignatures(text, { ...domain, safe: token })).rejects.toThrow('safeMismatch')
  })

  test('a signature of a key takes the place of what anyone can write in its name', async () => {
    const proposal = propose(4)
    const forged = { owner: first.address, kind: 'approved', data: '0x' } as const
    const file = await readProposal(change(proposal, ({ signatures }) => signatures.push(forged)))
    const set = await signed(proposal, [first])
    expect((await addSignatures(file, set)).signatures).toEqual(set.signatures)
    // And it stays.
    const again = await addSignatures(await addSignatures(file, set), { ...set, signatures: [forged] })
    expect(again.signatures).toEqual(set.signatures)
  })
})

describe('a link', () => {
  test('carries a signature, and as a code as well', async () => {
    const set = await signed(propose(500), [first])
    const link = encodeSignaturesLink(set)
    expect(link).toMatch(/^safe-signatures=[\w-]+$/)
    expect(link.length).toBeLessThan(600)
    expect(fitsCode(link)).toBe(true)
    expect(await decodeSafeLink(`#${link}`)).toEqual({ kind: 'signatures', set })
    await expect(decodeSafeLink(link, { ...domain, chainId: 1 })).rejects.toThrow('chainMismatch')
  })

  test('carries a small proposal', async () => {
    const proposal = await addSignatures(propose(20), await signed(propose(20)))
    const link = encodeProposalLink(proposal)
    expect(fitsCode(link)).toBe(false)
    expect(await decodeSafeLink(link, domain)).toEqual({ kind: 'proposal', proposal })
    await expect(decodeSafeLink(link, { ...domain, chainId: 1 })).rejects.toThrow('chainMismatch')
  })

  test('error: cut off, changed, too long, of something else', async () => {
    const link = encodeSignaturesLink(await signed(propose(1)))
    await expect(decodeSafeLink(link.slice(0, -9))).rejects.toMatchObject({ name: 'SafeError' })
    await expect(decodeSafeLink('safe-signatures=%%%')).rejects.toThrow('damaged')
    await expect(decodeSafeLink(`safe-proposal=${'a'.repeat(mostLinkCharacters + 1)}`)).rejects.toThrow('linkTooLong')
    // Neither is left out without a word.
    const both = `${link}&${encodeProposalLink(propose(1))}`
    await expect(decodeSafeLink(both)).rejects.toThrow('damaged')
    await expect(decodeSafeLink('kind=payment')).rejects.toThrow('formatUnknown')
    await expect(decodeSafeLink('')).rejects.toThrow('formatUnknown')
  })
})

test('error: a refund is proposed by no file of ours', () => {
  const tx = { to: token, value: 0n, data: '0x', operation: 0, ...withoutRefund, nonce: 0n } as const
  expect(() => createProposal({ ...domain, tx: { ...tx, gasPrice: 1n } })).toThrow('refundRefused {"name":"gasPrice"}')
})
