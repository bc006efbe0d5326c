import { shortenAddress } from '@saleyard/chain/networks/address.ts'
import { useStore } from '@tanstack/react-form'
import { useTranslation } from 'react-i18next'
import { useConfig } from 'wagmi'
import { withFieldGroup } from '@/components/form/use-app-form.tsx'
import { useCreator } from '@/features/tokens/create/use-creator.ts'
import { ChecksumWarning } from '@/features/tokens/create/warning.tsx'
import { CheckFailed, CheckHint } from './check-hint.tsx'
import { readRouter } from './read-addresses.ts'
import { RouterChoice, routerKey, useRouterRows } from './router-choice.tsx'
import { checkDebounce } from './untrusted-call.ts'
import { useLiveCheck, useRevalidation } from './use-live-check.ts'

/** Asks for the router of the pool, which must answer on the chain like one. */
export const RouterField = withFieldGroup({
  defaultValues: { router: '' },
  render: function Router({ group }) {
    const { t } = useTranslation()
    const config = useConfig()
    const { account, chain } = useCreator()
    const router = useStore(group.store, (state) => state.values.router)
    const isConnected = account !== undefined
    const rows = useRouterRows(chain, isConnected)
    const check = useLiveCheck({
      text: router,
      queryKey: routerKey(chain.id),
      read: (address) => readRouter(config, { chainId: chain.id, router: address }),
      isConnected,
      words: { network: chain.title, coin: chain.nativeCurrency.symbol },
      // A router chosen from the table is not typed, so it needs no debounce.
      wait: rows.some(({ address }) => address === router) ? 0 : checkDebounce,
    })
    useRevalidation(check.validate({ value: router }), () => void group.validateField('router', 'change'))
    return (
      <div className="flex min-w-0 flex-col gap-2">
        <group.AppField name="router" validators={{ onDynamic: check.validate }}>
          {() => (
            <RouterChoice
              rows={rows}
              hint={
                <>
                  <ChecksumWarning text={router} />
                  <CheckHint check={check} network={chain.title}>
                    {({ factory }) => (
                      <>
                        {t('createToken.checks.router.answers')}{' '}
                        <span className="figure" dir="ltr" title={factory}>
                          {shortenAddress(factory)}
                        </span>
                      </>
                    )}
                  </CheckHint>
                </>
              }
            />
          )}
        </group.AppField>
        <CheckFailed check={check} />
      </div>
    )
  },
})
