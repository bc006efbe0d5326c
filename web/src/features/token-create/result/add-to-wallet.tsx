import { useMutation } from '@tanstack/react-query'
import { Wallet } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { Address } from 'viem'
import { useConfig } from 'wagmi'
import { ErrorNote } from '@/components/errors/error-note.tsx'
import { toUserError } from '@/lib/errors/to-user-error.ts'
import { watchAsset } from '@/lib/wallet/requests/watch-asset.ts'
import { useWalletState } from '@/lib/wallet/use-wallet-state.ts'
import { drawTokenPicture } from './draw-token-picture.ts'

type AddToWalletProps = { chainId: number; token: Address; symbol: string; decimals: number }

/** Beyond these MetaMask and its relatives refuse to list a token. */
const walletLimits = { symbolLength: 11, decimals: 36 }

/**
 * Asks the wallet to list the token (`wallet_watchAsset`), which it does for the network it is on: on another one it is not asked.
 * A decline is no failure: it is said in quiet.
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
