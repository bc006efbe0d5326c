// Warns that the account has created the same token before, and has the user confirm another one.

import { shortenAddress } from '@saleyard/chain/networks/address.ts'
import { skipToken, useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { CircleAlert } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Address } from 'viem'
import { useConfig } from 'wagmi'
import { CheckLine } from '@/components/form/check-line.tsx'
import type { TokenCreation, TokenKind } from '@/features/tokens/kinds/token-kind.ts'
import { type Duplicates, findDuplicates } from './find-duplicates.ts'

type DuplicateNoteProps = { duplicates: DuplicateCheck; chainId: number; symbol: string }

/** Most duplicates on screen; My Tokens lists all of them. */
const maxShown = 2

/** Says that the account has created this token before, or may have, and has it confirmed: another one is another token. */
export function DuplicateNote({ duplicates: { found, hasAgreed, onAgree }, chainId, symbol }: DuplicateNoteProps) {
  const { t } = useTranslation()
  if (!found) return null
  return (
    <div role="alert" className="panel flex gap-2 bg-warning/10 text-13">
      <CircleAlert aria-hidden className="size-5 shrink-0 text-warning" />
      <div className="flex min-w-0 flex-1 flex-col gap-2">
        {found === 'unread' ? <p>{t('createToken.again.unread')}</p> : <Found {...found} {...{ chainId, symbol }} />}
        <CheckLine className="font-medium text-13" checked={hasAgreed} onChange={onAgree}>
          {t('createToken.again.agree', { symbol })}
        </CheckLine>
      </div>
    </div>
  )
}

function Found({ tokens, hasPending, chainId, symbol }: Duplicates & { chainId: number; symbol: string }) {
  const { t } = useTranslation()
  return (
    <>
      {tokens.length > 0 && <p>{t('createToken.again.made', { symbol })}</p>}
      {tokens.slice(0, maxShown).map((address) => (
        <Link
          key={address}
          to="/token/$chainId/$address"
          params={{ chainId: String(chainId), address }}
          className="btn btn-sm h-auto min-h-8 self-start py-1"
        >
          {t('createToken.again.open', { token: shortenAddress(address) })}
        </Link>
      ))}
      {hasPending && <p>{t('createToken.again.waiting')}</p>}
    </>
  )
}

type DuplicateCheckParameters = {
  kind: TokenKind
  creation: TokenCreation | undefined
  account: Address | undefined
  chainId: number
  /** Whether the factory is there, and nothing was sent yet with this draft. */
  isReady: boolean
}

type DuplicateCheck = {
  /** `unread` if the chain could not be read; undefined until it was read, and if there is no duplicate. */
  found: Duplicates | 'unread' | undefined
  hasAgreed: boolean
  onAgree: (hasAgreed: boolean) => void
  /** Why it must not be signed now, as a sentence. */
  blockedReason: string | undefined
}

/** Interval at which pending transactions are read again: they are mined soon. ms */
const interval = 10_000

/** Reads from the chain whether the account created this token before, and tracks whether the user wants another one. */
export function useDuplicateCheck(parameters: DuplicateCheckParameters): DuplicateCheck {
  const { t } = useTranslation()
  const [agreed, setAgreed] = useState<string>()
  const found = useFound(parameters)
  const { creation, isReady } = parameters
  if (!creation || !isReady) return { found: undefined, hasAgreed: false, onAgree: () => {}, blockedReason: undefined }

  // The agreement covers what was shown: a token that appears later needs another one.
  const question = found && nameQuestion(found)
  const shown = question && `${creation.data} ${question}`
  const hasAgreed = agreed === shown
  const sentence = findSentence(found, question !== undefined && !hasAgreed)
  return {
    found: question ? found : undefined,
    hasAgreed,
    onAgree: (isChecked) => setAgreed(isChecked ? shown : undefined),
    blockedReason: sentence && t(`createToken.again.${sentence}`),
  }
}

function useFound({ kind, creation, account, chainId, isReady }: DuplicateCheckParameters): DuplicateCheck['found'] {
  const config = useConfig()
  const { factory } = kind
  // No generated hook: the registry and this device name the tokens to compare.
  const { data, error } = useQuery({
    queryKey: ['made-before', chainId, account, factory.address, creation?.data],
    queryFn:
      creation && account
        ? () => findDuplicates(config, { factory, chainId, account, identity: creation.identity })
        : skipToken,
    enabled: isReady,
    refetchInterval: interval,
    refetchOnWindowFocus: true,
    gcTime: 0,
  })
  return data ?? (error ? 'unread' : undefined)
}

/** Names what the user agrees to; undefined if there is neither a duplicate nor a pending transaction. */
function nameQuestion(found: Duplicates | 'unread'): string | undefined {
  if (found === 'unread') return found
  return found.hasPending || found.tokens.length > 0 ? `${found.tokens} ${found.hasPending}` : undefined
}

function findSentence(found: DuplicateCheck['found'], isOpen: boolean): 'asking' | 'hold' | undefined {
  if (found === undefined) return 'asking'
  return isOpen ? 'hold' : undefined
}
