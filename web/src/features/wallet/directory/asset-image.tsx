import { useState } from 'react'
import { NetworkImage } from '@/components/ui/network-image.tsx'
import type { AppChain } from '@/lib/chains.ts'
import { directoryConfig, imageAddress } from './directory-config.ts'

/** Under which id the directory keeps the picture of a network's coin; those of the original dialog. */
const assetIds: Partial<Record<number, string>> = {
  1: 'ba0ba0cd-17c6-4806-ad93-f9d174f17900',
  56: '93564157-2e8e-4ce7-81df-b264dbee9b00',
  97: '93564157-2e8e-4ce7-81df-b264dbee9b00',
  137: '41d04d42-da3b-4453-8506-668cc0727900',
  250: '06b26297-fe0c-4733-5d6b-ffa5498aac00',
  42161: '3bff954d-5cb0-47a0-9a23-d20192e74600',
  43114: '30c46e53-e989-45fb-4549-be3bd4eb3b00',
}

/** The coin of a network as the directory draws it; our own picture of the network where it cannot be had. */
export function AssetImage({ chain, className = 'size-5' }: { chain?: AppChain; className?: string }) {
  const [broken, setBroken] = useState<number>()
  if (!chain) return null
  const id = assetIds[chain.id]
  if (!id || !directoryConfig || broken === chain.id) return <NetworkImage chain={chain} className={className} />
  return (
    <img
      src={imageAddress('getAssetImage', id, directoryConfig)}
      alt=""
      loading="lazy"
      referrerPolicy="no-referrer"
      className={`${className} rounded-full`}
      onError={() => setBroken(chain.id)}
    />
  )
}
