import type { Hex } from 'viem'

/** Code that reverts: PUSH2 size, PUSH2 offset, PUSH1 0, CODECOPY, PUSH2 size, PUSH1 0, REVERT, then the bytes. */
export function revertingWith(bytes: Hex): Hex {
  const size = ((bytes.length - 2) / 2).toString(16).padStart(4, '0')
  return `0x61${size}61000f60003961${size}6000fd${bytes.slice(2)}`
}
