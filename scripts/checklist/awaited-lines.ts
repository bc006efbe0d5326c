/** Lines of docs/checklist.md whose subject is not built yet, with what it waits for. */
export const awaitedLines: ReadonlyMap<string, string> = new Map([
  ['43', 'no page is without the frame yet; the receipt of a run will be'],
])
