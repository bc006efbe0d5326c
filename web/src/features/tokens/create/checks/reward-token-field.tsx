import { useStore } from '@tanstack/react-form'
import { useTranslation } from 'react-i18next'
import { useConfig } from 'wagmi'
import { withFieldGroup } from '@/components/form/use-app-form.tsx'
import { toAddress } from '@/features/tokens/create/identity/address.ts'
import { useCreator } from '@/features/tokens/create/use-creator.ts'
import { ChecksumWarning, Warning } from '@/features/tokens/create/warning.tsx'
import { CheckFailed, CheckHint } from './check-hint.tsx'
import { readRewardToken } from './read-reward-token.ts'
import { useLiveCheck, useRevalidation } from './use-live-check.ts'

/** Asks for the token that dividends are paid in, which must be one on the chain. */
export const RewardTokenField = withFieldGroup({
  defaultValues: { rewardToken: '', router: '' },
  render: function RewardToken({ group }) {
    const { t } = useTranslation()
    const config = useConfig()
    const { account, chain } = useCreator()
    const { rewardToken, router: typed } = useStore(group.store, (state) => state.values)
    const router = toAddress(typed)
    const check = useLiveCheck({
      text: rewardToken,
      queryKey: ['checkRewardToken', chain.id, router],
      read: (token) => readRewardToken(config, { chainId: chain.id, token, router }),
      isConnected: account !== undefined,
      words: { network: chain.title, coin: chain.nativeCurrency.symbol },
    })
    useRevalidation(check.validate({ value: rewardToken }), () => void group.validateField('rewardToken', 'change'))
    return (
      <div className="flex min-w-0 flex-col gap-2 sm:col-span-2">
        <group.AppField name="rewardToken" validators={{ onDynamic: check.validate }}>
          {(field) => (
            <field.AddressField
              label={t('createToken.checks.reward.label')}
              placeholder={t('createToken.placeholders.address')}
              hint={
                <>
                  <ChecksumWarning text={rewardToken} />
                  <CheckHint check={check} network={chain.title}>
                    {({ name, decimals, pool }) => {
                      // The isolate keeps a name of another direction from reversing the sentence.
                      const text = t(`createToken.checks.reward.${pool}`, { name: `\u2068${name}\u2069`, decimals })
                      return pool === 'none' ? <Warning>{text}</Warning> : text
                    }}
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
