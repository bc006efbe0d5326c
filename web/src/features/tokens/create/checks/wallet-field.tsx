// Asks for an address that will be paid, and warns if it is a contract or the wrapped coin.
import { useStore } from '@tanstack/react-form'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useConfig } from 'wagmi'
import { withFieldGroup } from '@/components/form/use-app-form.tsx'
import { toAddress } from '@/features/tokens/create/identity/address.ts'
import { useCreator } from '@/features/tokens/create/use-creator.ts'
import { Warning } from '@/features/tokens/create/warning.tsx'
import { CheckHint } from './check-hint.tsx'
import { readWallet, type WalletFacts } from './read-addresses.ts'
import { type LiveCheck, useLiveCheck, useRevalidation } from './use-live-check.ts'

type WalletFieldProps = {
  label: string
  hint?: ReactNode
  optional?: boolean
  /** Router as typed, for kinds with fees: its wrapped coin cannot be a wallet. */
  router?: string
}

/** Asks for an address that will be paid. The chain is read in the background; the field shows a hint only if it matters. */
export const WalletField = withFieldGroup({
  defaultValues: { wallet: '' },
  props: { label: '' } as WalletFieldProps,
  render: function Wallet({ group, label, hint, optional, router: typedRouter = '' }) {
    const { t } = useTranslation()
    const config = useConfig()
    const { account, chain } = useCreator()
    const wallet = useStore(group.store, (state) => state.values.wallet)
    const router = toAddress(typedRouter)
    const check = useLiveCheck({
      text: wallet,
      queryKey: ['checkWallet', chain.id, router],
      read: (address) => readWallet(config, { chainId: chain.id, wallet: address, router }),
      isConnected: account !== undefined,
      words: { coin: chain.nativeCurrency.symbol },
    })
    useRevalidation(check.validate({ value: wallet }), () => void group.validateField('wallet', 'change'))
    return (
      <group.AppField name="wallet" validators={{ onDynamic: check.validate }}>
        {(field) => (
          <field.AddressField
            label={label}
            placeholder={t('createToken.placeholders.address')}
            optional={optional}
            hint={<WalletHint check={check} network={chain.title} usual={hint} />}
          />
        )}
      </group.AppField>
    )
  },
})

type WalletHintProps = { check: LiveCheck<WalletFacts>; network: string; usual: ReactNode }

/** Shows the usual hint, unless the chain reports a problem or cannot be read. */
function WalletHint({ check, network, usual }: WalletHintProps) {
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
        <button type="button" className="link" disabled={check.isFetching} onClick={check.refetch}>
          {t('common.tryAgain')}
        </button>
      </span>
    </>
  )
}
