// Measures the processor time of a piece of work, and how it grows with the input's length.

/**
 * Processor time of a piece of work in ms: the least of some tries, since what else the machine does only adds to it. To be
 * compared with that of other work in the same process, never with a number.
 */
export function leastTime(work: () => unknown, tries = 3): number {
  const times = Array.from({ length: tries }, () => {
    const start = process.cpuUsage()
    work()
    const { user, system } = process.cpuUsage(start)
    return (user + system) / 1000
  })
  return Math.min(...times)
}

/**
 * How the time for an input grows with its length, from an eighth of it on: about 1 where twice the length takes twice as
 * long, 8 where it takes four times as long.
 *
 * @param workOf Work on an input of so many characters.
 */
export function growth(workOf: (length: number) => () => unknown, length: number): number {
  // Work that takes almost no time cannot be compared: a plain pass over the same text replaces it.
  const pass = leastTime(() => plainPass(length / 8))
  return leastTime(workOf(length)) / 8 / Math.max(leastTime(workOf(length / 8)), pass)
}

/** Looks at each character of a text some dozen times, as reading it does. */
function plainPass(length: number): number {
  const text = 'x'.repeat(length)
  let sum = 0
  for (let round = 0; round < 32; round += 1) for (let at = 0; at < length; at += 1) sum += text.charCodeAt(at) ^ round
  return sum
}
