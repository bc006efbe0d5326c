// Measures the gas of MultiSender and of tokens, compares it with the peers' and the committed figures, and checks the promised limits.

import { createLocalClient, type LocalClient } from '@saleyard/testkit/chain/local-client.ts'
import { startAnvil } from '@saleyard/testkit/chain/start-anvil.ts'
import { runForExitCode } from '@saleyard/testkit/processes/user-error.ts'
import { formatBytes, measureBytes } from '@scripts/bench/calldata-bytes.ts'
import { checkLimits, compareCommitted } from '@scripts/bench/check-limits.ts'
import { checkFork, formatFork, measureFork } from '@scripts/bench/measure-fork.ts'
import { formatPrompts, measurePrompts } from '@scripts/bench/measure-prompts.ts'
import { formatRow, measureAll } from '@scripts/bench/measure-rows.ts'
import { checkSkips, formatSkips, measureSkips } from '@scripts/bench/measure-skips.ts'
import { checkSweep, formatSweep, measureSweep, sweepAddresses } from '@scripts/bench/measure-sweep.ts'
import { readPeers } from '@scripts/bench/peers.ts'
import { prepareChain } from '@scripts/bench/prepare-chain.ts'
import { checkTokenLimits } from '@scripts/bench/tokens/check-token-limits.ts'
import { openMarket } from '@scripts/bench/tokens/market.ts'
import { formatTokens, measureTokens } from '@scripts/bench/tokens/measure-tokens.ts'
import { readTokenPeers } from '@scripts/bench/tokens/token-peers.ts'

const committed = {
  multiSender: new URL('bench/multisend-ours.json', import.meta.url),
  tokens: new URL('bench/tokens-ours.json', import.meta.url),
  fork: new URL('bench/fork-ours.json', import.meta.url),
}

process.exitCode = await runForExitCode(async () => {
  const [peers, tokenPeers] = [readPeers(), readTokenPeers()]
  const bytes = measureBytes(peers)
  const { rows, prompts, sweep, skips } = await onOwnChain(async (client) => {
    const bench = await prepareChain(client, [...peers.lists.existing, ...sweepAddresses.existing])
    return {
      rows: await measureAll(bench, peers),
      prompts: await measurePrompts(bench, peers),
      sweep: await measureSweep(bench, peers),
      skips: await measureSkips(bench, peers),
    }
  })
  const tokens = await onOwnChain(async (client) => measureTokens(await openMarket(client)))
  const fork = await onOwnChain(async (client) => measureFork(await openMarket(client)))

  for (const [name, ours] of Object.entries(rows)) console.log(formatRow(name, ours, peers))
  console.log(
    [
      formatSweep(sweep),
      formatSkips(skips),
      formatPrompts(prompts),
      formatBytes(bytes),
      formatTokens(tokens, tokenPeers),
      formatFork(fork),
    ].join('\n'),
  )

  const isUpdate = process.env.UPDATE === '1'
  const moved = [
    ...compareCommitted(committed.multiSender, { rows, prompts, bytes, sweep, skips }, isUpdate),
    ...compareCommitted(committed.tokens, tokens, isUpdate),
    ...compareCommitted(committed.fork, fork, isUpdate),
  ]
  if (moved.length > 0)
    console.log(`Figures have moved. If that is meant: UPDATE=1 make bench\n  ${moved.join('\n  ')}\n`)
  const verdicts = [
    ...checkLimits(rows, peers),
    ...checkSweep(sweep),
    checkSkips(skips),
    ...checkTokenLimits(tokens, tokenPeers),
    ...checkFork(fork),
  ]
  console.log(verdicts.map(({ text }) => text).join('\n'))
  return moved.length > 0 || verdicts.some(({ kind, isMet }) => kind === 'must' && !isMet) ? 1 : 0
})

/** A chain to itself: figures of one benchmark must not depend on what another has deployed. */
async function onOwnChain<T>(measure: (client: LocalClient) => Promise<T>): Promise<T> {
  const anvil = await startAnvil({ hardfork: 'osaka' })
  try {
    return await measure(createLocalClient(anvil.rpcUrl))
  } finally {
    await anvil.stop()
  }
}
