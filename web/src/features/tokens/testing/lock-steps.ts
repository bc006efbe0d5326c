// Creates locks of a fixture's token on the local chain, fills them, and advances the chain's time.
import { readTokenLockFactoryPredictLock, writeTokenLockFactoryCreateLocks } from '@saleyard/generated'
import { ierc20Abi } from '@saleyard/generated/abis'
import { type Address, encodeFunctionData } from 'viem'
import { foundry } from 'viem/chains'
import { getBlock, waitForTransactionReceipt } from 'wagmi/actions'
import { newSalt } from '@/features/tokens/create/creation-record.ts'
import type { startLiquidityFixture } from './liquidity-fixture.ts'

const chainId = foundry.id
export const day = 86_400

type LockTerms = {
  beneficiary: Address
  token: Address
  amount: bigint
  startIn?: number
  cliff?: number
  length?: number
}

/** Returns the steps of lock tests in a fixture. */
export function lockStepsIn(fixture: Awaited<ReturnType<typeof startLiquidityFixture>>) {
  const { config, client, firstOwner } = fixture

  /** Creates a lock of the first owner, and fills it. Times in seconds from the newest block. */
  async function lock({ beneficiary, token, amount, startIn = 0, cliff = 0, length = 0 }: LockTerms): Promise<Address> {
    const { timestamp } = await getBlock(config, { chainId })
    const terms = {
      beneficiary,
      token,
      salt: newSalt(),
      startTimestamp: timestamp + BigInt(startIn),
      cliffSeconds: BigInt(cliff),
      durationSeconds: BigInt(length),
    }
    const hash = await writeTokenLockFactoryCreateLocks(config, { chainId, account: firstOwner, args: [[terms]] })
    await waitForTransactionReceipt(config, { chainId, hash })
    const made = await readTokenLockFactoryPredictLock(config, { chainId, args: [firstOwner, terms] })
    if (amount > 0n) {
      const data = encodeFunctionData({ abi: ierc20Abi, functionName: 'transfer', args: [made, amount] })
      await fixture.send({ account: firstOwner, to: token, data })
    }
    return made
  }

  async function advanceTime(seconds: number): Promise<void> {
    await client.increaseTime({ seconds })
    await client.mine({ blocks: 1 })
  }

  return { lock, advanceTime }
}
