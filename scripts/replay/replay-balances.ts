import { type Address, getAddress, type Log, parseAbi, parseEventLogs, zeroAddress } from 'viem'

const abi = parseAbi([
  'event TokenSetUp(address indexed firstOwner, address indexed pair, address indexed vault, address router)',
  'event Transfer(address indexed from, address indexed to, uint256 value)',
  'event Reflected(address indexed from, uint256 amount, uint256 eligibleUnits, uint256 eligibleShares)',
])
const dead: Address = '0x000000000000000000000000000000000000dEaD'

/**
 * Computes the balances of a Liquidity Generator token, exact to the base unit, from its logs alone.
 *
 * @param logs All since the token's creation, in the chain's order. Those of other contracts and events are ignored.
 * @returns Base units of each account; and, as `eligible()` returns them, base units and shares of all holders together.
 * @throws Error naming the first log that cannot follow those before it: one is missing, out of order, or there twice.
 */
export function replayBalances(token: Address, logs: readonly Log[]) {
  const own = logs.filter(({ address }) => getAddress(address) === getAddress(token))
  const [setUp] = parseEventLogs({ abi, logs: own, eventName: 'TokenSetUp' })
  if (!setUp) throw new Error(`The log TokenSetUp of ${token} is missing`)

  // Base units of accounts that earn nothing, and of the zero address, which pays the supply; shares of all others.
  const noEarners = [setUp.args.pair, setUp.args.vault, getAddress(token), dead]
  const plain = new Map([[zeroAddress, 2n ** 256n], ...noEarners.map((account) => [account, 0n] as const)])
  const held = new Map<Address, bigint>()
  let [units, shares, lastPlace, isPossible] = [0n, 0n, -1n, true] // Units and shares of all holders together.

  const sharesOf = (account: Address) => held.get(account) ?? 0n
  const unitsOf = (account: Address) => plain.get(account) ?? (shares && (sharesOf(account) * units) / shares)
  const change = (account: Address, value: bigint, worth: bigint) => {
    if (plain.has(account)) return plain.set(account, unitsOf(account) + value)
    ;[units, shares] = [units + value, shares + worth]
    return held.set(account, sharesOf(account) + worth)
  }
  // Rounded up, against the payer: its last step may lack part of a unit, and takes the shares there are.
  const take = (from: Address, value: bigint) => {
    isPossible &&= value <= unitsOf(from) + (plain.has(from) ? 0n : 1n)
    const worth = units && shares ? (value * shares + units - 1n) / units : value << 30n // At first 2^30 each.
    const taken = plain.has(from) || worth < sharesOf(from) ? worth : sharesOf(from)
    change(from, -value, -taken)
    return taken
  }
  const distribute = (value: bigint) => {
    for (units += value; shares && shares < units << 16n; shares <<= 14n)
      for (const [holder, has] of held) held.set(holder, has << 14n)
  }

  for (const { eventName, args, ...at } of parseEventLogs({ abi, logs: own, eventName: ['Transfer', 'Reflected'] })) {
    const place = (at.blockNumber << 32n) + BigInt(at.logIndex)
    ;[isPossible, lastPlace] = [lastPlace < place, place]
    if (eventName === 'Transfer') change(args.to, args.value, take(args.from, args.value))
    else {
      take(args.from, args.amount)
      distribute(args.amount)
      isPossible &&= units === args.eligibleUnits && shares === args.eligibleShares
    }
    if (!isPossible) throw new Error(`A log is amiss before log ${at.logIndex} of block ${at.blockNumber}`)
  }
  return { balances: new Map([...noEarners, ...held.keys()].map((one) => [one, unitsOf(one)])), units, shares }
}
