import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Address, Hash } from 'viem'
import { CopyButton } from '@/components/ui/copy-button.tsx'
import type { KindId } from '@/features/token-create/our-token.ts'
import { ReadFailed } from '@/features/token-create/read-failed.tsx'
import type { Call } from '@/features/token-create/token-code/find-construction.ts'
import { CreationHash } from './creation-hash.tsx'
import { useConstructorArguments } from './use-constructor-arguments.ts'

export type VerifiedToken = { kindId: KindId; chainId: number; token: Address; call?: Call }

/** What the token was told at its creation, proven by its address; where nobody here knows, the way to find out. */
export function ConstructorArguments({ kindId, chainId, token, call }: VerifiedToken) {
  const { t } = useTranslation()
  const [typed, setTyped] = useState<Hash>()
  const { data, error, isFetching, refetch } = useConstructorArguments({ kindId, chainId, token, call, typed })
  const hint = typed ? 'createToken.verification.otherTransaction' : 'createToken.verification.argumentsUnknown'
  if (data) {
    const bare = data.slice(2)
    return (
      <div className="flex flex-col items-start gap-2">
        <p dir="ltr" className="figure max-h-24 w-full overflow-auto break-all rounded-field bg-tint p-3 text-12">
          {bare}
        </p>
        <p className="text-13 text-quiet">{t('createToken.verification.argumentsProven')}</p>
        <CopyButton text={bare} label={`${t('common.copy')}: ${t('createToken.verification.arguments')}`} wide />
      </div>
    )
  }
  return (
    <div className="flex flex-col gap-3">
      {isFetching && <p className="text-quiet">{t('createToken.verification.reading')}</p>}
      {!isFetching && error && (
        <ReadFailed
          error={error}
          lead={t('createToken.verification.failed')}
          isFetching={isFetching}
          onRetry={() => refetch()}
        />
      )}
      {!isFetching && !error && <p className="text-13">{t(hint)}</p>}
      <CreationHash onName={setTyped} />
    </div>
  )
}
