import { type Address, getAddress, type Log, parseAbi, parseEventLogs, zeroAddress } from 'viem'

const abi = parseAbi([
  'event TokenSetUp(address indexed firstOwner, address indexed pair, address indexed vault, address router)',
  'event DividendsSetUp(address indexed rewardToken, uint256 minimum)',
  'event Transfer(address indexed from, address indexed to, uint256 value)',
  'event Distributed(uint256 amount, uint256 eligibleUnits, uint256 remainder)',
  'event Credited(address indexed account, uint256 amount)',
  'event Claimed(address indexed holder, uint256 amount)',
])
const steps = ['Transfer', 'Distributed', 'Credited', 'Claimed'] as const
const dead: Address = '0x000000000000000000000000000000000000dEaD'

/**
 * Computes the balances and dividends of a Baby or Buyback Baby token, exact to the last fraction, from its logs alone.
 *
 * @param logs All since the token's creation, in the chain's order. Those of other contracts and events are ignored.
 * @returns Base units of each account; who is eligible; what each account can claim, as `claimableOf()` returns it; what
 *   was granted and claimed so far, and the remainder, as `dividendTotals()` returns them.
 * @throws Error naming the first log that cannot follow those before it: one is missing, out of order, or there twice.
 */
export function replayDividends(token: Address, logs: readonly Log[]) {
  const own = logs.filter(({ address }) => getAddress(address) === getAddress(token))
  const [setUp] = parseEventLogs({ abi, logs: own, eventName: 'TokenSetUp' })
  const minimum = parseEventLogs({ abi, logs: own, eventName: 'DividendsSetUp' })[0]?.args.minimum
  if (!setUp || !minimum) throw new Error(`The log TokenSetUp or DividendsSetUp of ${token} is missing`)

  // Base units; the zero address pays the supply. What was earned and not claimed is in 2^-128 of the reward token's.
  const noEarners = [setUp.args.pair, setUp.args.vault, getAddress(token), dead, zeroAddress]
  const units = new Map([...noEarners.map((one) => [one, 0n] as const), [zeroAddress, 2n ** 256n]])
  const earned = new Map<Address, bigint>()
  let [granted, claimed, remainder, lastPlace, lastGrant] = [0n, 0n, 0n, -1n, '']

  const of = (numbers: Map<Address, bigint>, one: Address) => numbers.get(one) ?? 0n
  const add = (numbers: Map<Address, bigint>, one: Address, more: bigint) => numbers.set(one, of(numbers, one) + more)
  const listEligible = () => [...units.keys()].filter((one) => of(units, one) >= minimum && !noEarners.includes(one))
  const countEligible = () => listEligible().reduce((sum, holder) => sum + of(units, holder), 0n)

  // Each step returns whether it can follow those before it.
  const follow = {
    Transfer: ({ from, to, value }: { from: Address; to: Address; value: bigint }) => {
      const isThere = value <= of(units, from)
      add(units, from, -value)
      add(units, to, value)
      return isThere
    },
    Distributed: (event: { amount: bigint; eligibleUnits: bigint; remainder: bigint }) => {
      const [whole, all] = [(event.amount << 128n) + remainder, countEligible()]
      if (all === 0n || all !== event.eligibleUnits || whole % all !== event.remainder) return false
      for (const holder of listEligible()) add(earned, holder, of(units, holder) * (whole / all))
      ;[granted, remainder] = [granted + event.amount, event.remainder]
      return true
    },
    Credited: ({ account, amount }: { account: Address; amount: bigint }) => {
      add(earned, account, amount << 128n)
      granted += amount
      return true
    },
    // All whole units; only those from before the payment, if the payment called a contract that granted more.
    Claimed: ({ holder, amount }: { holder: Address; amount: bigint }, isGranting: boolean) => {
      const whole = of(earned, holder) >> 128n
      add(earned, holder, -amount << 128n)
      claimed += amount
      return amount === whole || (isGranting && amount < whole)
    },
  }

  for (const { eventName, args, ...at } of parseEventLogs({ abi, logs: own, eventName: [...steps] })) {
    const place = (at.blockNumber << 32n) + BigInt(at.logIndex)
    if (place <= lastPlace || !follow[eventName](args as never, lastGrant === at.transactionHash))
      throw new Error(`A log is amiss before log ${at.logIndex} of block ${at.blockNumber}`)
    lastPlace = place
    if (eventName === 'Distributed' || eventName === 'Credited') lastGrant = at.transactionHash
  }
  units.delete(zeroAddress)
  const toClaim = (all: bigint) => ({ amount: all >> 128n, fraction: all % 2n ** 128n })
  const claimable = new Map([...earned].map(([account, all]) => [account, toClaim(all)] as const))
  const eligible = { units: countEligible(), holders: listEligible() }
  return { balances: units, eligible, claimable, granted, claimed, remainder }
}
