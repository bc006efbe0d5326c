import { createRequire } from 'node:module'

/** Path of the anvil binary inside its npm package. The package's own command only wraps it, and would outlive a kill. */
export function findAnvil(): string {
  const arch = process.arch === 'x64' ? 'amd64' : process.arch
  const inner = createRequire(createRequire(import.meta.url).resolve('@foundry-rs/anvil/package.json'))
  return inner.resolve(`@foundry-rs/anvil-${process.platform}-${arch}/bin/anvil`)
}
