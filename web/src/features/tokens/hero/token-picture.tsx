// Shows the picture of a token: the creator's logo if the contract carries it, otherwise one drawn from the address.
import { getHues } from '@saleyard/chain/networks/address.ts'
import { useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Address } from 'viem'
import type { SaleyardToken } from '@/features/tokens/kinds/saleyard-token.ts'
import { findLogo } from './contract-logo.ts'

const frame = 'shrink-0 overflow-hidden'

type TokenPictureProps = Pick<SaleyardToken, 'token' | 'contractURI'> & {
  /** Classes of its size and corners: those of the head of a page by default. */
  shape?: string
}

/** Shows the picture of a token. It is the same everywhere and needs no request. */
export function TokenPicture({ token, contractURI, shape = 'size-14 rounded-box sm:size-18' }: TokenPictureProps) {
  const { t } = useTranslation()
  const logo = useMemo(() => findLogo(contractURI), [contractURI])
  const [broken, setBroken] = useState<string>()
  if (!logo || logo === broken) return <AddressPicture address={token} shape={shape} />
  return (
    <img
      src={logo}
      alt={t('tokenPage.hero.logo')}
      title={t('tokenPage.facts.contractURINote')}
      referrerPolicy="no-referrer"
      decoding="async"
      className={`${frame} ${shape} bg-tint object-cover`}
      onError={() => setBroken(logo)}
    />
  )
}

const side = 8

/** Draws a symmetric pattern in the hues that the address has everywhere on the page. */
function AddressPicture({ address, shape }: { address: Address; shape: string }) {
  const [a, b, c] = getHues(address)
  const inks = [undefined, `hsl(${b} 70% 55%)`, undefined, `hsl(${c} 75% 62%)`]
  return (
    <svg aria-hidden viewBox={`0 0 ${side} ${side}`} shapeRendering="crispEdges" className={`${frame} ${shape}`}>
      <rect width={side} height={side} fill={`hsl(${a} 75% 60%)`} />
      {cellsOf(address).map(({ x, y, ink }) => {
        const fill = inks[ink]
        return fill && <rect key={`${x}:${y}`} x={x} y={y} width={1} height={1} fill={fill} />
      })}
    </svg>
  )
}

/** Picks one of four inks for each cell by a digit of the address; the right half mirrors the left one. */
function cellsOf(address: Address): { x: number; y: number; ink: number }[] {
  const digits = [...address.slice(2)].map((digit) => Number.parseInt(digit, 16))
  return Array.from({ length: side * side }, (_, index) => {
    const [x, y] = [index % side, Math.floor(index / side)]
    const column = Math.min(x, side - 1 - x)
    return { x, y, ink: (digits[y * (side / 2) + column] ?? 0) % 4 }
  })
}
