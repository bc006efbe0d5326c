import { Link } from '@tanstack/react-router'
import { Send } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Amount } from '@/components/tx/amount.tsx'
import { CopyButton } from '@/components/ui/copy-button.tsx'
import { ExplorerLink } from '@/components/ui/explorer-link.tsx'
import type { MyToken } from './list-tokens.ts'

/** One token: what it is, where it is, how much of it the account holds, and what to do with it. */
export function TokenRow({
  token,
  kind,
  name,
  symbol,
  decimals,
  balance,
  created,
  received,
  chainId,
}: MyToken & { chainId: number }) {
  const { t } = useTranslation()
  const roles = [created && t('createToken.myTokens.created'), received && t('createToken.myTokens.received')]
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-5 gap-y-3 py-4">
      <div className="min-w-0 flex-1 basis-60">
        <p className="wrap-anywhere font-semibold text-15">
          <Link
            to="/token/$chainId/$address"
            params={{ chainId: String(chainId), address: token }}
            className="link link-hover"
          >
            <bdi>{name}</bdi> <bdi className="font-normal text-quiet">{symbol}</bdi>
          </Link>
        </p>
        <p className="mt-0.5 text-13 text-quiet">
          {[t(`createToken.kinds.${kind}.title`), ...roles.filter(Boolean)].join(' · ')}
        </p>
        <p className="mt-0.5 flex items-center gap-1 text-13">
          <ExplorerLink chainId={chainId} kind="token" id={token} />
          <CopyButton text={token} label={t('common.copyAddress')} />
        </p>
      </div>
      <p className="min-w-0 text-13 sm:text-end">
        <span className="block text-quiet">{t('createToken.myTokens.balance')}</span>
        <span className="wrap-anywhere font-medium">
          <Amount value={balance} decimals={decimals} symbol={symbol} />
        </span>
      </p>
      <Link
        to="/multi-sender"
        search={{ token }}
        className="btn btn-sm"
        aria-label={`${t('createToken.myTokens.send')}: ${symbol}`}
      >
        <Send aria-hidden className="size-4 rtl:-scale-x-100" />
        {t('createToken.myTokens.send')}
      </Link>
    </li>
  )
}
