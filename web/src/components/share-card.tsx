// Lets every part of the page offer a picture of what it shows; features/share draws it.
import { Share2 } from 'lucide-react'
import { createContext, use } from 'react'
import { useTranslation } from 'react-i18next'
import type { Address } from 'viem'

/** What the picture says. The texts may be those of strangers: the drawing keeps each one in its place. */
export type ShareCard = {
  heading: string
  /** Below the heading. */
  symbol?: string
  /** At most four. */
  facts: readonly { label: string; value: string }[]
  /** Drawn whole, and as a disc. */
  address?: Address
  /** Drawn as a QR code. */
  link?: string
  /** Name of the file, without its ending. */
  file: string
}

/** Opens the dialog with a picture. Undefined in a part of the page that has none. */
export const ShareContext = createContext<((card: ShareCard) => void) | undefined>(undefined)

type ShareButtonProps = { card: ShareCard; className?: string }

export function ShareButton({ card, className = 'btn btn-line' }: ShareButtonProps) {
  const { t } = useTranslation()
  const open = use(ShareContext)
  if (!open) return null
  return (
    <button type="button" className={className} onClick={() => open(card)}>
      <Share2 aria-hidden className="size-4" />
      {t('share.action')}
    </button>
  )
}
