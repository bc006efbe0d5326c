// Lists nine wallets for when the directory is unreachable, and matches a listed wallet to one found in this browser.
import type { FoundWallet, WalletEntry } from './wallet-entry.ts'

/**
 * Nine wallets for when the directory is unreachable, without their pictures. Row X2, decision A48.
 *
 * `id` is the wallet's id in the directory of WalletConnect (explorer-api.walletconnect.com), as in copies of it from
 * 2025 and 2026; so are the mobile addresses. Sources of rdns, stores and the forms of deep links: RainbowKit at commit
 * 03360ee (May 2026), `packages/rainbowkit/src/wallets/walletConnectors`; of Rabby's stores: RabbyHub/rabby-mobile.
 * `color` is close to the wallet's own.
 */
export const bundledWallets = [
  {
    id: 'c57ca95b47569778a828d19178114f4db188b89b763c899ba0be274e97267d96',
    name: 'MetaMask',
    color: '#f6851a',
    rdns: ['io.metamask', 'io.metamask.mobile', 'io.metamask.flask'],
    mobile: { native: 'metamask://', universal: 'https://metamask.app.link' },
    homepage: 'https://metamask.io/',
    stores: {
      ios: 'https://apps.apple.com/app/metamask/id1438144202',
      android: 'https://play.google.com/store/apps/details?id=io.metamask',
      chrome: 'https://chromewebstore.google.com/detail/metamask/nkbihfbeogaeaoehlefnkodbefgpgknn',
      firefox: 'https://addons.mozilla.org/firefox/addon/ether-metamask/',
      edge: 'https://microsoftedge.microsoft.com/addons/detail/metamask/ejbalbakoplchlghecdalmeeeajnimhm',
      opera: 'https://addons.opera.com/extensions/details/metamask-10/',
    },
  },
  {
    id: '4622a2b2d6af1c9844944291e5e7351a6aa24cd7b23099efac1b2fd875da31a0',
    name: 'Trust Wallet',
    color: '#0500ff',
    rdns: ['com.trustwallet.app'],
    mobile: { native: 'trust://', universal: 'https://link.trustwallet.com' },
    homepage: 'https://trustwallet.com/',
    stores: {
      ios: 'https://apps.apple.com/app/trust-crypto-bitcoin-wallet/id1288339409',
      android: 'https://play.google.com/store/apps/details?id=com.wallet.crypto.trustapp',
      chrome: 'https://chromewebstore.google.com/detail/trust-wallet/egjidjbpglichdcondbcbdnbeeppgdph',
    },
  },
  {
    id: '1ae92b26df02f0abca6304df07debccd18262fdf5fe82daa81593582dac9a369',
    name: 'Rainbow',
    color: '#0c2f78',
    rdns: ['me.rainbow'],
    mobile: { native: 'rainbow://', universal: 'https://rnbwapp.com' },
    homepage: 'https://rainbow.me/',
    stores: {
      ios: 'https://apps.apple.com/app/id1457119021',
      android: 'https://play.google.com/store/apps/details?id=me.rainbow',
    },
  },
  {
    id: 'fd20dc426fb37566d803205b19bbc1d4096b248ac04548e3cfb6b3a38bd033aa',
    name: 'Coinbase Wallet',
    color: '#2c5ff6',
    rdns: ['com.coinbase.wallet'],
    mobile: { native: 'cbwallet://', universal: 'https://go.cb-w.com' },
    homepage: 'https://www.coinbase.com/wallet',
    stores: {
      ios: 'https://apps.apple.com/app/coinbase-wallet-store-crypto/id1278383455',
      android: 'https://play.google.com/store/apps/details?id=org.toshi',
      chrome: 'https://chromewebstore.google.com/detail/coinbase-wallet-extension/hnfanknocfeofbddgcijnmhnfnkdnaad',
    },
  },
  {
    id: '971e689d0a5be527bac79629b4ee9b925e82208e5168b733496a09c0faed0709',
    name: 'OKX Wallet',
    color: '#1f1f1f',
    rdns: ['com.okex.wallet'],
    mobile: { native: 'okex://main' },
    homepage: 'https://www.okx.com/web3',
    stores: {
      ios: 'https://apps.apple.com/app/id1327268470',
      android: 'https://play.google.com/store/apps/details?id=com.okinc.okex.gp',
      chrome: 'https://chromewebstore.google.com/detail/okx-wallet/mcohilncbfahbmgdjkbpemcciiolgcge',
      firefox: 'https://addons.mozilla.org/firefox/addon/okexwallet/',
      edge: 'https://microsoftedge.microsoft.com/addons/detail/okx-wallet/pbpjkcldjiffchgbbndmhojiacbgflha',
    },
  },
  {
    id: '8a0ee50d1f22f6651afcae7eb4253e52a3310b90af5daef78a8c4929a9bb99d4',
    name: 'Binance Wallet',
    color: '#b8860b',
    rdns: ['com.binance.wallet'],
    mobile: { native: 'bnc://app.binance.com/cedefi/', universal: 'https://app.binance.com/cedefi' },
    homepage: 'https://www.binance.com/en/web3wallet',
    stores: {
      ios: 'https://apps.apple.com/app/id1436799971',
      android: 'https://play.google.com/store/apps/details?id=com.binance.dev',
      chrome: 'https://chromewebstore.google.com/detail/cadiboklkpojfamcoggejbbdjcoiljjk',
    },
  },
  {
    id: '18388be9ac2d02726dbac9777c96efaac06d744b2f6d580fccdd4127a6d01fd1',
    name: 'Rabby Wallet',
    color: '#6a7bf0',
    rdns: ['io.rabby'],
    mobile: { native: 'rabby://' },
    homepage: 'https://rabby.io/',
    stores: {
      ios: 'https://apps.apple.com/app/rabby-wallet-crypto-evm/id6474381673',
      android: 'https://play.google.com/store/apps/details?id=com.debank.rabbymobile',
      chrome: 'https://chromewebstore.google.com/detail/rabby-wallet/acmacodkjbdgmoleebolmdjonilkdbch',
    },
  },
  {
    id: '19177a98252e07ddfc9af2083ba8e07ef627cb6103467ffebb3f8f4205fd7927',
    name: 'Ledger',
    color: '#4b4b4b',
    mobile: { native: 'ledgerlive://' },
    desktop: { native: 'ledgerlive://' },
    homepage: 'https://www.ledger.com/ledger-live',
    stores: {
      ios: 'https://apps.apple.com/app/ledger-live-web3-wallet/id1361671700',
      android: 'https://play.google.com/store/apps/details?id=com.ledger.live',
    },
  },
  {
    id: 'ecc4036f814562b41a5268adc86270fba1365471402006302e70169465b7ac18',
    name: 'Zerion',
    color: '#2962ef',
    rdns: ['io.zerion.wallet'],
    mobile: { native: 'zerion://', universal: 'https://wallet.zerion.io' },
    homepage: 'https://zerion.io/',
    stores: {
      ios: 'https://apps.apple.com/app/id1456732565',
      android: 'https://play.google.com/store/apps/details?id=io.zerion.android',
      chrome: 'https://chromewebstore.google.com/detail/klghhnkeealcohjjanjjdaeeggmfmlpl',
    },
  },
] as const satisfies readonly WalletEntry[]

/** Finds the wallet of this browser that matches a listed entry: by its rdns, else by its name. */
export function findInstalled(entry: WalletEntry, found: readonly FoundWallet[]): FoundWallet | undefined {
  const bundled: WalletEntry | undefined = bundledWallets.find(({ id }) => id === entry.id)
  const rdns = [...(entry.rdns ?? []), ...(bundled?.rdns ?? [])]
  return found.find(({ id, name }) => rdns.includes(id) || name.toLowerCase() === entry.name.toLowerCase())
}
