// Asks the chain whether the user already created this token, or has a pending transaction that may create it.
import { type Address, getAddress, isAddressEqual } from 'viem'
import { getTransactionCount } from 'viem/actions'
import type { Config } from 'wagmi'
import { readNewestTokens } from '@/features/tokens/kinds/read-newest-tokens.ts'
import { readTokenFacts, type TokenFacts } from '@/features/tokens/kinds/read-token.ts'
import type { TokenFactory } from '@/features/tokens/kinds/token-kind.ts'
import { cleanText } from '@/lib/i18n/foreign-text.ts'
import { type ActivityRecord, activityStore } from '@/lib/transactions/activity-store.ts'

export type Duplicates = {
  /** Tokens of the user with the same name, symbol, decimals and supply: of each account the newest first. */
  tokens: Address[]
  /** The account has a pending transaction that this device does not know. It may create the token. */
  hasPending: boolean
}

type FindDuplicatesParameters = {
  factory: TokenFactory
  chainId: number
  account: Address
  identity: TokenFacts
}

/** Number of an account's newest tokens that are compared. */
const comparedTokens = 20

/**
 * Asks the chain whether a user has created a token before, or has a pending transaction that may: this device may not know, as
 * after its site data was cleared. Another creation has a salt of its own, so that the factory would not refuse it. The user's
 * other accounts count too, if this device has recorded creations that they signed.
 */
export async function findDuplicates(
  config: Config,
  { factory, chainId, account, identity }: FindDuplicatesParameters,
): Promise<Duplicates> {
  // A browser without storage knows nothing.
  const records = await activityStore.list().catch(() => [])
  const own = records.filter((act) => act.chainId === chainId && isAddressEqual(act.account, account))
  const signers = own.flatMap(({ kind, signer }) => (kind === 'createToken' && signer ? [signer.address] : []))
  const accounts = [...new Set([getAddress(account), ...signers.map((each) => getAddress(each))])]
  const [isWaiting, ...newest] = await Promise.all([
    hasUnknownPending(config, { chainId, account, known: own.filter(isPending).length }),
    ...accounts.map((each) =>
      readNewestTokens(config, factory.byCreator, { chainId, account: each, page: 0, size: comparedTokens }),
    ),
  ])
  const tokens = newest.flatMap((each) => each.tokens)
  const facts = await Promise.all(tokens.map((address) => readTokenFacts(config, { chainId, address })))
  return { tokens: tokens.filter((_, index) => isSame(facts[index], identity)), hasPending: isWaiting }
}

function isSame(facts: TokenFacts | undefined, identity: TokenFacts): boolean {
  const { name, symbol, decimals, totalSupply } = identity
  const isNamedAlike = facts?.name === cleanText(name) && facts.symbol === cleanText(symbol)
  return isNamedAlike && facts.decimals === decimals && facts.totalSupply === totalSupply
}

async function hasUnknownPending(
  config: Config,
  { chainId, account: address, known }: { chainId: number; account: Address; known: number },
): Promise<boolean> {
  const client = config.getClient({ chainId })
  const [all, mined] = await Promise.all([
    getTransactionCount(client, { address, blockTag: 'pending' }),
    getTransactionCount(client, { address }),
  ])
  return all - mined > known
}

const isPending = ({ state }: ActivityRecord) => state === 'submitted' || state === 'replaced'
