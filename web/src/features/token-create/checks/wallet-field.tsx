import { useStore } from '@tanstack/react-form'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useConfig } from 'wagmi'
import { withFieldGroup } from '@/components/form/use-app-form.ts'
import { useCreator } from '@/features/token-create/use-creator.ts'
import { readWallet } from './read-wallet.ts'
import { toAddress } from './to-address.ts'
import { useLiveCheck } from './use-live-check.ts'
import { useVerdict } from './use-verdict.ts'
import { WalletHint } from './wallet-hint.tsx'

type WalletFieldProps = {
  label: string
  hint?: ReactNode
  optional?: boolean
  /** As typed, of kinds with fees: its wrapped coin can be nobody's wallet. */
  router?: string
}

/** Who will be paid: an address that the chain is asked about, quietly unless there is something to know. */
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
      words: {},
    })
    useVerdict(check.judge({ value: wallet }), () => void group.validateField('wallet', 'change'))
    return (
      <group.AppField name="wallet" validators={{ onDynamic: check.judge }}>
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
