import { assertDeployable, checkDeployments } from '@saleyard/chain/deployments/check-deployments.ts'
import { type CreationCode, type DeployableName, toDeployCall } from '@saleyard/chain/deployments/deployables.ts'
import { AppError } from '@saleyard/chain/errors/app-error.ts'
import { isRevert } from '@saleyard/chain/errors/error-causes.ts'
import { type Address, BaseError } from 'viem'
import type { Config } from 'wagmi'
import { formatAmount } from '@/lib/i18n/format-amount.ts'
import { getChain } from '@/lib/networks/chains.ts'
import { type FrozenCall, simulateFrozenCall, writeFrozenCall } from './frozen-call.ts'
import type { TransactionIntent } from './transaction-intent.ts'

export type DeployIntentParameters = {
  name: DeployableName
  chainId: number
  account: Address
  creationCode: CreationCode
  /** A translated sentence. */
  summary: string
}

/**
 * Creates the intent that deploys one contract through the deterministic deployer.
 *
 * @throws AppError In `simulate`: those of `assertDeployable`, `deployRefused`, `deployTooLarge`.
 */
export function createDeployIntent(config: Config, parameters: DeployIntentParameters): TransactionIntent {
  const { name, chainId, account, creationCode, summary } = parameters
  const call: FrozenCall = { chainId, account, value: 0n, ...toDeployCall(creationCode) }
  const chain = getChain(chainId)
  return {
    key: `deploy:${chainId}:${name}`,
    kind: 'deploy',
    chainId,
    account,
    to: call.to,
    summary,
    amounts: [],
    value: 0n,
    simulate: async () => {
      assertDeployable(await checkDeployments(config.getClient({ chainId }), name), chain.title)
      const { gas } = await simulate(config, call, { contract: name, network: chain.title })
      assertGas(gas, chain.limits.gasPerTransaction, { contract: name, network: chain.title })
      return { gas }
    },
    data: call.data,
    write: () => writeFrozenCall(config, call),
  }
}

/**
 * The deployer gives no reason. The checks before have shown that it exists and that nothing else is wrong, so the code
 * itself is refused.
 */
async function simulate(config: Config, call: FrozenCall, values: { contract: string; network: string }) {
  try {
    return await simulateFrozenCall(config, call)
  } catch (cause) {
    throw isRevert(cause) || isSizeError(cause) ? new AppError('deployRefused', { values, cause }) : cause
  }
}

/** Some nodes report the size limit of the init code or of the created code instead of a revert. */
function isSizeError(error: unknown): boolean {
  return error instanceof BaseError && /init ?code|code ?size/i.test(error.details)
}

function assertGas(gas: bigint, limit: bigint, values: { contract: string; network: string }) {
  if (gas <= limit) return
  const write = (amount: bigint) => formatAmount(amount, 0, { grouped: true })
  throw new AppError('deployTooLarge', { values: { ...values, gas: write(gas), limit: write(limit) } })
}
