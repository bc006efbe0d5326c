import { useState } from 'react'
import type { WalletEntry } from './wallet-entry.ts'

/** Backgrounds of letters; white is readable on each. */
const backgrounds = ['#4f6df5', '#7a5af0', '#a14ad0', '#c2417f', '#b4532a', '#8a6d12', '#3b7d4f', '#0f7c8a']

/** Shows a wallet's picture, or its first letter if there is none or it fails to load. */
export function WalletIcon({ wallet, className = 'size-8' }: { wallet: WalletEntry; className?: string }) {
  const [broken, setBroken] = useState(false)
  const { icon, name, color } = wallet
  const source = icon?.trim()
  if (source && /^(data:image\/|https?:\/\/)/.test(source) && !broken)
    return (
      <img
        src={source}
        alt=""
        loading="lazy"
        decoding="async"
        referrerPolicy="no-referrer"
        className={`${className} shrink-0 rounded-field bg-ground object-cover`}
        onError={() => setBroken(true)}
      />
    )
  return (
    <span
      aria-hidden
      className={`${className} grid shrink-0 place-items-center rounded-field font-semibold text-13 text-white`}
      style={{ backgroundColor: color ?? pickBackground(name) }}
    >
      {[...name][0]?.toUpperCase()}
    </span>
  )
}

function pickBackground(name: string): string | undefined {
  const sum = [...name].reduce((total, letter) => total + (letter.codePointAt(0) ?? 0), 0)
  return backgrounds[sum % backgrounds.length]
}
