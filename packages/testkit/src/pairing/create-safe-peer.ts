// Creates Safe's wallet on another device: a Safe that pairs by a link, and proposes what the page asks for.

import type { WalletKitTypes } from '@reown/walletkit'
import { createSafeProvider, type SafeProviderOptions } from '@saleyard/testkit/safe/safe-provider.ts'
import type { SafeService } from '@saleyard/testkit/safe/safe-service.ts'
import { toWalletErrorObject, WalletError } from '@saleyard/testkit/wallet/wallet-error.ts'
import { openWalletKit, toNamespaces } from './create-wallet-peer.ts'

export type CreateSafePeerParameters = SafeProviderOptions & { relayUrl: string; service: SafeService }

/**
 * A Safe's own page, behind the real software that wallets pair with. It pairs without asking, for the one network that its
 * Safe is on; what the page sends is submitted, unless `prompts` says otherwise.
 */
export async function createSafePeer({ relayUrl, service, ...options }: CreateSafePeerParameters) {
  const kit = await openWalletKit(relayUrl)
  const { prompts, requests, request } = createSafeProvider(service, options)

  kit.on('session_request', async ({ id, topic, params }) => {
    const { method, params: given } = params.request
    const answer = await request({ method, params: given }).then(
      (result) => ({ result }),
      (error) => ({ error: toWalletErrorObject(new WalletError(error)) }),
    )
    await kit.respondSessionRequest({ topic, response: { id, jsonrpc: '2.0', ...answer } as never })
  })

  return {
    address: service.safe,
    prompts,
    requests,

    /** Reads the link that the page shows, and settles when the session is there. */
    async pair(uri: string) {
      const proposed = new Promise<WalletKitTypes.SessionProposal>((resolve) => kit.once('session_proposal', resolve))
      await kit.pair({ uri })
      const { id, params } = await proposed
      await kit.approveSession({
        id,
        namespaces: toNamespaces(params, { chains: [service.chainId], account: service.safe }),
      })
    },

    close: () => kit.close(),
  }
}
