import Safe, { buildContractSignature, buildSignatureBytes, EthSafeSignature } from '@safe-global/protocol-kit'
import { safeAbi } from '@saleyard/safe/safe-abi.ts'
import {
  owners,
  type SafeChain,
  sign,
  signAll,
  startSafeChain,
  stranger,
  threshold,
} from '@saleyard/safe/testing/safe-chain.ts'
import { proposeCalls, proposeRejection } from '@saleyard/safe/tx/propose.ts'
import { encodeExecution, hashSafeTx, type SafeTx } from '@saleyard/safe/tx/safe-tx.ts'
import { account } from '@saleyard/testkit/chain/accounts.ts'
import { type Address, type Hex, size, toHex } from 'viem'
import type { HDAccount } from 'viem/accounts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { decodeSignatures, encodeSignatures } from './encode-signatures.ts'
import { type OwnerSignature, readWalletSignature, type SignatureKind } from './owner-signature.ts'
import { chooseSignatures, prepareExecution, verifySignatures } from './verify-signatures.ts'

const [first, second, third, fourth, fifth] = owners

let chain: SafeChain
let safe: Address
let domain: { chainId: number; safe: Address }
const paid = '0x00000000000000000000000000000000000A11cE'
let saltNonce = 100n
function nextSalt(): bigint {
  saltNonce += 1n
  return saltNonce
}

beforeAll(async () => {
  chain = await startSafeChain()
  safe = await chain.fund(await chain.open(1n))
  domain = { chainId: 31_337, safe }
})
afterAll(() => chain?.stop())

/** Pays a coin and nothing, in two calls. */
async function propose(): Promise<SafeTx> {
  const { nonce, multiSend } = await chain.read(safe)
  const calls = [
    { to: paid, value: 1n, data: '0x' },
    { to: first.address, value: 0n, data: '0x' },
  ] as const
  return proposeCalls(calls, { nonce, multiSend: multiSend as Address })
}

const verify = async (tx: SafeTx, signatures: OwnerSignature[], executor?: Address) =>
  verifySignatures(chain.client, { state: await chain.read(safe), tx, signatures, ...(executor && { executor }) })

/** The codes of the signatures that do not count. */
const refusals = async (tx: SafeTx, signatures: OwnerSignature[], executor?: Address) =>
  (await verify(tx, signatures, executor)).refused.map(({ error: { code, values } }) => ({ code, values }))

/** Executes a transaction as we prepare it. */
async function run(tx: SafeTx, signatures: OwnerSignature[], executor?: HDAccount) {
  const parameters = { state: await chain.read(safe), tx, signatures, ...(executor && { executor: executor.address }) }
  const { from, ...call } = await prepareExecution(chain.client, parameters)
  expect(from).toBe(from && executor?.address)
  return chain.send(await chain.client.sendTransaction({ account: executor ?? stranger, ...call }))
}

const rise = async (work: () => Promise<unknown>) => {
  const before = await chain.client.getBalance({ address: paid })
  await work()
  return (await chain.client.getBalance({ address: paid })) - before
}

const asMessage = async (tx: SafeTx, by: HDAccount = second): Promise<OwnerSignature> => {
  const hash = hashSafeTx(domain, tx).safeTx
  return readWalletSignature(hash, await by.signMessage({ message: { raw: hash } }), [by.address])
}

const approval = (owner: Address): OwnerSignature => ({ owner, kind: 'approved', data: '0x' })

async function approve(tx: SafeTx, by: HDAccount = third): Promise<OwnerSignature> {
  const args = [hashSafeTx(domain, tx).safeTx] as const
  const call = { address: safe, abi: safeAbi, functionName: 'approveHash', args } as const
  await chain.send(await chain.client.writeContract({ account: by, ...call }))
  return approval(by.address)
}

