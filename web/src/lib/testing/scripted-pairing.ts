import { createConnector } from 'wagmi'
import { accountA } from './scripted-wallet.ts'

type Proposal = { approve: () => void; fail: (reason: unknown) => void }

export type ScriptedRelay = ReturnType<typeof createScriptedRelay>

/** The far end of a pairing: the relay, and a wallet that scans the link. */
export function createScriptedRelay() {
  const relay = {
    /** ms until a link is there; `never`, or what the relay refuses with. */
    link: 0 as number | 'never' | Error,
    /** Each link that was asked for, oldest first. */
    proposals: [] as Proposal[],
    /** How often the page left the relay. */
    left: 0,
    /** wagmi's pairing connector, with this far end. */
    walletConnect: () =>
      createConnector((config) => {
        let isPaired = false
        const transportClose = async () => {
          relay.left += 1
        }
        const core = { verify: {}, relayer: { transportClose } }
        const provider = {
          get session() {
            return isPaired ? {} : undefined
          },
          signer: { client: { core } },
        }
        return {
          id: 'walletConnect',
          name: 'WalletConnect',
          type: 'walletConnect',
          async connect() {
            if (relay.link instanceof Error) throw relay.link
            let count = 0
            const approved = new Promise<void>((resolve, reject) => {
              count = relay.proposals.push({ approve: resolve, fail: reject })
            })
            const seconds = Math.floor(Date.now() / 1000) + 300
            const data = `wc:link${count}@2?expiryTimestamp=${seconds}`
            const give = () => config.emitter.emit('message', { type: 'display_uri', data })
            if (relay.link !== 'never') setTimeout(give, relay.link)
            await approved
            isPaired = true
            return { accounts: [accountA] as never, chainId: 31337 }
          },
          async disconnect() {
            isPaired = false
          },
          getAccounts: async () => [accountA],
          getChainId: async () => 31337,
          getProvider: async () => provider,
          isAuthorized: async () => isPaired,
          onAccountsChanged() {},
          onChainChanged() {},
          onDisconnect() {},
        }
      }),
  }
  return relay
}
