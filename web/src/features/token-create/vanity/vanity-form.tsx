import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { CheckLine } from '@/components/form/check-line.tsx'
import type { Ending } from './has-ending.ts'
import { readSuffix } from './read-suffix.ts'

type VanityFormProps = { wanted: Ending | undefined; onSearch: (ending: Ending) => void }

/** Asks for the ending. What is typed wrong is told at the field. */
export function VanityForm({ wanted, onSearch }: VanityFormProps) {
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
        const suffix = readSuffix(text)
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
