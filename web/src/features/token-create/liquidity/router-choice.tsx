import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { type Address, isAddress } from 'viem'
import { findChain } from '../../../lib/chains'

type RouterChoiceProps = { chainId: number; onChange: (router: Address | undefined) => void }

const custom = 'custom'

/** Whose pool it is: an exchange that the network is known to have, or any router by its address. */
export function RouterChoice({ chainId, onChange }: RouterChoiceProps) {
  const { t } = useTranslation()
  const id = useId()
  const [choice, setChoice] = useState('')
  const [typed, setTyped] = useState('')
  const choose = (value: string, text: string) => {
    setChoice(value)
    setTyped(text)
    const address = value === custom ? text.trim() : value
    onChange(isAddress(address, { strict: false }) ? address : undefined)
  }
  const isWrong = typed !== '' && !isAddress(typed.trim(), { strict: false })
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <div className="flex min-w-0 flex-col gap-1.5">
        <label htmlFor={id} className="font-medium text-13">
          {t('liquidity.router.label')}
        </label>
        <select
          id={id}
          className="select w-full"
          value={choice}
          onChange={(event) => choose(event.target.value, typed)}
        >
          <option value="" disabled>
            {t('common.choose')}
          </option>
          {Object.entries(findChain(chainId)?.routers ?? {}).map(([name, address]) => (
            <option key={name} value={address}>
              {name}
            </option>
          ))}
          <option value={custom}>{t('liquidity.router.custom')}</option>
        </select>
      </div>
      {choice === custom && (
        <div className="flex min-w-0 flex-col gap-1.5">
          <label htmlFor={`${id}-address`} className="font-medium text-13">
            {t('liquidity.router.address')}
          </label>
          <input
            id={`${id}-address`}
            dir="ltr"
            className={`input w-full font-mono text-13 ${isWrong ? 'input-error' : ''}`}
            placeholder="Ex: 0x....."
            spellCheck={false}
            aria-invalid={isWrong}
            aria-describedby={isWrong ? `${id}-note` : undefined}
            value={typed}
            onChange={(event) => choose(custom, event.target.value)}
          />
          {isWrong && (
            <p id={`${id}-note`} className="text-12 text-error">
              {t('form.addressInvalid')}
            </p>
          )}
        </div>
      )}
    </div>
  )
}
