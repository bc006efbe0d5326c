// Lets the user name an account to watch: by its address, or by a name that is looked up on Ethereum.
import { useMutation } from '@tanstack/react-query'
import type { TFunction } from 'i18next'
import { Eye } from 'lucide-react'
import { type FormEvent, type Ref, useEffect, useId, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { type Address, getAddress, isAddress } from 'viem'
import { mainnet } from 'viem/chains'
import { env } from '@/lib/env.ts'
import { createChainTransport } from '@/lib/networks/chain-transport.ts'
import { getChain } from '@/lib/networks/chains.ts'

/** Why a text names no account. */
type Refusal = 'malformed' | 'checksum' | 'nameNotFound' | 'nameUnread'

type WatchFormProps = {
  /** What a link brought that is no address; it stays in the field. */
  initial: string
  onWatch: (account: Address) => void
  /** The field, for the focus that another part gives back. */
  ref: Ref<HTMLInputElement>
}

/** A press on the button is the click after which nodes are asked. What is typed stays, whatever comes of it. */
export function WatchForm({ initial, onWatch, ref }: WatchFormProps) {
  const { t } = useTranslation()
  const id = useId()
  const [text, setText] = useState(initial)
  // A link with a name waits for the press; one with anything else says at once what is wrong.
  const [refusal, setRefusal] = useState(() => refuseLink(initial))
  const lookUp = useMutation({ mutationFn: lookUpName })
  /** The text whose answer is awaited; another text makes the answer void. */
  const asked = useRef<string>(undefined)
  const [shown, setShown] = useState(initial)
  const change = (next: string, why?: Refusal) => {
    setText(next)
    setRefusal(why)
  }
  // The form is not mounted again for another link: that would take the focus from its button.
  if (shown !== initial) {
    setShown(initial)
    change(initial, refuseLink(initial))
  }
  useEffect(() => {
    asked.current = undefined
  }, [initial])
  const watch = (account: Address) => {
    change('')
    onWatch(account)
  }
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    const typed = text.trim()
    if (!isName(typed)) {
      const why = refuse(typed)
      setRefusal(why)
      if (!why) watch(getAddress(typed))
      return
    }
    asked.current = text
    const answer = await lookUp.mutateAsync(typed).catch((): NameAnswer => ({ refusal: 'nameUnread' }))
    if (asked.current !== text) return
    setRefusal(answer.refusal)
    if (answer.account) watch(answer.account)
  }
  const words = {
    malformed: t('form.addressInvalid'),
    checksum: t('form.addressChecksum'),
    nameNotFound: t('multiSend.refusals.nameNotFound', { name: text.trim() }),
    nameUnread: t('multiSend.names.failed', { count: 1, formatted: '1' }),
  }
  return (
    <form onSubmit={submit} className="mb-5 flex min-w-0 flex-col gap-1.5">
      <label htmlFor={id} className="font-medium text-13">
        {t('mine.watch')}
      </label>
      <div className="flex min-w-0 flex-wrap gap-2">
        <input
          ref={ref}
          id={id}
          className="input figure min-w-0 flex-1 basis-56"
          dir="ltr"
          value={text}
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          placeholder="0x…"
          aria-invalid={refusal !== undefined}
          aria-describedby={`${id}-note`}
          onChange={(event) => {
            asked.current = undefined
            lookUp.reset()
            change(event.target.value)
          }}
        />
        <button type="submit" className="btn btn-line" disabled={lookUp.isPending}>
          <Eye aria-hidden className="size-4" />
          {t(lookUp.isPending ? 'common.loading' : 'mine.go')}
        </button>
      </div>
      <p
        id={`${id}-note`}
        role={refusal && 'alert'}
        className={`wrap-anywhere min-h-4.5 text-12 ${refusal ? 'text-error' : 'text-quiet'}`}
      >
        {refusal ? words[refusal] : `${t('mine.hint')} ${describeIndexer(t)}`}
      </p>
    </form>
  )
}

/** Names the indexer, which gets the account too, where the page has one. */
export function describeIndexer(t: TFunction): string {
  return env.VITE_INDEXER_URL ? t('mine.indexer', { host: new URL(env.VITE_INDEXER_URL).host }) : ''
}

const isName = (text: string) => /^[^\s/]+\.[^\s/.]+$/.test(text.trim())

/** Says what is wrong with an address; undefined if nothing is. */
function refuse(text: string): Refusal | undefined {
  if (isAddress(text.trim())) return undefined
  return isAddress(text.trim(), { strict: false }) ? 'checksum' : 'malformed'
}

/** Says what is wrong with what a link brought. */
const refuseLink = (text: string) => (text && !isName(text) ? refuse(text) : undefined)

type NameAnswer = { account?: Address; refusal?: Refusal }

/** The address that a name has on Ethereum. Servers that a name refers to are not asked: it counts as unread. */
async function lookUpName(typed: string): Promise<NameAnswer> {
  const [{ resolveNames }, { normalize }] = await Promise.all([
    import('@saleyard/send/names/resolve-names.ts'),
    import('viem/ens'),
  ])
  const name = tryOrUndefined(() => normalize(typed))
  if (!name) return { refusal: 'malformed' }
  const transport = createChainTransport(getChain(mainnet.id))
  const record = (await resolveNames({ names: [name], chainId: mainnet.id, transport }))[name]
  if (record?.kind === 'resolved') return { account: record.address }
  return { refusal: record?.kind === 'notFound' ? 'nameNotFound' : 'nameUnread' }
}

function tryOrUndefined<Value>(read: () => Value): Value | undefined {
  try {
    return read()
  } catch {
    return undefined
  }
}
