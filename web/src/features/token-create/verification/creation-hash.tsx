import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { type Hash, isHash } from 'viem'

/** Asks for the hash of the transaction that created the token. */
export function CreationHash({ onName }: { onName: (hash: Hash) => void }) {
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
