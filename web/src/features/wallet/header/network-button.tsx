import { ChevronDown, TriangleAlert } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { NetworkImage } from '../../../components/ui/network-image'
import { useNetwork } from '../use-network'

/** The network in force; "Not supported" where the wallet is on one that is not enabled here. */
export function NetworkButton({ onOpen }: { onOpen: () => void }) {
  const { t } = useTranslation()
  const { chain, supported } = useNetwork()
  const name = supported ? chain.title : t('networks.notSupported')
  return (
    <button
      id="network-button"
      type="button"
      className={`btn min-w-0 shrink border-line bg-panel px-3 font-medium text-14 ${supported ? '' : 'text-error'}`}
      aria-label={supported ? t('networks.button', { name }) : undefined}
      onClick={onOpen}
    >
      {supported ? <NetworkImage chain={chain} /> : <TriangleAlert aria-hidden className="size-4.5" />}
      <span className={`max-w-40 truncate ${supported ? 'max-md:hidden' : 'max-sm:sr-only'}`}>{name}</span>
      <ChevronDown aria-hidden className="size-4 text-quiet max-sm:hidden" />
    </button>
  )
}
