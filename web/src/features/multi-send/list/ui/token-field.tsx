import { CircleCheck } from 'lucide-react'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { fieldIds } from './field-ids.ts'
import type { TokenReading } from './use-asset.ts'

type TokenFieldProps = {
  text: string
  token: TokenReading
  chainName: string
  onChange: (text: string) => void
}

/** Field for the token's address, with what the chain reports about it. */
export function TokenField({ text, token, chainName, onChange }: TokenFieldProps) {
  const { t } = useTranslation()
  const note = useId()
  const isBad = token.status === 'malformed' || token.status === 'refused'

  return (
    <div className="flex flex-col gap-1">
      <label htmlFor={fieldIds.token} className="font-medium text-13">
        {t('multiSend.asset.tokenLabel')}
      </label>
      <input
        id={fieldIds.token}
        dir="ltr"
        className={`input w-full font-mono text-13 ${isBad ? 'input-error' : ''}`}
        placeholder={t('multiSend.asset.tokenPlaceholder')}
        value={text}
        aria-invalid={isBad}
        aria-describedby={note}
        spellCheck={false}
        autoComplete="off"
        onChange={(event) => onChange(event.target.value)}
      />
      <div id={note} role={isBad ? 'alert' : 'status'} className={`text-13 ${isBad ? 'text-error' : ''}`}>
        <TokenNote token={token} chainName={chainName} />
      </div>
    </div>
  )
}

function TokenNote({ token, chainName }: Pick<TokenFieldProps, 'token' | 'chainName'>) {
  const { t } = useTranslation()
  switch (token.status) {
    case 'none':
      return t('multiSend.asset.tokenHelp', { chain: chainName })
    case 'malformed':
      return t(`multiSend.asset.${token.problem}`)
    case 'disconnected':
      return t('multiSend.asset.connectToRead')
    case 'reading':
      return t('multiSend.asset.reading')
    case 'refused':
      return (
        <>
          {t(`multiSend.asset.${token.problem}`, { chain: chainName })}{' '}
          <button type="button" className="link" onClick={token.retry}>
            {t('multiSend.asset.readAgain')}
          </button>
        </>
      )
    case 'ready':
      return (
        <span className="flex items-center gap-1.5 text-success">
          <CircleCheck aria-hidden className="size-4 shrink-0" />
          <bdi className="min-w-0 break-words">{t('multiSend.asset.facts', token.token)}</bdi>
        </span>
      )
  }
}
