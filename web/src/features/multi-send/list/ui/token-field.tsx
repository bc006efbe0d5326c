// Lets the user paste a token's address, or choose one of the tokens that the page knows.

import { shortenAddress } from '@saleyard/chain/networks/address.ts'
import { useQuery } from '@tanstack/react-query'
import { CircleCheck } from 'lucide-react'
import { createContext, use, useId } from 'react'
import { useTranslation } from 'react-i18next'
import { type Address, getAddress } from 'viem'
import { useConfig, useConnection } from 'wagmi'
import { useStore } from 'zustand'
import { Amount } from '@/components/tx/fact-row.tsx'
import { useRuns } from '@/features/multi-send/run/history/use-runs.ts'
import { env } from '@/lib/env.ts'
import { knownTokens } from '@/lib/storage/known-tokens.ts'
import { fieldIds } from './field-ids.ts'
import {
  type FindOwnTokens,
  type IndexerFault,
  mergeTokenChoices,
  readTokenChoices,
  type TokenChoice,
} from './read-token.ts'
import type { TokenReading } from './use-asset.ts'

type TokenFieldProps = {
  text: string
  token: TokenReading
  chain: { id: number; name: string }
  onChange: (text: string) => void
}

/** Finds the account's own tokens; without it only those that this device knows are offered. */
export const OwnTokensContext = createContext<FindOwnTokens | undefined>(undefined)

/** Field for the token's address, with what the chain reports about it. */
export function TokenField({ text, token, chain, onChange }: TokenFieldProps) {
  const { t } = useTranslation()
  const note = useId()
  const isBad = token.status === 'malformed' || token.status === 'refused'

  return (
    <div className="flex flex-col gap-1">
      <label htmlFor={fieldIds.token} className="font-medium text-13">
        {t('multiSend.asset.tokenLabel')}
      </label>
      <input
        id={fieldIds.token}
        dir="ltr"
        className={`input w-full font-mono text-13 ${isBad ? 'input-error' : ''}`}
        placeholder={t('multiSend.asset.tokenPlaceholder')}
        value={text}
        aria-invalid={isBad}
        aria-describedby={note}
        spellCheck={false}
        autoComplete="off"
        onChange={(event) => onChange(event.target.value)}
      />
      <div id={note} role={isBad ? 'alert' : 'status'} className={`text-13 ${isBad ? 'text-error' : ''}`}>
        <TokenNote token={token} chainName={chain.name} />
      </div>
      <TokenChoices chain={chain} chosen={text.trim()} onChoose={onChange} />
    </div>
  )
}

type TokenNoteProps = { token: TokenReading; chainName: string }

function TokenNote({ token, chainName }: TokenNoteProps) {
  const { t } = useTranslation()
  switch (token.status) {
    case 'none':
      return t('multiSend.asset.tokenHelp', { chain: chainName })
    case 'malformed':
      return t(`multiSend.asset.${token.problem}`)
    case 'disconnected':
      return t('multiSend.asset.connectToRead')
    case 'reading':
      return t('multiSend.asset.reading')
    case 'refused':
      return (
        <>
          {t(`multiSend.asset.${token.problem}`, { chain: chainName })}{' '}
          <button type="button" className="link" onClick={token.retry}>
            {t('multiSend.asset.readAgain')}
          </button>
        </>
      )
    case 'ready':
      return (
        <span className="flex items-center gap-1.5 text-success">
          <CircleCheck aria-hidden className="size-4 shrink-0" />
          <bdi className="min-w-0 break-words">{t('multiSend.asset.facts', token.token)}</bdi>
        </span>
      )
  }
}

/** How many tokens are offered; any other can be pasted. */
const mostChoices = 8

type TokenChoicesProps = {
  chain: { id: number; name: string }
  /** The address in the field. */
  chosen: string
  onChoose: (address: Address) => void
}

