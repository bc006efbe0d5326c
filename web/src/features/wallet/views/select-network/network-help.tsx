import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { OutsideLink } from '@/components/ui/outside-link.tsx'

const readMore = 'https://ethereum.org/developers/docs/networks/'

/** "What is a network": opens in place, in our own words, with the way to more. */
export function NetworkHelp() {
  const { t } = useTranslation()
  const id = useId()
  const [open, setOpen] = useState(false)
  return (
    <>
      <button
        type="button"
        className="link link-hover mt-2 font-medium text-primary"
        aria-expanded={open}
        aria-controls={id}
        onClick={() => setOpen(!open)}
      >
        {t('networks.whatIs')}
      </button>
      <div id={id} hidden={!open} className="mt-3 rounded-field bg-ground p-4 text-start">
        <p>{t('networks.whatIsText')}</p>
        <OutsideLink
          className="link-hover mt-2 inline-block font-medium text-primary"
          arrow="ms-1 inline size-3.5 align-[-2px]"
          href={readMore}
        >
          {t('walletModal.network.readMore')}
        </OutsideLink>
      </div>
    </>
  )
}
