import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Warning } from '../configure/warning'
import { CheckHint } from './check-hint'
import type { WalletFacts } from './read-wallet'
import type { LiveCheck } from './use-live-check'

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
