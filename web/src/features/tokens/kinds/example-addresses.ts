/** Addresses on the local chain that the examples of the kinds use; they are the same at every start. */
export const exampleAddresses = {
  router: '0x8C9EC9F5F2A308f1473631fb2A51E6cCBBbFDD95',
  rewardToken: '0x4C32aDb526ba6ff70101A166405A082b291A7Dc3',
  /** Accounts of the local chain, none of them a contract. */
  charity: '0x9965507D1a55bcC2695C58ba16FB37d819B0A4dc',
  marketing: '0x976EA74026E726554dB657fA54763abd0C3a0aa9',
} as const
