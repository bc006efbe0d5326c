import { type Address, isAddressEqual, parseAbi, parseEventLogs, type TransactionReceipt } from 'viem'

/** Every factory announces a creation alike (ITokenFactory). */
const abi = parseAbi(['event TokenCreated(address indexed token, address indexed creator, address indexed firstOwner)'])

/** The token that a transaction created through this factory, from its receipt; nothing where it created none. */
export function readCreated({ logs }: Pick<TransactionReceipt, 'logs'>, factory: Address): Address | undefined {
  const events = parseEventLogs({ abi, logs, eventName: 'TokenCreated' })
  return events.find(({ address }) => isAddressEqual(address, factory))?.args.token
}