/** Offers the tokens that the page knows on this network, with the account's balances; renders nothing without any. */
function TokenChoices({ chain, chosen, onChoose }: TokenChoicesProps) {
  const { t } = useTranslation()
  const heading = useId()
  const { choices, fault } = useTokenChoices(chain.id)
  return (
    <div className="mt-1 flex flex-col gap-2 empty:hidden">
      {choices.length > 0 && (
        <>
          <p id={heading} className="text-13 text-quiet">
            {t('multiSend.asset.choices.heading', { chain: chain.name })}
          </p>
          <ul aria-labelledby={heading} className="divide-y divide-line rounded-field border border-line">
            {choices.slice(0, mostChoices).map((choice) => (
              <li key={choice.token}>
                <Choice
                  choice={choice}
                  isChosen={choice.token.toLowerCase() === chosen.toLowerCase()}
                  onChoose={onChoose}
                />
              </li>
            ))}
          </ul>
        </>
      )}
      {fault && (
        <p role="status" className="text-13 text-quiet">
          {t(`multiSend.asset.choices.${fault.kind}`, fault)}
        </p>
      )}
    </div>
  )
}

/** Why a token is offered. */
const reasons = {
  created: 'createToken.myTokens.created',
  received: 'createToken.myTokens.received',
  known: 'multiSend.asset.choices.known',
  paid: 'multiSend.asset.choices.paid',
  held: 'multiSend.asset.choices.held',
  demo: 'multiSend.asset.choices.demo',
} as const satisfies Record<TokenChoice['from'], string>

type ChoiceProps = Pick<TokenChoicesProps, 'onChoose'> & { choice: TokenChoice; isChosen: boolean }

function Choice({ choice: { token, symbol, from, held }, isChosen, onChoose }: ChoiceProps) {
  const { t } = useTranslation()
  return (
    <button
      type="button"
      aria-pressed={isChosen}
      className={`btn btn-ghost h-auto min-h-11 w-full justify-between gap-x-3 py-2 text-start font-normal ${isChosen ? 'chosen' : ''}`}
      title={token}
      onClick={() => onChoose(getAddress(token))}
    >
      <span className="min-w-0">
        <span className="flex items-center gap-1.5">
          <bdi className="truncate font-medium">{symbol}</bdi>
          {isChosen && <CircleCheck aria-hidden className="size-4 shrink-0 text-success" />}
        </span>
        <span className="block text-12 text-quiet">
          {t(reasons[from])} · <span className="figure">{shortenAddress(token)}</span>
        </span>
      </span>
      {held && (
        <span className="min-w-0 text-end text-13">
          <Amount value={held.balance} decimals={held.decimals} symbol="" digits={6} />
        </span>
      )}
    </button>
  )
}

/**
 * Lists the tokens of this device at once; balances, the account's own and those that the indexer names once its wallet is
 * connected on this network.
 */
function useTokenChoices(chainId: number): { choices: TokenChoice[]; fault?: IndexerFault | undefined } {
  const config = useConfig()
  const { address, chainId: connected } = useConnection()
  const account = connected === chainId ? address : undefined
  const findOwnTokens = use(OwnTokensContext)
  const known = useKnownChoices(chainId)
  // No generated hook: how many tokens are read, only the stores and the registries know.
  const { data } = useQuery({
    queryKey: ['multi-send-token-choices', chainId, account, known.map(({ token }) => token)],
    queryFn: () =>
      readTokenChoices(
        config,
        { chainId, account: account as Address },
        { known, findOwnTokens, indexer: env.VITE_INDEXER_URL },
      ),
    enabled: account !== undefined,
    placeholderData: (before, query) => (query?.queryKey[2] === account ? before : undefined),
    staleTime: 0,
    gcTime: 0,
  })
  return (account && data) || { choices: known }
}

function useKnownChoices(chainId: number): TokenChoice[] {
  const created = useStore(knownTokens, ({ tokens }) => tokens)
  const { runs } = useRuns()
  const paid = runs.flatMap(({ chainId: of, symbol, print }) =>
    print?.token ? [{ chainId: of, token: print.token, symbol, from: 'paid' as const }] : [],
  )
  const all = [...created.map((each) => ({ ...each, from: 'known' as const })), ...paid]
  const here = mergeTokenChoices(all.filter((each) => each.chainId === chainId))
  return here.map(({ token, symbol, from }) => ({ token, symbol, from }))
}
