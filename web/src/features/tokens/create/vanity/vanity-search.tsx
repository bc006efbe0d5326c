import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ReadFailed } from '@/components/errors/read-failed.tsx'
import { CheckLine } from '@/components/form/check-line.tsx'
import { formatAge } from '@/components/network-status/data-age.tsx'
import { useDraft } from '@/features/tokens/create/draft-store.ts'
import { formatAmount } from '@/lib/i18n/format-amount.ts'
import { type AddressEnding, estimateSearch } from './salt-miner.ts'
import type { SearchProgress } from './salt-search.ts'
import { useVanity, type VanityProps } from './use-vanity.ts'
import { useVanitySettings } from './vanity-settings.ts'

/** Shows the search for an address ending: the form, the progress, and the address found. */
export function VanitySearch(props: VanityProps) {
  const { t } = useTranslation()
  const { salt } = useDraft()
  const { setWanted } = useVanitySettings()
  const { ending, isMet, isLocked, isRunning, isConfirming, token, progress, error, ...actions } = useVanity(props)
  if (isLocked) return <p className="text-13 text-quiet">{t('createToken.vanity.locked')}</p>
  if (error)
    return (
      <div className="flex flex-col gap-2">
        <ReadFailed
          error={error}
          lead={t('createToken.vanity.failed')}
          isFetching={isConfirming}
          onRetry={actions.tryAgain}
        />
        <button type="button" className="btn self-start" onClick={actions.cancel}>
          {t('common.cancel')}
        </button>
      </div>
    )
  if (ending && isRunning) return <VanityProgress ending={ending} progress={progress} onCancel={actions.cancel} />
  if (isConfirming)
    return (
      <p role="status" className="text-quiet">
        {t('createToken.review.addressWaiting')}
      </p>
    )
  return (
    <>
      {isMet && (
        <p role="status" className="text-14">
          {t('createToken.vanity.found')}{' '}
          <span dir="ltr" className="figure wrap-anywhere">
            {token}
          </span>
        </p>
      )}
      <VanityForm
        wanted={ending}
        onSearch={(next) => {
          actions.reset()
          setWanted(next, salt)
        }}
      />
    </>
  )
}

type VanityFormProps = { wanted: AddressEnding | undefined; onSearch: (ending: AddressEnding) => void }

/** Asks for the ending, and shows problems at the field. */
function VanityForm({ wanted, onSearch }: VanityFormProps) {
  const { t } = useTranslation()
  const id = useId()
  const [text, setText] = useState(wanted?.suffix ?? '')
  const [isCaseExact, setCaseExact] = useState(wanted?.isCaseExact ?? false)
  const [isWrong, setWrong] = useState(false)
  return (
    <form
      className="flex flex-col gap-2"
      onSubmit={(event) => {
        event.preventDefault()
        const suffix = parseSuffix(text)
        setWrong(!suffix)
        if (suffix) onSearch({ suffix, isCaseExact })
      }}
    >
      <label htmlFor={id} className="font-medium text-13">
        {t('createToken.vanity.label')}
      </label>
      <div className="flex flex-wrap gap-2">
        <input
          id={id}
          dir="ltr"
          className={`input w-40 font-mono ${isWrong ? 'input-error' : ''}`}
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          value={text}
          aria-invalid={isWrong}
          aria-describedby={`${id}-note`}
          onChange={(event) => setText(event.target.value)}
        />
        <button type="submit" className="btn">
          {t('createToken.vanity.search')}
        </button>
      </div>
      <p
        id={`${id}-note`}
        role={isWrong ? 'alert' : undefined}
        className={`text-13 ${isWrong ? 'text-error' : 'text-quiet'}`}
      >
        {t('createToken.vanity.hint')}
      </p>
      <CheckLine checked={isCaseExact} onChange={setCaseExact}>
        {t('createToken.vanity.caseExact')}
      </CheckLine>
    </form>
  )
}

const count = (value: number) => formatAmount(BigInt(Math.round(value)), 0, { grouped: true })

type VanityProgressProps = { ending: AddressEnding; progress: SearchProgress; onCancel: () => void }

/** Shows the number of tries, their rate, and the expected duration. */
function VanityProgress({ ending, progress, onCancel }: VanityProgressProps) {
  const { t, i18n } = useTranslation()
  const { expectedTries, expectedSeconds, chanceSoFar, rate } = estimateSearch(ending, progress)
  const time = expectedSeconds === undefined ? '…' : formatAge(Math.max(1, expectedSeconds) * 1000, i18n.language)
  const percent = Math.floor(chanceSoFar * 100)
  return (
    <div className="flex flex-col gap-2">
      <p role="status" className="font-medium text-14">
        {t('createToken.vanity.searching', { suffix: ending.suffix })}
      </p>
      <progress
        className="progress progress-primary w-full"
        max={100}
        value={percent}
        aria-label={t('createToken.vanity.chance')}
      />
      <dl className="grid grid-cols-[auto_1fr] gap-x-4 gap-y-1 text-13 [&>dd]:text-end">
        <dt className="text-quiet">{t('createToken.vanity.tries')}</dt>
        <dd className="figure">
          {count(progress.tries)} / {count(expectedTries)}
        </dd>
        <dt className="text-quiet">{t('createToken.vanity.rate')}</dt>
        <dd className="figure">{rate === undefined ? '…' : count(rate)}</dd>
        <dt className="text-quiet">{t('createToken.vanity.time')}</dt>
        <dd>{time}</dd>
        <dt className="text-quiet">{t('createToken.vanity.chance')}</dt>
        <dd className="figure">{t('multiSend.prepare.percent', { percent })}</dd>
      </dl>
      <button type="button" className="btn self-start" onClick={onCancel}>
        {t('common.cancel')}
      </button>
    </div>
  )
}

/** Hex digits. Six take a minute or more on a good machine; more would take hours. */
const maxSuffixLength = 6

/** Parses an ending as typed, without blanks: 1 to 6 hex digits, otherwise undefined. */
function parseSuffix(text: string): string | undefined {
  const suffix = text.trim()
  return suffix.length <= maxSuffixLength && /^[0-9a-fA-F]+$/.test(suffix) ? suffix : undefined
}
