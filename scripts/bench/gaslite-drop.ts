// Computes what GasliteDrop costs on any list, from its committed measurement: its execution costs the same for each recipient.
import type { Payment } from '@saleyard/send/encode/encode-batch.ts'
import { type Address, encodeFunctionData, type Hex, hexToBytes, keccak256, parseAbi, slice, toHex } from 'viem'
import { gasliteDrop, getPayments, type Peers, type Row } from './peers.ts'

export type Holders = 'fresh' | 'existing'

const abi = parseAbi([
  'function airdropERC20(address token, address[] addresses, uint256[] amounts, uint256 totalAmount)',
  'function airdropETH(address[] addresses, uint256[] amounts) payable',
])

/** Of the bench's token in the committed measurement; zeros in it would be cheaper, and there were none. */
const token: Address = slice(keccak256(toHex('a token')), 0, 20)

const measuredSizes = [10, 100, 500] as const

/**
 * Gas of one batch of GasliteDrop: 21,000, the calldata of the list, and the execution, which is linear in the number of
 * recipients, from five on. To fewer it costs more: it keeps the tokens for a moment, and the refund of that storage is cut
 * to a fifth of the gas.
 *
 * @throws If the committed figures are not linear: then nothing follows from them.
 */
export function computeGasliteDrop(peers: Peers, coin: Row['coin'], holders: Holders, payments: Payment[]): number {
  const { fixed, perRecipient } = fitExecution(peers, coin, holders)
  return 21_000 + getCalldataGas(encodeDrop(coin, payments)) + fixed + perRecipient * payments.length
}

function fitExecution(peers: Peers, coin: Row['coin'], holders: Holders) {
  const row = `${coin}-${holders}-${coin === 'native' ? 'distinct' : '18dec'}`
  const execution = measuredSizes.map((size) => {
    const gas = peers.rows[row]?.peers[gasliteDrop]?.[size]
    if (gas === undefined) throw new Error(`No figure of GasliteDrop for ${row}, N = ${size}`)
    return gas - 21_000 - getCalldataGas(encodeDrop(coin, getPayments(row, peers).payments.slice(0, size)))
  })
  const [ten = 0, hundred = 0, fiveHundred = 0] = execution
  const perRecipient = (fiveHundred - ten) / 490
  if (hundred !== ten + 90 * perRecipient) throw new Error(`GasliteDrop is not linear on ${row}: ${execution}`)
  return { fixed: ten - 10 * perRecipient, perRecipient }
}

function encodeDrop(coin: Row['coin'], payments: Payment[]): Hex {
  const addresses = payments.map(({ address }) => address)
  const amounts = payments.map(({ amount }) => amount)
  if (coin === 'native') return encodeFunctionData({ abi, functionName: 'airdropETH', args: [addresses, amounts] })
  const total = amounts.reduce((sum, amount) => sum + amount, 0n)
  return encodeFunctionData({ abi, functionName: 'airdropERC20', args: [token, addresses, amounts, total] })
}

/** EIP-2028: 16 gas for a byte, 4 for a zero. */
function getCalldataGas(data: Hex): number {
  return hexToBytes(data).reduce((sum, byte) => sum + (byte === 0 ? 4 : 16), 0)
}
