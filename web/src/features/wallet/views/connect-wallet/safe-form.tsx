// Connects a Safe by its address on a network, after its code has shown that it is one.

import { useMutation } from '@tanstack/react-query'
import { type FormEvent, useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { getAddress, isAddress } from 'viem'
import { useConfig } from 'wagmi'
import { SafeErrorNote } from '@/components/safe/safe-error-note.tsx'
import { useNetwork } from '@/features/wallet/use-network.ts'
import { configuredChains } from '@/lib/networks/chains.ts'
import { connectSafe } from '@/lib/safe/connect-safe.ts'

/** A press on the button is the click after which the network is read. */
export function SafeForm({ onConnected }: { onConnected: () => void }) {
  const { t } = useTranslation()
  const config = useConfig()
  const id = useId()
  const [chainId, setChainId] = useState<number>(useNetwork().chain.id)
  const [text, setText] = useState('')
  const [refusal, setRefusal] = useState<'form.addressInvalid' | 'form.addressChecksum'>()
  const { mutate, isPending, error, reset } = useMutation({
    mutationFn: () => connectSafe(config, { chainId, safe: getAddress(text.trim()) }),
    onSuccess: onConnected,
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const found = findRefusal(text.trim())
    setRefusal(found)
    if (!found) mutate()
  }
  return (
    <form onSubmit={submit} className="mt-2 flex flex-col gap-3 rounded-field border border-line p-3">
      <label className="flex flex-col gap-1.5">
        <span className="font-medium text-13">{t('safe.connect.address')}</span>
        <input
          className="input figure w-full"
          dir="ltr"
          value={text}
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          placeholder="0x…"
          aria-invalid={refusal !== undefined}
          aria-describedby={`${id}-note`}
          onChange={(event) => {
            reset()
            setRefusal(undefined)
            setText(event.target.value)
          }}
        />
      </label>
      <p id={`${id}-note`} role={refusal && 'alert'} className={`text-12 ${refusal ? 'text-error' : 'text-quiet'}`}>
        {t(refusal ?? 'safe.connect.note')}
      </p>
      <label className="flex flex-col gap-1.5">
        <span className="font-medium text-13">{t('tx.network')}</span>
        <select
          className="select w-full"
          value={chainId}
          onChange={(event) => {
            reset()
            setChainId(Number(event.target.value))
          }}
        >
          {configuredChains.map((chain) => (
            <option key={chain.id} value={chain.id}>
              {chain.title}
            </option>
          ))}
        </select>
      </label>
      {error && <SafeErrorNote error={error} />}
      <button type="submit" className="btn btn-primary" disabled={isPending}>
        {t(isPending ? 'safe.connect.reading' : 'safe.connect.button')}
      </button>
    </form>
  )
}

function findRefusal(text: string) {
  if (isAddress(text)) return undefined
  return isAddress(text, { strict: false }) ? 'form.addressChecksum' : 'form.addressInvalid'
}
