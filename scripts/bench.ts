import { formatBytes } from './bench/bytes/format-bytes.ts'
import { measureBytes } from './bench/bytes/measure-bytes.ts'
import { compareCommitted } from './bench/compare-committed.ts'
import { formatRow } from './bench/format-row.ts'
import { judge } from './bench/judge.ts'
import { measureAll } from './bench/measure-all.ts'
import { readPeers } from './bench/peers.ts'
import { prepareChain } from './bench/prepare-chain.ts'
import { formatPrompts } from './bench/prompts/format-prompts.ts'
import { measurePrompts } from './bench/prompts/measure-prompts.ts'
import { createLocalClient } from './local-chain/local-client.ts'
import { startAnvil } from './local-chain/start-anvil.ts'
import { exitCodeOf } from './processes/exit-code-of.ts'
import { freePort } from './processes/free-port.ts'

const committed = new URL('bench/multisend-ours.json', import.meta.url)

process.exitCode = await exitCodeOf(async () => {
  const peers = readPeers()
  const bytes = measureBytes(peers)
  const anvil = await startAnvil({ port: await freePort(), hardfork: 'osaka' })
  try {
    const bench = await prepareChain(createLocalClient(anvil.rpcUrl), peers.lists.existing)
    const rows = await measureAll(bench, peers)
    for (const [name, ours] of Object.entries(rows)) console.log(formatRow(name, ours, peers))
    const prompts = await measurePrompts(bench, peers)
    console.log(formatPrompts(prompts))
    console.log(formatBytes(bytes))

    const moved = compareCommitted(committed, { rows, prompts, bytes }, process.env.UPDATE === '1')
    if (moved.length > 0)
      console.log(`Figures have moved. If that is meant: UPDATE=1 make bench\n  ${moved.join('\n  ')}\n`)
    const verdicts = judge(rows, peers)
    console.log(verdicts.map(({ text }) => text).join('\n'))
    return moved.length > 0 || verdicts.some(({ kind, isMet }) => kind === 'must' && !isMet) ? 1 : 0
  } finally {
    await anvil.stop()
  }
})
