// Checks whether the code at a contract's address is the published one, or whether a factory of ours created the token or lock.
import {
  liquidityGeneratorTokenAbi,
  liquidityGeneratorTokenFactoryAbi,
  tokenLockFactoryAbi,
} from '@saleyard/generated/abis'
import { codeHashes } from '@saleyard/generated/code-hashes'
import { deployments } from '@saleyard/generated/deployments'
import { type Address, type Client, isAddressEqual, keccak256 } from 'viem'
import { getCode, readContract } from 'viem/actions'
import type { TransactionIntent } from '@/lib/transactions/transaction-intent.ts'

export type CheckedContract = Pick<TransactionIntent, 'contract' | 'made' | 'to'>

/** Result of the check. */
export type CodeVerdict = 'expected' | 'unexpected' | 'missing'

/** Checks the intent's address; undefined if nothing is expected of it. */
export async function checkCode(
  client: Client,
  { contract, made, to }: CheckedContract,
): Promise<CodeVerdict | undefined> {
  if (made && !(await isCreatedByFactory(client, made, to))) return 'unexpected'
  return made ? classifyCode(client, made.by, deployments[made.by]) : contract && classifyCode(client, contract, to)
}

const emptyHash = keccak256('0x')

async function classifyCode(client: Client, contract: keyof typeof codeHashes, address: Address): Promise<CodeVerdict> {
  const hash = keccak256((await getCode(client, { address })) ?? '0x')
  if (hash === emptyHash) return 'missing'
  return hash === codeHashes[contract] ? 'expected' : 'unexpected'
}

/** The lock factory has `isLock`. Every other factory has `isToken`, and every taxed token has `vault`: the ABIs of one kind read them all. */
async function isCreatedByFactory(
  client: Client,
  { by, token }: NonNullable<CheckedContract['made']>,
  to: Address,
): Promise<boolean> {
  if (by === 'TokenLockFactory')
    return (
      isAddressEqual(to, token) &&
      (await readContract(client, {
        abi: tokenLockFactoryAbi,
        address: deployments[by],
        functionName: 'isLock',
        args: [token],
      }))
    )
  const [isToken, vault] = await Promise.all([
    readContract(client, {
      abi: liquidityGeneratorTokenFactoryAbi,
      address: deployments[by],
      functionName: 'isToken',
      args: [token],
    }),
    isAddressEqual(to, token)
      ? undefined
      : readContract(client, { abi: liquidityGeneratorTokenAbi, address: token, functionName: 'vault' }),
  ])
  return isToken && (vault === undefined || isAddressEqual(vault, to))
}
