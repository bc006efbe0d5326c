import { useTranslation } from 'react-i18next'
import { NetworkImage } from '@/components/ui/network-image.tsx'
import type { AppChain } from '@/lib/chains.ts'
import { cutTitle } from './cut-title.ts'

type NetworkTileProps = { chain: AppChain; active: boolean; onChoose: (chain: AppChain) => void }

export function NetworkTile({ chain, active, onChoose }: NetworkTileProps) {
  const { t } = useTranslation()
  const { title, configured, retired } = chain
  const look = active ? 'border-primary bg-tint' : 'border-transparent hover:bg-ground'
  return (
    <button
      type="button"
      title={title}
      aria-label={active ? `${title}, ${t('networks.active')}` : title}
      aria-pressed={active}
      className={`flex w-full flex-col items-center gap-2 rounded-box border px-1 py-3 text-12 ${look}`}
      onClick={() => onChoose(chain)}
    >
      <NetworkImage chain={chain} className={`size-11 ${dim(configured, Boolean(retired))}`} />
      <span className={`max-w-full truncate ${configured || active ? 'font-medium' : 'text-quiet'}`}>
        {/* From right to left the dots would go to the other end. */}
        <bdi dir="ltr">{cutTitle(title)}</bdi>
      </span>
    </button>
  )
}

/** A network that is gone is grey; one that could be enabled keeps its colours. */
function dim(configured: boolean, retired: boolean): string {
  if (configured) return ''
  return retired ? 'opacity-50 grayscale' : 'opacity-60'
}
