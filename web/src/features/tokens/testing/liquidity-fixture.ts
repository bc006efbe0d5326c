// Starts a local chain with Uniswap V2, on which tests create tokens and carry liquidity plans out.
import {
  readBabyTokenFees,
  readBuybackBabyTokenFees,
  readLiquidityGeneratorTokenFees,
  readLiquidityGeneratorTokenPair,
  readLiquidityGeneratorTokenRouter,
  readLiquidityGeneratorTokenVault,
} from '@saleyard/generated'
import { createLocalClient } from '@saleyard/testkit/chain/local-client.ts'
import type { Address, Hex, TransactionReceipt } from 'viem'
import { foundry } from 'viem/chains'
import type { Config } from 'wagmi'
import { waitForTransactionReceipt } from 'wagmi/actions'
import { newSalt } from '@/features/tokens/create/creation-record.ts'
import { exampleAddresses } from '@/features/tokens/kinds/example-addresses.ts'
import { kinds } from '@/features/tokens/kinds/index.ts'
import type { KindId, SaleyardToken } from '@/features/tokens/kinds/saleyard-token.ts'
import { createApprovalIntent } from '@/features/tokens/liquidity/approval-intent.ts'
import { createActionIntent } from '@/features/tokens/liquidity/create-intent.ts'
import { readDeadline } from '@/features/tokens/liquidity/deadline.ts'
import { readMarket } from '@/features/tokens/liquidity/market.ts'
import type { LiquidityPlan, LiquidityTerms } from '@/features/tokens/liquidity/plan.ts'
import type { TransactionIntent } from '@/lib/transactions/transaction-intent.ts'
import { startConnectedChain } from '@/testing/connected-chain.ts'
import { createToken } from './create-token.ts'

const chainId = foundry.id
const firstOwner: Address = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
const otherAccount: Address = '0x3C44CdDdB6a900fa2b585dd299e03d12FA4293BC'
const readFees = {
  liquidityGenerator: (...parameters: ReadFeesArguments) => readLiquidityGeneratorTokenFees(...parameters),
  baby: (...parameters: ReadFeesArguments) => readBabyTokenFees(...parameters),
  buybackBaby: (...parameters: ReadFeesArguments) => readBuybackBabyTokenFees(...parameters),
}
type ReadFeesArguments = [config: Config, at: { chainId: number; address: Address }]

type Call = { account: Address; to: Address; data?: Hex; value?: bigint; gas?: bigint }

/** Starts a separate chain with real Uniswap V2, on which tests carry out plans of the first owner and of another account. */
export async function startLiquidityFixture() {
  const { chain, config } = await startConnectedChain(firstOwner)
  const client = createLocalClient(chain.rpcUrl)
  const { router } = exampleAddresses

  async function create(kind: KindId): Promise<SaleyardToken> {
    const values = { ...kinds[kind].example }
    const { creation, token } = await createToken(config, { kind: kinds[kind], values, account: firstOwner })
    const { name, symbol, decimals, totalSupply } = creation.identity
    const facts = { kind, chainId, token, name, symbol, decimals, totalSupply }
    if (kind === 'standard') return facts

    const at = { chainId, address: token }
    const [pair, vault, tokenRouter, fees] = await Promise.all([
      readLiquidityGeneratorTokenPair(config, at),
      readLiquidityGeneratorTokenVault(config, at),
      readLiquidityGeneratorTokenRouter(config, at),
      readFees[kind](config, at),
    ])
    return { ...facts, taxed: { firstOwner, owner: firstOwner, pair, vault, router: tokenRouter, fees: { ...fees } } }
  }

  /** Sends any call without the page, and waits until it is mined. */
  async function send(call: Call): Promise<TransactionReceipt> {
    const hash = await client.sendTransaction({ gas: 3_000_000n, ...call })
    const receipt = await client.waitForTransactionReceipt({ hash })
    if (receipt.status !== 'success') throw new Error('It reverted')
    return receipt
  }

  /** Simulates, then sends: the first owner by the call that opens the wallet, another account by the calldata of that call. */
  async function sendIntent({ account, to, data, value, ...intent }: TransactionIntent): Promise<TransactionReceipt> {
    const { gas } = await intent.simulate()
    const isOwner = account === firstOwner
    const receipt = isOwner
      ? await waitForTransactionReceipt(config, { chainId, hash: await intent.write({ gas }) })
      : await send({ account, to, data, value, gas })
    if (receipt.status !== 'success' || receipt.gasUsed > gas) throw new Error('It went otherwise than simulated')
    return receipt
  }

  const plan = (token: SaleyardToken, account: Address, terms: LiquidityTerms): LiquidityPlan => ({
    ...terms,
    id: newSalt(),
    decidedAt: Date.now(),
    chainId,
    account,
    token: token.token,
    router,
  })

  const actionIntent = async (decided: LiquidityPlan, lock?: Address) =>
    createActionIntent(config, decided, {
      deadline: await readDeadline(config, chainId, decided.account),
      summary: '',
      amounts: [],
      lock,
    })

  const approve = (decided: LiquidityPlan) =>
    sendIntent(createApprovalIntent(config, decided, { before: 0n, symbol: '', decimals: 18, summary: '' }))

  return {
    chain,
    config,
    client,
    firstOwner,
    otherAccount,
    router,
    create,
    plan,
    actionIntent,
    approve,
    sendIntent,
    send,
    /** Sends the approval, then the action. */
    async approveAndSend(token: SaleyardToken, account: Address, terms: LiquidityTerms): Promise<TransactionReceipt> {
      const decided = plan(token, account, terms)
      await approve(decided)
      return sendIntent(await actionIntent(decided))
    },
    async market(token: SaleyardToken, account: Address) {
      const { holdings, ...market } = await readMarket(config, { chainId, token: token.token, router, account })
      if (!holdings || !market.pair) return { market, holdings: holdings as NonNullable<typeof holdings> }
      return { market: { ...market, pair: market.pair }, holdings }
    },
  }
}