describe('the real Safe accepts', () => {
  test('three keys that signed typed data', async () => {
    const tx = await propose()
    const signatures = await signAll(domain, tx, [fifth, second, first])
    expect(await verify(tx, signatures)).toMatchObject({ missing: 0, waiting: [third.address, fourth.address] })
    expect(await rise(() => chain.execute(tx, domain, signatures))).toBe(1n)
  })

  test('a typed signature, a message and an approval on chain, more of them than it needs', async () => {
    const tx = await propose()
    const signatures = [
      await sign(domain, tx, first),
      await asMessage(tx),
      await approve(tx),
      await sign(domain, tx, fourth),
    ]
    const { valid, missing } = await verify(tx, signatures)
    expect(missing).toBe(0)
    // Keys cost less than the approval.
    const chosen = chooseSignatures(valid, threshold)
    expect(chosen.map(({ kind }): SignatureKind => kind).sort()).toEqual(['eip712', 'eip712', 'ethSign'])
    expect(size(encodeSignatures(chosen))).toBe(threshold * 65)
    expect(await rise(() => run(tx, signatures))).toBe(1n)
  })

  test('the approval of the owner who executes', async () => {
    const tx = await propose()
    const signatures = [await sign(domain, tx, first), await sign(domain, tx, second), approval(third.address)]
    expect(await refusals(tx, signatures)).toEqual([{ code: 'hashNotApproved', values: { owner: third.address } }])
    const { missing, valid } = await verify(tx, signatures, third.address)
    expect([missing, valid.filter(({ isBound }) => !isBound).map(({ owner }) => owner)]).toEqual([0, [third.address]])
    await expect(chain.execute(tx, domain, signatures, stranger)).rejects.toThrow('GS025')
    await expect(run(tx, signatures)).rejects.toThrow('signaturesTooFew {"count":2,"needed":3}')
    // It needs no entry of its own.
    expect(await rise(() => run(tx, signatures.slice(0, 2), third))).toBe(1n)
  })

  test('three of four signatures, if the executor is the fourth: what is bound to no transaction is left out', async () => {
    const tx = await propose()
    // By order of owners the approval would be among the first three.
    const signatures = [...(await signAll(domain, tx, [first, third, fourth])), approval(second.address)]
    const state = await chain.read(safe)
    const prepared = await prepareExecution(chain.client, { state, tx, signatures, executor: second.address })
    expect(prepared.from).toBeUndefined()
    expect(await rise(() => run(tx, signatures, second))).toBe(1n)
  })

  test('a Safe that is an owner', async () => {
    const inner = await chain.open(nextSalt(), [account(8).address], 1)
    safe = await chain.fund(await chain.open(nextSalt(), [first.address, second.address, inner], 3))
    domain = { chainId: 31_337, safe }
    const tx = await propose()
    const contract = await signAsSafe(tx, inner)
    const signatures = [...(await signAll(domain, tx, [first, second])), contract]
    expect((await verify(tx, signatures)).missing).toBe(0)
    expect(await decodeSignatures(hashSafeTx(domain, tx).safeTx, encodeSignatures(signatures))).toHaveLength(3)

    const refused = { ...contract, data: (await signAsSafe({ ...tx, nonce: 9n }, inner)).data }
    expect(await refusals(tx, [refused])).toEqual([{ code: 'contractRefuses', values: { owner: inner } }])
    const [, other] = signatures
    expect(await refusals(tx, [{ ...(other as OwnerSignature), kind: 'contract' }])).toMatchObject([
      { code: 'contractRefuses' },
    ])
    expect(await rise(() => run(tx, signatures))).toBe(1n)
  })
})

/** The key of the inner Safe signs the message that the outer one asks about, by Safe's own kit. */
async function signAsSafe(tx: SafeTx, inner: Address): Promise<OwnerSignature> {
  const kit = await openKit(inner, account(8))
  const bytes = hashSafeTx(domain, tx)
  const preimage: Hex = `0x1901${bytes.domain.slice(2)}${bytes.message.slice(2)}`
  const types = { SafeMessage: [{ name: 'message', type: 'bytes' }] } as const
  const innerDomain = { chainId: 31_337n, verifyingContract: inner }
  const key = await account(8).signTypedData({
    domain: innerDomain,
    types,
    primaryType: 'SafeMessage',
    message: { message: preimage },
  })
  const signature = await buildContractSignature(
    [new EthSafeSignature(account(8).address, key)],
    await kit.getAddress(),
  )
  return { owner: inner, kind: 'contract', data: signature.data as Hex }
}

function openKit(address: Address, by: HDAccount = first) {
  const { contracts, rpcUrl } = chain
  return Safe.init({
    provider: rpcUrl,
    signer: toHex(by.getHdKey().privateKey ?? new Uint8Array()),
    safeAddress: address,
    contractNetworks: {
      31337: {
        safeSingletonAddress: contracts.safe,
        safeProxyFactoryAddress: contracts.proxyFactory,
        multiSendAddress: contracts.multiSendCallOnly,
        multiSendCallOnlyAddress: contracts.multiSendCallOnly,
        fallbackHandlerAddress: contracts.fallbackHandler,
        signMessageLibAddress: contracts.signMessageLib as Address,
        createCallAddress: contracts.createCall,
      },
    },
  })
}

