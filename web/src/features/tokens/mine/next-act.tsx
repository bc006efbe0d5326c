// Leads from a token of the list to the one next act.

import { Link } from '@tanstack/react-router'
import { Send } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { type MyToken, toParams } from './read-network-tokens.ts'
import { nextAction } from './read-standing.ts'

const acts = {
  acceptOwnership: 'tokenConsole.accept.action',
  claimDividends: 'tokenPage.dividends.claim',
  runVault: 'tokenPage.vault.process',
  addLiquidity: 'tokenConsole.due.add',
} as const

type NextActProps = { token: MyToken; symbol: string; isOwn: boolean; isSendable: boolean }

/**
 * Leads to the one next act; where nothing is due, to the airdrop of what the account holds, or to the trade. What only a watched
 * account can do is named by its section: any account can process fees.
 */
export function NextAct({ token, symbol, isOwn, isSendable }: NextActProps) {
  const { t } = useTranslation()
  const { act, section = 'trade' } = nextAction(token)
  const isHere = act !== 'nothing' && (isOwn || act === 'runVault')
  const look = 'btn btn-sm h-auto min-h-8 py-1.5 lg:justify-self-end'
  if (act === 'nothing' && isSendable && token.balance > 0n)
    return (
      <Link
        to="/multi-sender"
        search={{ token: token.token }}
        className={`${look} btn-line`}
        aria-label={`${t('createToken.myTokens.send')}: ${symbol}`}
      >
        <Send aria-hidden className="size-4 rtl:-scale-x-100" />
        {t('createToken.myTokens.send')}
      </Link>
    )
  const words = t(isHere ? acts[act] : `tokenPage.sections.${section}`)
  return (
    <Link
      to="/token/$chainId/$address"
      params={toParams(token)}
      hash={section}
      className={isHere ? look : `${look} btn-line`}
      aria-label={`${words}: ${symbol}`}
    >
      {words}
    </Link>
  )
}
