// Shows the constructor arguments of a token, and asks for the hash of its creation where they are unknown.

import { useQuery } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { type Address, type Hash, isHash } from 'viem'
import { useConfig } from 'wagmi'
import { ReadFailed } from '@/components/errors/read-failed.tsx'
import { CopyButton } from '@/components/ui/copy-button.tsx'
import { ScrollRegion } from '@/components/ui/scroll-region.tsx'
import { Waiting } from '@/components/ui/waiting.tsx'
import type { KindId } from '@/features/tokens/kinds/saleyard-token.ts'
import { tokenCodes } from '@/features/tokens/kinds/token-codes.ts'
import { activityStore } from '@/lib/transactions/activity-store.ts'
import { type CreationCall, findConstruction, readCalls } from './verification-input.ts'

export type VerifiedToken = { kindId: KindId; chainId: number; token: Address; call?: CreationCall }

/** Shows the token's constructor arguments, proven by its address; if this device does not know them, the way to find them. */
export function ConstructorArguments({ kindId, chainId, token, call }: VerifiedToken) {
  const { t } = useTranslation()
  const [typed, setTyped] = useState<Hash>()
  const { data, error, isFetching, refetch } = useConstructorArguments({
    kindId,
    chainId,
    token,
    call,
    enteredHash: typed,
  })
  const hint = typed ? 'createToken.verification.otherTransaction' : 'createToken.verification.argumentsUnknown'
  if (data) {
    const bare = data.slice(2)
    return (
      <div className="flex flex-col items-start gap-2">
        <ScrollRegion
          label={t('createToken.verification.arguments')}
          className="max-h-24 w-full overflow-auto rounded-field bg-tint p-3"
        >
          <p dir="ltr" className="figure break-all text-12">
            {bare}
          </p>
        </ScrollRegion>
        <p className="text-13 text-quiet">{t('createToken.verification.argumentsProven')}</p>
        <CopyButton text={bare} label={`${t('common.copy')}: ${t('createToken.verification.arguments')}`} wide />
      </div>
    )
  }
  return (
    <div className="flex flex-col gap-3">
      {isFetching && (
        <Waiting rows={[{ words: t(hint), row: 'text-13' }]} label={t('createToken.verification.reading')} />
      )}
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

type ConstructorArgumentsParameters = {
  kindId: KindId
  chainId: number
  token: Address
  /** The creation, if known; otherwise this device's creations are read from the chain. */
  call?: CreationCall
  /** Hash of the creation, as the user entered it. */
  enteredHash?: Hash
}

/** Finds the ABI-encoded constructor arguments of a token; `null` if no known transaction has created it. */
function useConstructorArguments({ kindId, chainId, token, call, enteredHash }: ConstructorArgumentsParameters) {
  const config = useConfig()
  const code = tokenCodes[kindId]
  return useQuery({
    queryKey: ['constructorArguments', chainId, token, call?.data, enteredHash],
    queryFn: async () => {
      const known = call && (await findConstruction(code, token, [call]))
      const found =
        known ??
        (await findConstruction(
          code,
          token,
          await readCalls(config, { chainId, store: activityStore, typed: enteredHash }),
        ))
      return found?.constructorArguments ?? null
    },
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  })
}

/** Asks for the hash of the transaction that created the token. */
function CreationHash({ onName }: { onName: (hash: Hash) => void }) {
  const { t } = useTranslation()
  const id = useId()
  const [text, setText] = useState('')
  const [isWrong, setWrong] = useState(false)
  const submit = () => {
    const hash = text.trim()
    setWrong(!isHash(hash))
    if (isHash(hash)) onName(hash)
  }
  return (
    <form
      className="flex flex-col gap-1.5"
      onSubmit={(event) => {
        event.preventDefault()
        submit()
      }}
    >
      <label htmlFor={id} className="font-medium text-13">
        {t('createToken.verification.transaction')}
      </label>
      <div className="flex flex-wrap gap-2">
        <input
          id={id}
          dir="ltr"
          className={`input min-w-0 flex-1 basis-48 font-mono text-13 ${isWrong ? 'input-error' : ''}`}
          autoComplete="off"
          spellCheck={false}
          value={text}
          aria-invalid={isWrong}
          aria-describedby={isWrong ? `${id}-note` : undefined}
          onChange={(event) => setText(event.target.value)}
        />
        <button type="submit" className="btn">
          {t('createToken.verification.readArguments')}
        </button>
      </div>
      {isWrong && (
        <p id={`${id}-note`} role="alert" className="text-13 text-error">
          {t('createToken.verification.transactionInvalid')}
        </p>
      )}
    </form>
  )
}
