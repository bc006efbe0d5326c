// Guides the user from no wallet to a connected one, as a list or step by step.
import { Download, NotebookPen, PlugZap, Wallet } from 'lucide-react'
import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { useTranslation } from 'react-i18next'
import { PageTitle } from '@/components/ui/page-header.tsx'
import { ConnectPart } from './connect-part.tsx'
import type { LoadWallet } from './wallet-gateway.ts'
import './guide.css'
import { OutsideLink } from '@/components/ui/outside-link.tsx'

/** Steps from no wallet to a connected one. */
const guideSteps = [
  { id: 'choose', Icon: Wallet },
  { id: 'install', Icon: Download },
  { id: 'keep', Icon: NotebookPen },
  { id: 'connect', Icon: PlugZap },
] as const

/** Shows the guide one step at a time; the last step connects. */
export function GuideWizard({ loadWallet }: { loadWallet: LoadWallet }) {
  const { t } = useTranslation()
  const [{ index, slide }, setPlace] = useState<{ index: number; slide?: 'next' | 'back' }>({ index: 0 })
  const heading = useRef<HTMLHeadingElement>(null)
  const step = guideSteps[index] ?? guideSteps[0]
  const isLast = index === guideSteps.length - 1
  const go = (next: number) => {
    // Each step has a heading of its own, which must be rendered before it can take the focus.
    flushSync(() => setPlace({ index: next, slide: next > index ? 'next' : 'back' }))
    heading.current?.focus()
  }
  return (
    <div className="panel w-full max-w-xl sm:p-8">
      <PageTitle className="text-26 tracking-tight">{t('pages.guide.title')}</PageTitle>
      <ol className="mt-5 flex gap-2" aria-label={t('pages.guide.title')}>
        {guideSteps.map(({ id }, at) => (
          <li
            key={id}
            aria-current={at === index ? 'step' : undefined}
            className={`swatch h-1.5 flex-1 rounded-full ${at <= index ? 'bg-brand' : 'bg-line'}`}
          >
            <span className="sr-only">{t(`pages.guide.steps.${id}.title`)}</span>
          </li>
        ))}
      </ol>
      <div key={step.id} data-slide={slide} className="mt-7 flex min-h-52 flex-col items-start">
        <span className="grid size-12 place-items-center rounded-field bg-tint text-brand">
          <step.Icon aria-hidden className="size-6" strokeWidth={1.75} />
        </span>
        <h2 ref={heading} tabIndex={-1} className="mt-4 flex gap-2 font-semibold text-20 outline-none">
          <span className="figure text-quiet">{`${index + 1}/${guideSteps.length}`}</span>
          {t(`pages.guide.steps.${step.id}.title`)}
        </h2>
        <p className="mt-1 text-pretty text-15 text-quiet">{t(`pages.guide.steps.${step.id}.text`)}</p>
        {step.id === 'choose' && <WalletListLink />}
        {isLast && (
          <div className="mt-5 w-full">
            <ConnectPart loadWallet={loadWallet} />
          </div>
        )}
      </div>
      <div className="mt-6 flex justify-between gap-2">
        {index > 0 && (
          <button type="button" className="btn" onClick={() => go(index - 1)}>
            {t('walletModal.back')}
          </button>
        )}
        {!isLast && (
          <button type="button" className="btn btn-primary ms-auto" onClick={() => go(index + 1)}>
            {t('pages.guide.next')}
          </button>
        )}
      </div>
    </div>
  )
}

/** Shows the whole guide at once. */
export function GuideList() {
  const { t } = useTranslation()
  return (
    <ol className="flex flex-col gap-4 text-start">
      {guideSteps.map(({ id, Icon }) => (
        <li key={id} className="flex gap-3">
          <span className="grid size-9 shrink-0 place-items-center rounded-field bg-tint text-brand">
            <Icon aria-hidden className="size-4.5" strokeWidth={1.75} />
          </span>
          <div className="min-w-0">
            <h2 className="font-medium text-15">{t(`pages.guide.steps.${id}.title`)}</h2>
            <p className="text-pretty text-quiet">{t(`pages.guide.steps.${id}.text`)}</p>
            {id === 'choose' && <WalletListLink />}
          </div>
        </li>
      ))}
    </ol>
  )
}

const walletList = 'https://ethereum.org/wallets/find-wallet/'

/** Links to a list of wallets without paid entries. */
function WalletListLink() {
  const { t } = useTranslation()
  return (
    <OutsideLink
      className="link-hover mt-1 inline-block font-medium text-primary"
      arrow="ms-1 inline size-3.5 align-[-2px]"
      href={walletList}
    >
      {t('pages.guide.list')}
    </OutsideLink>
  )
}
