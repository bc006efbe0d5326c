import type { Address, Hex } from 'viem'
import { foundry } from 'viem/chains'
import type { Config } from 'wagmi'
import { waitForTransactionReceipt } from 'wagmi/actions'
import { newSalt } from '@/features/token-create/draft/new-salt.ts'
import type { TokenKind, TokenValues } from '@/features/token-create/kinds/token-kind.ts'

/** Creates a token on the local chain as the page does: foreseen, tried, sent, and found again in the registry. */
export async function createToken(
  config: Config,
  { kind, values, account, salt = newSalt() }: { kind: TokenKind; values: TokenValues; account: Address; salt?: Hex },
) {
  const creation = kind.prepare(values, { account, salt, chainId: foundry.id })
  if (!creation) throw new Error('The values are not valid')
  const predicted = await creation.predict(config)
  const { gas } = await creation.simulate(config)
  const receipt = await waitForTransactionReceipt(config, { chainId: foundry.id, hash: await creation.write(config) })
  const token = await kind.factory.tokenOf(config, { chainId: foundry.id, creator: account, salt })
  return { creation, predicted, gas, receipt, token: token as Address, salt }
}
