import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Warning } from '@/features/token-create/configure/warning.tsx'
import { CheckHint } from './check-hint.tsx'
import type { WalletFacts } from './read-wallet.ts'
import type { LiveCheck } from './use-live-check.ts'

type WalletHintProps = { check: LiveCheck<WalletFacts>; network: string; usual: ReactNode }

/** The usual hint, unless the chain knows something against a wallet, or nothing at all. */
export function WalletHint({ check, network, usual }: WalletHintProps) {
  const { t } = useTranslation()
  if (check.problem || check.facts?.isContract)
    return (
      <CheckHint check={check} network={network}>
        {() => <Warning>{t('createToken.checks.walletIsContract', { network })}</Warning>}
      </CheckHint>
    )
  if (check.status !== 'failed') return usual
  return (
    <>
      {usual}{' '}
      <span role="status">
        {t('createToken.checks.failed')}{' '}
        <button type="button" className="link" disabled={check.isFetching} onClick={check.ask}>
          {t('common.tryAgain')}
        </button>
      </span>
    </>
  )
}
