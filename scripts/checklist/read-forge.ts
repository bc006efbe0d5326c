import { stripVTControlCharacters } from 'node:util'

/**
 * Titles of the Solidity tests that passed. Names of functions hold no brackets, so the tag stands in a comment right
 * above the function, and the comment is the title: `/// [c86] A payment that fails costs nothing`.
 *
 * @param log What forge printed.
 * @param sources Text of the test files by path, as forge prints the path.
 */
export function readForge(log: string, sources: Record<string, string>): string[] {
  let titles: Record<string, string> = {}
  const passed: string[] = []
  for (const line of stripVTControlCharacters(log).split('\n')) {
    const file = /^Ran \d+ tests? for (.+?):/.exec(line)?.[1]
    if (file) titles = readTitles(sources[file] ?? '')
    const title = titles[/^\[PASS\] (\w+)\(/.exec(line)?.[1] ?? '']
    if (title) passed.push(title)
  }
  return passed
}

function readTitles(source: string): Record<string, string> {
  const tagged = source.matchAll(/^\s*\/\/\/ (.*\[c\d+\].*)\n(?:\s*\/\/\/.*\n)*\s*function (\w+)/gm)
  return Object.fromEntries([...tagged].map(([, title, name]) => [name, title]))
}
