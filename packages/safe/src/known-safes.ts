// Lists the published contracts by which a Safe is recognised, and the one that packs several calls.

import { type Address, type Hash, isAddressEqual } from 'viem'

/** Versions whose transactions and signatures we make and read. */
export const safeVersions = ['1.3.0', '1.4.1'] as const
export type SafeVersion = (typeof safeVersions)[number]

export type Singleton = {
  version: SafeVersion
  /** Whether it logs each transaction with its bytes. */
  isL2: boolean
}

/** The logic of Safes by keccak256 of its code, wherever it is deployed. Safe's own code for zkSync is not in it. */
export const singletons: Readonly<Record<Hash, Singleton>> = {
  '0xbba688fbdb21ad2bb58bc320638b43d94e7d100f6f3ebaab0a4e4de6304b1c2e': { version: '1.3.0', isL2: false },
  '0x21842597390c4c6e3c1239e434a682b054bd9548eee5e9b1d6a4482731023c0f': { version: '1.3.0', isL2: true },
  '0x1fe2df852ba3299d6534ef416eefa406e56ced995bca886ab7a553e6d0c5e1c4': { version: '1.4.1', isL2: false },
  '0xb1f926978a0f44a2c0ec8fe822418ae969bd8c3f18d61e5103100339894f81ff': { version: '1.4.1', isL2: true },
}

/** keccak256 of the code of a proxy, by the version of the factory that made it. The proxy may have another logic by now. */
export const proxies: Readonly<Record<Hash, SafeVersion>> = {
  '0xb89c1b3bdf2cf8827818646bce9a8f6e372885f8c55e5c07acbd307cb133b000': '1.3.0',
  '0xd7d408ebcd99b2b70be43e20253d6d92a8ea8fab29bd3be7f55b10032331fb4c': '1.4.1',
}

/**
 * MultiSendCallOnly at its published addresses, the preferred one first. Nothing but these is ever called by delegatecall. A
 * chain may have no code there, or other code: `checkTargets` compares it.
 */
export const multiSends: readonly { address: Address; codeHash: Hash; version: SafeVersion }[] = [
  {
    address: '0x9641d764fc13c8B624c04430C7356C1C7C8102e2',
    codeHash: '0xecd5bd14a08c5d2122379900b2f272bdf107a7e92423c10dd5fe3254386c9939',
    version: '1.4.1',
  },
  {
    address: '0x40A2aCCbd92BCA938b02010E17A5b8929b49130D',
    codeHash: '0xa9865ac2d9c7a1591619b188c4d88167b50df6cc0c5327fcbd1c8c75f7c066ad',
    version: '1.3.0',
  },
  {
    address: '0xA1dabEF33b3B82c7814B6D82A79e50F4AC44102B',
    codeHash: '0xa9865ac2d9c7a1591619b188c4d88167b50df6cc0c5327fcbd1c8c75f7c066ad',
    version: '1.3.0',
  },
]

export function isMultiSend(address: Address): boolean {
  return multiSends.some((known) => isAddressEqual(known.address, address))
}
