import { useMutation } from '@tanstack/react-query'
import { UserRoundPen } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { type Connector, useConfig } from 'wagmi'
import { ErrorDetails } from '@/components/errors/error-details.tsx'
import { ErrorText } from '@/components/errors/error-text.tsx'
import { toUserError, type UserError } from '@/lib/errors/to-user-error.ts'
import { requestAccounts } from '@/lib/wallet/requests/request-accounts.ts'

/** Asks the connected wallet which accounts the page may see. A paired wallet has no such question: it is chosen there. */
export function SwitchAccount({ connector }: { connector: Connector }) {
  const { t } = useTranslation()
  const config = useConfig()
  const { mutate, isPending, error } = useMutation({ mutationFn: () => requestAccounts(config) })
  if (connector.type === 'walletConnect') return null
  return (
    <>
      <button
        type="button"
        className="btn justify-start gap-2.5 bg-ground text-14"
        disabled={isPending}
        onClick={() => mutate()}
      >
        <UserRoundPen aria-hidden className="size-4" />
        {t('walletModal.account.switchAccount')}
      </button>
      <div role="status" aria-live="polite" className="order-last text-13 text-quiet min-[25rem]:col-span-2">
        {isPending && t('wallet.waiting', { wallet: connector.name })}
        {error && <Problem error={toUserError(error)} wallet={connector.name} />}
      </div>
    </>
  )
}

function Problem({ error, wallet }: { error: UserError; wallet: string }) {
  const { t } = useTranslation()
  if (error.code === 'userRejected') return t('walletModal.account.declined', { wallet })
  return (
    <>
      <ErrorText error={error} />
      <ErrorDetails text={error.details} />
    </>
  )
}
