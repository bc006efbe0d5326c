// Checks whether the code at a contract's address is the published one, or whether a factory of ours created the token or lock.
import {
  liquidityGeneratorTokenAbi,
  liquidityGeneratorTokenFactoryAbi,
  tokenLockFactoryAbi,
} from '@saleyard/generated/abis'
import { codeHashes } from '@saleyard/generated/code-hashes'
import { deployments } from '@saleyard/generated/deployments'
import { useQuery } from '@tanstack/react-query'
import { type Address, type Client, isAddressEqual, keccak256 } from 'viem'
import { getCode, readContract } from 'viem/actions'
import { useConfig } from 'wagmi'
import type { TransactionIntent } from '@/lib/transactions/transaction-intent.ts'

/** Delay before the code is read again after a failure, ms. */
const retryInterval = 12_000

export type CodeCheck = 'checking' | CodeVerdict | 'unknown'

/**
 * Checks whether the intent's address has what we published, with a fresh read for each action: the code itself, or a
 * token, or the vault of a token, created by a factory with our published code. `undefined` if nothing is expected.
 */
export function useCodeCheck(
  { contract, made, to, chainId }: CheckedContract & Pick<TransactionIntent, 'chainId'>,
  enabled: boolean,
): CodeCheck | undefined {
  const config = useConfig()
  // No generated hook: code, factory and token give one verdict, and a generated factory hook has one fixed address.
  const { data, isError } = useQuery({
    queryKey: ['code', chainId, to, contract, made?.token],
    queryFn: () => checkCode(config.getClient({ chainId }), { contract, made, to }),
    enabled: enabled && (contract ?? made) !== undefined,
    staleTime: 0,
    gcTime: 0,
    refetchInterval: ({ state }) => state.status === 'error' && retryInterval,
  })
  if (!contract && !made) return undefined
  return data ?? (isError ? 'unknown' : 'checking')
}

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
