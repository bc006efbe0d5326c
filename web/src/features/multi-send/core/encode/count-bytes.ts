/** How many bytes a number takes in a record; 0 takes one. */
export function countBytes(value: bigint): number {
  return Math.ceil(value.toString(16).length / 2)
}
