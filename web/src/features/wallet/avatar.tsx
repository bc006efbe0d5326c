import { getHues } from '@saleyard/chain/networks/address.ts'
import { useState } from 'react'
import type { Address } from 'viem'

type AvatarProps = {
  address: Address
  /** URL of the account's own picture; without it, or if it fails to load, the disc is shown. */
  picture?: string
  className?: string
}

/**
 * Shows an account's picture, or a disc in three hues derived from its address: the same everywhere, without a request.
 */
export function Avatar({ address, picture, className = 'size-10' }: AvatarProps) {
  const [broken, setBroken] = useState<string>()
  const shape = `swatch inline-block shrink-0 rounded-full ${className}`
  if (picture && picture !== broken)
    return (
      <img
        src={picture}
        alt=""
        referrerPolicy="no-referrer"
        className={`object-cover ${shape}`}
        onError={() => setBroken(picture)}
      />
    )
  const [a, b, c] = getHues(address)
  const background = `conic-gradient(from ${a}deg, hsl(${a} 75% 60%), hsl(${b} 70% 55%), hsl(${c} 75% 62%), hsl(${a} 75% 60%))`
  return <span aria-hidden className={shape} style={{ background }} />
}
