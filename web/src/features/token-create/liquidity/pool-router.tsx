import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { type Address, isAddress } from 'viem'
import { useAppForm } from '@/components/form/use-app-form.ts'
import { RouterChoice } from '@/features/token-create/checks/router-choice.tsx'
import { useRouterRows } from '@/features/token-create/checks/use-router-rows.ts'
import { getChain } from '@/lib/chains.ts'

type PoolRouterProps = {
  chainId: number
  isConnected: boolean
  /** As it was last chosen. */
  chosen: Address | undefined
  onChange: (router: Address | undefined) => void
}

/** Which exchange's pool it is, for a token that knows none: a router of the token's own network, or any by its address. */
export function PoolRouter({ chainId, isConnected, chosen, onChange }: PoolRouterProps) {
  const { t } = useTranslation()
  const rows = useRouterRows(getChain(chainId), isConnected)
  // What is typed from now on is the field's own.
  const [defaultValues] = useState<{ router: string }>({ router: chosen ?? '' })
  const form = useAppForm({ defaultValues })
  return (
    <form.AppField
      name="router"
      listeners={{ onChange: ({ value }) => onChange(isAddress(value, { strict: false }) ? value : undefined) }}
      validators={{
        onChange: ({ value }) =>
          isAddress(value, { strict: false }) ? undefined : t('createToken.validation.routerInvalid'),
      }}
    >
      {() => <RouterChoice rows={rows} hint={undefined} />}
    </form.AppField>
  )
}