describe("with Safe's own kit", () => {
  beforeAll(async () => {
    safe = await chain.fund(await chain.open(nextSalt()))
    domain = { chainId: 31_337, safe }
  })

  test('it makes the same transaction of the same calls, and its signatures are accepted by ours', async () => {
    const kit = await openKit(safe)
    const tx = await propose()
    const transactions = [
      { to: paid, value: '1', data: '0x' },
      { to: first.address, value: '0', data: '0x' },
    ]
    let made = await kit.createTransaction({ transactions, onlyCalls: true })
    expect(await kit.getTransactionHash(made)).toBe(hashSafeTx(domain, tx).safeTx)
    for (const owner of [first, second, third]) made = await (await openKit(safe, owner)).signTransaction(made)
    const signatures = await decodeSignatures(hashSafeTx(domain, tx).safeTx, made.encodedSignatures() as Hex)
    expect((await verify(tx, signatures)).missing).toBe(0)
    // A key signs the same bytes on both ways.
    expect(encodeSignatures(await signAll(domain, tx, [first, second, third]))).toBe(made.encodedSignatures())
    expect(await rise(() => chain.execute(tx, domain, signatures))).toBe(1n)
  })

  test('it executes what ours signed', async () => {
    const kit = await openKit(safe)
    const tx = await propose()
    const made = await kit.createTransaction({
      transactions: [
        { to: paid, value: '1', data: '0x' },
        { to: first.address, value: '0', data: '0x' },
      ],
      onlyCalls: true,
    })
    const signatures = await signAll(domain, tx, [first, second, third])
    for (const { owner, data } of signatures) made.addSignature(new EthSafeSignature(owner, data))
    expect(await kit.isValidTransaction(made)).toBe(true)
    expect(buildSignatureBytes([...made.signatures.values()])).toBe(encodeSignatures(signatures))
    const gasLimit = '1000000'
    expect(await rise(async () => chain.send((await kit.executeTransaction(made, { gasLimit })).hash as Hex))).toBe(1n)
  })
})

