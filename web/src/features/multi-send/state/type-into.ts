import { splitText } from '@/features/multi-send/core/read/split-text.ts'
import type { Draft } from './multi-send-state.ts'

/** The draft after typing: what was said of a line stays with it, wherever it is now. */
export function typeInto({ text: before, droppedLines, roundedLines = [] }: Draft, text: string): Partial<Draft> {
  const rounded = carryLines(roundedLines, before, text)
  return {
    text,
    droppedLines: carryLines(droppedLines, before, text),
    roundedLines: rounded.length > 0 ? rounded : undefined,
  }
}

/**
 * What numbers of lines become when a text is typed into: lines above the change keep theirs, lines below it move, and those
 * within it are other lines now.
 *
 * @param numbers From 1.
 */
function carryLines(numbers: readonly number[], before: string, after: string): number[] {
  if (numbers.length === 0) return []
  const [old, now] = [splitText(before), splitText(after)]
  const most = Math.min(old.length, now.length)
  let top = 0
  while (top < most && old[top] === now[top]) top += 1
  let bottom = 0
  while (bottom < most - top && old.at(-1 - bottom) === now.at(-1 - bottom)) bottom += 1

  const moved = now.length - old.length
  return numbers.flatMap((number) => {
    if (number <= top) return [number]
    return number > old.length - bottom ? [number + moved] : []
  })
}
