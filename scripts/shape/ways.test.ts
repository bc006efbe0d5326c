import type { ImportGraph } from '@scripts/check/import-graph.ts'
import { expect, test } from 'vitest'
import { longestWays, measureWays, readWays } from './ways.ts'

const graphOf = (imports: Record<string, string[]>): ImportGraph =>
  new Map(
    Object.entries(imports).map(([path, to]) => [
      path,
      to.map((target) => ({ path: target.replace('type ', ''), typeOnly: target.startsWith('type ') })),
    ]),
  )

const graph = graphOf({
  'a.ts': ['b.ts', 'type t.ts'],
  'b.ts': ['c.ts', 'd.ts'],
  'c.ts': [],
  'd.ts': [],
  't.ts': [],
  'web/e2e/e.ts': ['a.ts'],
})

/** @param lists Paths of one list each, with spaces between. */
const paste = (...lists: string[]) => {
  const text = lists.map((list) => list.split(' ').map((path, index) => `${index + 1}. \`${path}\`: what it does`))
  const parts = text.map((lines) => ['A text.', '', ...lines, ''].join('\n'))
  return readWays(['# Paper', '### Way: paste a list', ...parts, '## Next', '1. `no.ts`'].join('\n'))
}

const faultsOf = (ways: ReturnType<typeof readWays>) =>
  measureWays(ways, graph).find(({ name }) => name.endsWith('paste a list'))?.offenders

test('A way is read from its numbered lists, up to the next heading', () => {
  expect(paste('a.ts b.ts c.ts', 'b.ts d.ts')).toEqual([
    {
      name: 'paste a list',
      chains: [
        ['a.ts', 'b.ts', 'c.ts'],
        ['b.ts', 'd.ts'],
      ],
    },
  ])
})

test('A way is sound where each file imports the next; what is listed twice counts once', () => {
  const ways = paste('a.ts b.ts c.ts', 'b.ts d.ts')
  expect(faultsOf(ways)).toEqual([])
  expect(measureWays(ways, graph)[0]).toMatchObject({ value: '4', limit: '<= 15', isBroken: false })
})

test.each([
  [['a.ts c.ts'], 'a.ts does not import c.ts at run time'],
  [['a.ts t.ts'], 'a.ts does not import t.ts at run time'],
  [['a.ts b.ts c.ts d.ts'], 'c.ts does not import d.ts at run time'],
  [['a.ts lost.ts'], 'lost.ts does not exist'],
  [['web/e2e/e.ts a.ts'], 'web/e2e/e.ts is no production code'],
  [['a.ts b.ts', 'web/e2e/e.ts a.ts'], 'a list begins with web/e2e/e.ts, which is not listed before it'],
  [['a.ts'], 'it has fewer than two files'],
])('A way with a gap is refused: %s', (lists, fault) => {
  expect(faultsOf(paste(...lists))).toContain(fault)
})

test('A way that is missing, too long or unknown breaks its limit', () => {
  expect(measureWays([], graph).map(({ isBroken }) => isBroken)).toEqual(Object.keys(longestWays).map(() => true))

  const files = Array.from({ length: 16 }, (_, index) => `${index}.ts`)
  const long = graphOf(Object.fromEntries(files.map((path, index) => [path, files.slice(index + 1, index + 2)])))
  const [figure] = measureWays(paste(files.join(' ')), long)
  expect(figure).toMatchObject({ value: '16', limit: '<= 15', isBroken: true, offenders: [] })

  const last = measureWays(readWays('### Way: fly\n1. `a.ts`\n2. `b.ts`'), graph).at(-1)
  expect(last).toMatchObject({ isBroken: true, offenders: ['it has no limit in scripts/shape/ways.ts'] })
})
