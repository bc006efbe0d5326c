import { compareCommitted } from './bench/compare-committed.ts'
import { findWorst } from './bench/find-worst.ts'
import { formatRow } from './bench/format-row.ts'
import { measureAll } from './bench/measure-all.ts'
import { readPeers } from './bench/peers.ts'
import { prepareChain } from './bench/prepare-chain.ts'
import { createLocalClient } from './local-chain/local-client.ts'
import { startAnvil } from './local-chain/start-anvil.ts'
import { exitCodeOf } from './processes/exit-code-of.ts'
import { freePort } from './processes/free-port.ts'

const committed = new URL('bench/multisend-ours.json', import.meta.url)

process.exitCode = await exitCodeOf(async () => {
  const peers = readPeers()
  const anvil = await startAnvil({ port: await freePort(), hardfork: 'osaka' })
  try {
    const bench = await prepareChain(createLocalClient(anvil.rpcUrl), peers.lists.existing)
    const results = await measureAll(bench, peers)
    for (const [name, ours] of Object.entries(results)) console.log(formatRow(name, ours, peers))

    const moved = compareCommitted(committed, results, process.env.UPDATE === '1')
    if (moved.length > 0) console.log(`Gas has moved. If that is meant: UPDATE=1 make bench\n  ${moved.join('\n  ')}\n`)
    const gaslite = findWorst(results, peers, 10, (peer) => peer === 'GasliteDrop')
    const anyone = findWorst(results, peers, 100)
    console.log(`worst ratio to GasliteDrop at N>=10: ${gaslite.ratio.toFixed(4)} (${gaslite.row})`)
    console.log(`worst ratio at N>=100: ${anyone.ratio.toFixed(4)} (${anyone.row}, ${anyone.peer})`)
    return moved.length > 0 ? 1 : 0
  } finally {
    await anvil.stop()
  }
})
