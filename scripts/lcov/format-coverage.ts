import type { Row } from './judge-coverage.ts'

const kinds = ['lines', 'branches', 'functions'] as const

/** Reached of all, one line per file and one for their sum, as text. */
export function formatCoverage(rows: Row[]): string {
  const width = Math.max(...rows.map(({ file }) => file.length))
  const print = (file: string, cells: string[]) =>
    [file.padEnd(width), ...cells.map((cell) => cell.padStart(11))].join('').trimEnd()
  const total = kinds.map((kind) => {
    const [reached, all] = [sum(rows.map((row) => row[kind].reached)), sum(rows.map((row) => row[kind].all))]
    return `${reached}/${all}`
  })
  return [
    print('', [...kinds, 'explained']),
    ...rows.map((row) =>
      print(row.file, [...kinds.map((kind) => `${row[kind].reached}/${row[kind].all}`), `${row.explained || ''}`]),
    ),
    print('in all', [...total, `${sum(rows.map(({ explained }) => explained))}`]),
  ].join('\n')
}

function sum(numbers: number[]): number {
  return numbers.reduce((total, number) => total + number, 0)
}
