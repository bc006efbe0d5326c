import { Link } from '@tanstack/react-router'
import { CircleAlert } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { CheckLine } from '@/components/form/check-line.tsx'
import { shortenAddress } from '@/lib/shorten-address.ts'
import type { MadeBefore } from './find-made-before.ts'
import type { Repeat } from './use-made-before.ts'

type MadeBeforeNoteProps = { repeat: Repeat; chainId: number; symbol: string }

/** A screen needs no more; all of them are in My Tokens. */
const shown = 2

/** Says that the account has created this token before, or may have, and has it confirmed: another one is another token. */
export function MadeBeforeNote({ repeat: { found, hasAgreed, onAgree }, chainId, symbol }: MadeBeforeNoteProps) {
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

function Found({ tokens, isWaiting, chainId, symbol }: MadeBefore & { chainId: number; symbol: string }) {
  const { t } = useTranslation()
  return (
    <>
      {tokens.length > 0 && <p>{t('createToken.again.made', { symbol })}</p>}
      {tokens.slice(0, shown).map((address) => (
        <Link
          key={address}
          to="/token/$chainId/$address"
          params={{ chainId: String(chainId), address }}
          className="btn btn-sm h-auto min-h-8 self-start py-1"
        >
          {t('createToken.again.open', { token: shortenAddress(address) })}
        </Link>
      ))}
      {isWaiting && <p>{t('createToken.again.waiting')}</p>}
    </>
  )
}
