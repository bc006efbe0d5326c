// Encodes the transactions of one drop: approval, batch, permit, Permit2 and the execution of several calls at once.

import { encodeBatch, type Payment } from '@saleyard/send/encode/encode-batch.ts'
import { encodeCall } from '@saleyard/send/encode/encode-call.ts'
import {
  type Address,
  encodeAbiParameters,
  encodeFunctionData,
  erc20Abi,
  type Hex,
  hexToBigInt,
  keccak256,
  parseAbi,
  parseAbiParameters,
  parseSignature,
  toHex,
} from 'viem'
import { foundry } from 'viem/chains'
import { sender, type Transaction } from './measure-gas.ts'
import type { TokenRoute } from './measure-rows.ts'
import type { Bench } from './prepare-chain.ts'

/** One list to be paid, as the calls that take a signature want it. */
export type Drop = { bench: Bench; payments: Payment[]; total: bigint; args: BatchArguments }

type BatchArguments = readonly [id: bigint, token: Address, total: bigint, unit: bigint, width: bigint, records: Hex]

/** @throws When all amounts are equal: those go by other entries. */
export function createDrop(bench: Bench, payments: Payment[]): Drop {
  const total = payments.reduce((sum, { amount }) => sum + amount, 0n)
  const batch = encodeBatch(payments)
  if (batch.kind !== 'distinct') throw new Error('The list of the prompts table must have distinct amounts')
  return { bench, payments, total, args: [0n, bench.token, total, batch.unit, BigInt(batch.width), batch.records] }
}

/** The batch itself, for an allowance that is there already. */
export function encodeSend({ bench: { multiSender, token }, payments }: Drop, route: TokenRoute): Transaction {
  const asset = { kind: 'erc20', token } as const
  return encodeCall({ id: 0n, route, asset, mode: { kind: 'strict' }, multiSender, payments })
}

/** Encodes an approval of the sender's tokens for a spender. */
export function encodeApproval(token: Address, spender: Address, amount: bigint): Transaction {
  const data = encodeFunctionData({ abi: erc20Abi, functionName: 'approve', args: [spender, amount] })
  return { to: token, data, value: 0n }
}

const executionAbi = parseAbi(['function execute(bytes32 mode, bytes executionData) payable'])
const batch = parseAbiParameters(['Call[] calls', 'struct Call { address to; uint256 value; bytes data; }'])

/** ERC-7821: all calls or none, without data for a signature check, for the account itself is the caller. */
const mode = `0x01${'00'.repeat(31)}` as const

/** Several calls as one transaction of an account that runs a batch executor. */
export function encodeExecution(calls: Transaction[]): Transaction {
  const executionData = encodeAbiParameters(batch, [calls.map(({ to, value, data }) => ({ to, value, data }))])
  const data = encodeFunctionData({ abi: executionAbi, functionName: 'execute', args: [mode, executionData] })
  return { to: sender.address, data, value: 0n }
}

/** Years away, and as long on the wire as any other date. */
const deadline = 2_147_483_647n

const permitAbi = parseAbi([
  'struct Permit { uint256 deadline; bytes32 r; bytes32 s; uint8 v; uint256 value; }',
  'function sendTokenWithPermit(uint256 id, address token, uint256 total, uint256 unit, uint256 width, bytes records, Permit permit)',
  'function sendTokenFromWithPermit(uint256 id, address token, uint256 total, uint256 unit, uint256 width, bytes records, Permit permit)',
  'function permit(address owner, address spender, uint256 value, uint256 deadline, uint8 v, bytes32 r, bytes32 s)',
])

/** The batch with the sender's EIP-2612 permit for exactly its total. */
export async function encodeWithPermit({ bench, total, args }: Drop, route: TokenRoute, nonce: bigint) {
  const permit = await signPermit({ token: bench.token, spender: bench.multiSender, value: total, nonce })
  const functionName = route === 'tokenPull' ? 'sendTokenWithPermit' : 'sendTokenFromWithPermit'
  const data = encodeFunctionData({ abi: permitAbi, functionName, args: [...args, permit] })
  return { to: bench.multiSender, data, value: 0n }
}

/** A permit that changes nothing but the sender's nonce at this token. */
export async function encodeEmptyPermit({ bench: { token, multiSender } }: Drop): Promise<Transaction> {
  const { value, r, s, v } = await signPermit({ token, spender: multiSender, value: 0n, nonce: 0n })
  const args = [sender.address, multiSender, value, deadline, v, r, s] as const
  return { to: token, data: encodeFunctionData({ abi: permitAbi, functionName: 'permit', args }), value: 0n }
}

type Signed = { token: Address; spender: Address; value: bigint; nonce: bigint }

async function signPermit({ token, spender, value, nonce }: Signed) {
  const signature = await sender.signTypedData({
    domain: { name: 'Bench', version: '1', chainId: foundry.id, verifyingContract: token },
    types: {
      Permit: [
        { name: 'owner', type: 'address' },
        { name: 'spender', type: 'address' },
        { name: 'value', type: 'uint256' },
        { name: 'nonce', type: 'uint256' },
        { name: 'deadline', type: 'uint256' },
      ],
    },
    primaryType: 'Permit',
    message: { owner: sender.address, spender, value, nonce, deadline },
  })
  const { r, s, yParity } = parseSignature(signature)
  return { deadline, r, s, v: 27 + yParity, value }
}

const permit2Abi = parseAbi([
  'struct Permit2Transfer { uint256 amount; uint256 deadline; uint256 nonce; bytes signature; }',
  'function sendTokenWithPermit2(uint256 id, address token, uint256 total, uint256 unit, uint256 width, bytes records, Permit2Transfer permit)',
  'function invalidateUnorderedNonces(uint256 wordPos, uint256 mask)',
])

/** Permit2 takes its nonces in any order and keeps 256 of them in one slot; who has none at hand takes a random one. */
const nonce = hexToBigInt(keccak256(toHex('a nonce')))

/** The batch with the sender's signature for Permit2's SignatureTransfer of exactly its total. */
export async function encodeWithPermit2({ bench, total, args }: Drop): Promise<Transaction> {
  const permit = { amount: total, deadline, nonce, signature: await signPermit2({ bench, total }) }
  const data = encodeFunctionData({ abi: permit2Abi, functionName: 'sendTokenWithPermit2', args: [...args, permit] })
  return { to: bench.multiSender, data, value: 0n }
}

/** Invalidates the nonce next to the one of {@link encodeWithPermit2}, in the same storage slot. */
export function encodeUsedNonce({ bench: { permit2 } }: Pick<Drop, 'bench'>): Transaction {
  const args = [nonce >> 8n, 1n << ((nonce & 0xffn) ^ 1n)] as const
  return {
    to: permit2,
    data: encodeFunctionData({ abi: permit2Abi, functionName: 'invalidateUnorderedNonces', args }),
    value: 0n,
  }
}

function signPermit2({ bench: { token, multiSender, permit2 }, total }: Pick<Drop, 'bench' | 'total'>) {
  return sender.signTypedData({
    domain: { name: 'Permit2', chainId: foundry.id, verifyingContract: permit2 },
    types: {
      PermitTransferFrom: [
        { name: 'permitted', type: 'TokenPermissions' },
        { name: 'spender', type: 'address' },
        { name: 'nonce', type: 'uint256' },
        { name: 'deadline', type: 'uint256' },
      ],
      TokenPermissions: [
        { name: 'token', type: 'address' },
        { name: 'amount', type: 'uint256' },
      ],
    },
    primaryType: 'PermitTransferFrom',
    message: { permitted: { token, amount: total }, spender: multiSender, nonce, deadline },
  })
}
