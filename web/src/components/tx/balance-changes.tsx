// Simulates what a transaction changes in the account's balances, and shows it before it is signed.

import { shortenAddress } from '@saleyard/chain/networks/address.ts'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { type Address, type Client, erc20Abi, getAddress, type Hex, multicall3Abi, pad, toEventSelector } from 'viem'
import { simulateBlocks } from 'viem/actions'
import { useConfig } from 'wagmi'
import { ExplorerLink } from '@/components/ui/explorer-link.tsx'
import { cleanText } from '@/lib/i18n/foreign-text.ts'
import { getChain } from '@/lib/networks/chains.ts'
import type { TransactionIntent } from '@/lib/transactions/transaction-intent.ts'
import { Amount, type AmountProps } from './fact-row.tsx'

/** What becomes more, or less, by `value` base units. `token`: absent for the network's coin. */
export type BalanceChange = AmountProps & { token?: Address; isGain: boolean }

const transferTopic = toEventSelector('Transfer(address,address,uint256)')

/** Tokens whose balances are compared; a transaction of ours moves two at most. */
const mostTokens = 10

type Call = Pick<TransactionIntent, 'account' | 'to' | 'value' | 'data' | 'chainId' | 'before'>

/**
 * Simulates the transaction on its network, and compares the account's balances before and after: the coin's without the
 * network fee, and those of every token that moves. Symbols and decimals are the tokens' own.
 *
 * @throws When the node has no `eth_simulateV1`, when the call fails, or when the node does not answer.
 */
export async function readBalanceChanges(client: Client, call: Call): Promise<BalanceChange[]> {
  const { nativeCurrency, contracts } = getChain(call.chainId)
  const counter = contracts?.multicall3?.address
  if (!counter) throw new Error('This network has no contract that reads balances of the coin')

  const tokens = await findTokens(client, call)
  const balances = [
    { to: counter, abi: multicall3Abi, functionName: 'getEthBalance', args: [call.account] },
    ...tokens.map((to) => ({ to, abi: erc20Abi, functionName: 'balanceOf', args: [call.account] })),
  ]
  const names = tokens.flatMap((to) =>
    ['decimals', 'symbol'].map((functionName) => ({ to, abi: erc20Abi, functionName })),
  )
  const calls = toCalls(call)
  const results = await simulate(client, [...balances, ...calls, ...balances, ...names])
  const [before, after] = [results, results.slice(balances.length + calls.length)]
  const named = results.slice(2 * balances.length + calls.length)

  return [undefined, ...tokens].flatMap((token, index) => {
    const [was, is] = [before[index], after[index]]
    if (typeof was !== 'bigint' || typeof is !== 'bigint' || was === is) return []
    const change = { value: was > is ? was - is : is - was, isGain: is > was }
    if (!token) return [{ ...change, decimals: nativeCurrency.decimals, symbol: nativeCurrency.symbol }]
    return [{ ...change, ...describeToken(token, named.slice(2 * index - 2)) }]
  })
}

/** What a token says of itself; without a symbol its address names it. */
function describeToken(token: Address, [decimals, symbol]: readonly unknown[]) {
  return { decimals: Number(decimals ?? 0), symbol: cleanText(String(symbol ?? '')) || shortenAddress(token), token }
}

const toCalls = ({ account, to, value, data, before = [] }: Call) =>
  [...before, { to, value, data }].map((call) => ({ from: account, ...call }))

/** Finds the tokens that the transaction moves from or to the account, by their events. */
async function findTokens(client: Client, call: Call): Promise<Address[]> {
  const [block] = await simulateBlocks(client, { blocks: [{ calls: toCalls(call) }] })
  const result = block?.calls.at(-1)
  if (result?.status !== 'success') throw result?.error ?? new Error('The call was not simulated')
  const account = pad(call.account).toLowerCase()
  const moved = (result.logs ?? []).filter(
    ({ topics: [event, from, to] }) => event === transferTopic && [from, to].includes(account as Hex),
  )
  return [...new Set(moved.map(({ address }) => getAddress(address)))].slice(0, mostTokens)
}

/** Results of calls in the order of one block; `undefined` where one fails. */
async function simulate(client: Client, calls: readonly object[]): Promise<unknown[]> {
  const [block] = await simulateBlocks(client, { blocks: [{ calls: calls as readonly { to: Address }[] }] })
  return (block?.calls ?? []).map((call) => (call.status === 'success' ? call.result : undefined))
}

/** Shows what becomes more or less in the account; says so where the node cannot simulate it. */
export function BalanceChanges({ intent }: { intent: TransactionIntent }) {
  const { t } = useTranslation()
  const config = useConfig()
  const { key, chainId, account, to, value, data, before } = intent
  const { data: changes, isError } = useQuery({
    queryKey: ['balanceChanges', key, chainId, account, to, value.toString(), data, before?.length],
    queryFn: () => readBalanceChanges(config.getClient({ chainId }), intent),
    staleTime: 0,
    gcTime: 0,
    retry: false,
  })
  return (
    <section aria-label={t('tx.changes')} className="text-13">
      <h3 className="text-quiet">{t('tx.changes')}</h3>
      {isError && <p className="text-quiet">{t('tx.changesUnknown')}</p>}
      {!isError && !changes && <p className="skeleton h-5 w-40" />}
      {changes?.length === 0 && <p>{t('tx.changesNone')}</p>}
      <ul>
        {changes?.map(({ token, isGain, ...amount }) => (
          <li key={token ?? 'coin'} className="flex flex-wrap gap-x-2">
            <span className={isGain ? 'text-success' : ''}>
              {isGain ? '+' : '\u2212'}
              <Amount {...amount} />
            </span>
            {token && <ExplorerLink chainId={chainId} kind="address" id={token} />}
          </li>
        ))}
      </ul>
    </section>
  )
}
