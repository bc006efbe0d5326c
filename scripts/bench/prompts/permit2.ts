import type { Transaction } from '@scripts/bench/measure-gas.ts'
import { sender } from '@scripts/bench/sender.ts'
import { encodeFunctionData, hexToBigInt, keccak256, parseAbi, toHex } from 'viem'
import { foundry } from 'viem/chains'
import type { Drop } from './drop.ts'
import { deadline } from './permit.ts'

const abi = parseAbi([
  'struct Permit2Transfer { uint256 amount; uint256 deadline; uint256 nonce; bytes signature; }',
  'function sendTokenWithPermit2(uint256 id, address token, uint256 total, uint256 unit, uint256 width, bytes records, Permit2Transfer permit)',
  'function invalidateUnorderedNonces(uint256 wordPos, uint256 mask)',
])

/** Permit2 takes its nonces in any order and keeps 256 of them in one slot; who has none at hand takes a random one. */
const nonce = hexToBigInt(keccak256(toHex('a nonce')))

/** The batch with the sender's signature for Permit2's SignatureTransfer of exactly its total. */
export async function encodeWithPermit2({ bench, total, args }: Drop): Promise<Transaction> {
  const permit = { amount: total, deadline, nonce, signature: await signPermit2({ bench, total }) }
  const data = encodeFunctionData({ abi, functionName: 'sendTokenWithPermit2', args: [...args, permit] })
  return { to: bench.multiSender, data, value: 0n }
}

/** Uses up the nonce beside the one of {@link encodeWithPermit2}, in the same slot. */
export function encodeUsedNonce({ bench: { permit2 } }: Pick<Drop, 'bench'>): Transaction {
  const args = [nonce >> 8n, 1n << ((nonce & 0xffn) ^ 1n)] as const
  return { to: permit2, data: encodeFunctionData({ abi, functionName: 'invalidateUnorderedNonces', args }), value: 0n }
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