describe('refused, by us as by the Safe', () => {
  test('error: a stranger, an owner twice, another hash, too few', async () => {
    const tx = await propose()
    const signatures = await signAll(domain, tx, [first, second, third])
    const [one, two] = signatures as [OwnerSignature, OwnerSignature]
    const foreign = await sign(domain, tx, stranger)
    expect(await refusals(tx, [one, two, foreign])).toEqual([
      { code: 'signerNoOwner', values: { owner: stranger.address } },
    ])
    await expect(chain.execute(tx, domain, [foreign, one, two])).rejects.toThrow('GS026')
    expect(await refusals(tx, [one, two, two])).toMatchObject([{ code: 'signatureDuplicate' }])

    const other = { ...tx, safeTxGas: 1n }
    const [wrong] = await signAll(domain, other, [third])
    expect(await refusals(tx, [one, two, wrong as OwnerSignature])).toMatchObject([{ code: 'signatureWrong' }])
    await expect(chain.execute(other, domain, signatures)).rejects.toThrow('GS026')

    expect(await verify(tx, [one, two])).toMatchObject({ missing: 1 })
    await expect(run(tx, [one, two])).rejects.toThrow('signaturesTooFew {"count":2,"needed":3}')
  })

  test('what the Safe refuses hides none of those that are enough', async () => {
    const tx = await propose()
    const good = await signAll(domain, tx, [first, second, third])
    const bad = [await sign(domain, tx, stranger), approval(fourth.address)]
    expect(await verify(tx, [...bad, ...good])).toMatchObject({ missing: 0, before: 0n })
    expect((await refusals(tx, [...bad, ...good])).map(({ code }) => code).sort()).toEqual([
      'hashNotApproved',
      'signerNoOwner',
    ])
    // Of one owner the one that counts.
    expect(await verify(tx, [approval(first.address), ...good])).toMatchObject({ missing: 0 })
    expect(await rise(() => run(tx, [...bad, ...good]))).toBe(1n)
  })

  test('error: a nonce that is used, or that is not the next', async () => {
    const tx = await propose()
    const signatures = await signAll(domain, tx, [first, second, third])
    const later = { ...tx, nonce: tx.nonce + 2n }
    const forLater = await signAll(domain, later, [first, second, third])
    expect(await verify(later, forLater)).toMatchObject({ missing: 0, before: 2n })
    await expect(run(later, forLater)).rejects.toThrow('nonceAhead {"count":2}')

    const state = await chain.read(safe)
    await run(tx, signatures)
    await expect(verify(tx, signatures)).rejects.toThrow('nonceUsed')
    // What was read before does not help: an owner who clicks twice would execute the same with the next nonce.
    const again = { state, tx, signatures: signatures.slice(0, 2), executor: third.address }
    await expect(prepareExecution(chain.client, again)).rejects.toThrow('nonceUsed')
  })

  test('error: MultiSendCallOnly is missing on the chain, and the Safe would call it a success', async () => {
    const { client, contracts } = chain
    const tx = await propose()
    const signatures = await signAll(domain, tx, [first, second, third])
    const address = contracts.multiSendCallOnly
    const code = (await client.getCode({ address })) ?? '0x'
    for (const bytecode of ['0x', '0x6001'] as const) {
      await client.setCode({ address, bytecode })
      await expect(run(tx, signatures)).rejects.toMatchObject({ code: 'targetUnknown', values: { account: address } })
    }
    await client.setCode({ address, bytecode: '0x' })
    expect(await rise(() => chain.execute(tx, domain, signatures))).toBe(0n)
    await client.setCode({ address, bytecode: code })
  })

  test('of two that are no keys, the approval costs less than asking a contract', () => {
    const contract = { owner: fourth.address, kind: 'contract', data: '0x', isBound: true } as const
    const approved = { ...approval(first.address), isBound: true }
    expect(chooseSignatures([contract, approved], 1)).toEqual([approved])
    expect(chooseSignatures([{ ...approved, isBound: false }, contract], 1)).toEqual([contract])
  })

  test('error: a Safe without owners', () => {
    expect(() => chooseSignatures([], 0)).toThrow('notSetUp')
  })

  test('error: signatures for another Safe or another chain', async () => {
    const tx = proposeRejection(safe, (await chain.read(safe)).nonce)
    for (const other of [
      { ...domain, chainId: 1 },
      { ...domain, safe: chain.token },
    ]) {
      const signatures = await signAll(other, tx, [first, second, third])
      expect(await refusals(tx, signatures)).toMatchObject(signatures.map(() => ({ code: 'signatureWrong' })))
      await expect(chain.execute(tx, domain, signatures)).rejects.toThrow('GS026')
    }
  })

  test('an owner who has left no longer counts, from the block on', async () => {
    const tx = await propose()
    const signatures = await signAll(domain, tx, [first, second, third])
    const state = await chain.read(safe)
    const left = { ...state, owners: state.owners.filter((owner) => owner !== first.address) }
    const { refused, missing } = await verifySignatures(chain.client, { state: left, tx, signatures })
    expect([refused.map(({ error }) => error.code), missing]).toEqual([['signerNoOwner'], 1])
    await expect(
      chain.client.call({ to: safe, data: encodeExecution(tx, encodeSignatures(signatures)) }),
    ).resolves.toBeDefined()
  })

  test('error: a contract that answers, and not with yes', async () => {
    const tx = await propose()
    const owner = '0x00000000000000000000000000000000c0de0001'
    // PUSH1 32, PUSH1 0, RETURN: a word of zeros.
    await chain.client.setCode({ address: owner, bytecode: '0x60206000f3' })
    const state = { ...(await chain.read(safe)), owners: [owner] as Address[] }
    const signatures: OwnerSignature[] = [{ owner, kind: 'contract', data: '0x' }]
    const { refused } = await verifySignatures(chain.client, { state, tx, signatures })
    expect(refused).toMatchObject([{ error: { code: 'contractRefuses', values: { owner } } }])
  })

  test('error: the node does not answer', async () => {
    const tx = await propose()
    const signatures = [approval(first.address)]
    const state = { ...(await chain.read(safe)), blockNumber: 10n ** 6n }
    await expect(verifySignatures(chain.client, { state, tx, signatures })).rejects.not.toMatchObject({
      name: 'SafeError',
    })
  })
})
