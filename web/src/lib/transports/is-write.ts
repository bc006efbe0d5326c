/** Requests that move money or sign for it: what they do is done, whether or not the answer arrives. */
const writes = [
  'eth_sendRawTransaction',
  'eth_sendRawTransactionSync',
  'eth_sendTransaction',
  'wallet_sendCalls',
  'wallet_sendTransaction',
]

export function isWrite(method: string): boolean {
  return writes.includes(method)
}
