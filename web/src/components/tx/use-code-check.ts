// Checks whether the code at a contract's address is the code that we published.
import { liquidityGeneratorTokenAbi, liquidityGeneratorTokenFactoryAbi } from '@saleyard/generated/abis'
import { codeHashes } from '@saleyard/generated/code-hashes'
import { deployments } from '@saleyard/generated/deployments'
import { useQuery } from '@tanstack/react-query'
import { type Address, type Client, isAddressEqual, keccak256 } from 'viem'
import { getCode, readContract } from 'viem/actions'
import { useConfig } from 'wagmi'
import type { TransactionIntent } from '@/lib/transactions/transaction-intent.ts'

/** How long after a failure the code is asked for again. ms */
const retryInterval = 12_000

type Checked = Pick<TransactionIntent, 'contract' | 'made' | 'to' | 'chainId'>

export type CodeCheck = 'checking' | 'expected' | 'unexpected' | 'missing' | 'unknown'

/**
 * Whether what is at the intent's address is what we published, read anew for each act: the code itself, or a token, or the vault of
 * a token, that a factory with the code that we published has made. `undefined` where nothing is expected.
 */
export function useCodeCheck({ contract, made, to, chainId }: Checked, enabled: boolean): CodeCheck | undefined {
  const config = useConfig()
  const { data, isError } = useQuery({
    queryKey: ['code', chainId, to, contract, made?.token],
    queryFn: async () => {
      const client = config.getClient({ chainId })
      if (made && !(await isCreatedByFactory(client, made, to))) return 'unexpected'
      return made ? classifyCode(client, made.by, deployments[made.by]) : contract && classifyCode(client, contract, to)
    },
    enabled: enabled && (contract ?? made) !== undefined,
    staleTime: 0,
    gcTime: 0,
    refetchInterval: ({ state }) => state.status === 'error' && retryInterval,
  })
  if (!contract && !made) return undefined
  return data ?? (isError ? 'unknown' : 'checking')
}

const emptyHash = keccak256('0x')

async function classifyCode(client: Client, contract: keyof typeof codeHashes, address: Address): Promise<CodeCheck> {
  const hash = keccak256((await getCode(client, { address })) ?? '0x')
  if (hash === emptyHash) return 'missing'
  return hash === codeHashes[contract] ? 'expected' : 'unexpected'
}

/** `isToken` is every factory's, and `vault` every taxed token's: the ABIs of one kind read them all. */
async function isCreatedByFactory(
  client: Client,
  { by, token }: NonNullable<Checked['made']>,
  to: Address,
): Promise<boolean> {
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
