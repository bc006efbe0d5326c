// Asks the wallet to list the token, with a picture drawn from its address.

import { toUserError } from '@saleyard/chain/errors/to-user-error.ts'
import { useMutation } from '@tanstack/react-query'
import { Wallet } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { Address } from 'viem'
import { useConfig } from 'wagmi'
import { ErrorNote } from '@/components/errors/error-note.tsx'
import { drawDisc } from '@/lib/browser/draw-disc.ts'
import { watchAsset } from '@/lib/wallet/requests/watch-asset.ts'
import { useWalletState } from '@/lib/wallet/use-wallet-state.ts'

type AddToWalletProps = { chainId: number; token: Address; symbol: string; decimals: number }

/** Beyond these limits MetaMask and its forks refuse to list a token. */
const walletLimits = { symbolLength: 11, decimals: 36 }

/**
 * Asks the wallet to list the token (`wallet_watchAsset`). A wallet lists for its current network only, so on another network it
 * is not asked. A decline is no failure and is shown as a quiet note.
 */
export function AddToWallet({ chainId, token, symbol, decimals }: AddToWalletProps) {
  const { t } = useTranslation()
  const config = useConfig()
  const { chain } = useWalletState()
  const {
    mutate,
    isPending,
    data: added,
    error,
  } = useMutation({
    mutationFn: () => watchAsset(config, { address: token, symbol, decimals, image: drawTokenPicture(token) }),
  })
  const beyond = symbol.length > walletLimits.symbolLength || decimals > walletLimits.decimals
  return (
    <>
      <button
        type="button"
        className="btn btn-line"
        disabled={isPending || chain?.id !== chainId}
        onClick={() => mutate()}
      >
        <Wallet aria-hidden className="size-4" />
        {added ? t('createToken.result.addedToWallet') : t('createToken.result.addToWallet')}
      </button>
      {beyond && <p className="basis-full text-13 text-warning">{t('createToken.result.walletLimits')}</p>}
      {error && (
        <div className="basis-full">
          <ErrorNote error={toUserError(error)} lead={t('createToken.result.notAdded')} />
        </div>
      )}
    </>
  )
}

/** Side of the picture, larger than wallets show it. Pixels. */
const side = 64

/**
 * Draws a picture of a token for wallets: a disc in the hues of its address, as accounts have one here. A PNG within a `data:`
 * address, since wallets on phones draw no SVG, and no host then learns who lists the token.
 *
 * @returns Undefined if the browser cannot draw it.
 */
function drawTokenPicture(token: Address): string | undefined {
  const canvas = document.createElement('canvas')
  canvas.width = side
  canvas.height = side
  const pen = canvas.getContext('2d')
  if (!pen) return undefined
  drawDisc(pen, { address: token, x: 0, y: 0, side })
  return canvas.toDataURL('image/png')
}
