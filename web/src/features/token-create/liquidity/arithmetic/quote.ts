/** As much of the other side as keeps the pool's price, rounded down as the router does. Base units. */
export function quote(amount: bigint, reserve: bigint, otherReserve: bigint): bigint {
  return reserve > 0n ? (amount * otherReserve) / reserve : 0n
}
