import type { Transaction } from '@scripts/bench/measure-gas.ts'
import type { TokenRoute } from '@scripts/bench/measure-row.ts'
import { sender } from '@scripts/bench/sender.ts'
import { type Address, encodeFunctionData, parseAbi, parseSignature } from 'viem'
import { foundry } from 'viem/chains'
import type { Drop } from './drop.ts'

/** Years away, and as long on the wire as any other date. */
export const deadline = 2_147_483_647n

const abi = parseAbi([
  'struct Permit { uint256 deadline; bytes32 r; bytes32 s; uint8 v; uint256 value; }',
  'function sendTokenWithPermit(uint256 id, address token, uint256 total, uint256 unit, uint256 width, bytes records, Permit permit)',
  'function sendTokenFromWithPermit(uint256 id, address token, uint256 total, uint256 unit, uint256 width, bytes records, Permit permit)',
  'function permit(address owner, address spender, uint256 value, uint256 deadline, uint8 v, bytes32 r, bytes32 s)',
])

/** The batch with the sender's EIP-2612 permit for exactly its total. */
export async function encodeWithPermit({ bench, total, args }: Drop, route: TokenRoute, nonce: bigint) {
  const permit = await signPermit({ token: bench.token, spender: bench.multiSender, value: total, nonce })
  const functionName = route === 'tokenPull' ? 'sendTokenWithPermit' : 'sendTokenFromWithPermit'
  const data = encodeFunctionData({ abi, functionName, args: [...args, permit] })
  return { to: bench.multiSender, data, value: 0n }
}

/** A permit that changes nothing but the sender's nonce at this token. */
export async function encodeEmptyPermit({ bench: { token, multiSender } }: Drop): Promise<Transaction> {
  const { value, r, s, v } = await signPermit({ token, spender: multiSender, value: 0n, nonce: 0n })
  const args = [sender.address, multiSender, value, deadline, v, r, s] as const
  return { to: token, data: encodeFunctionData({ abi, functionName: 'permit', args }), value: 0n }
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
