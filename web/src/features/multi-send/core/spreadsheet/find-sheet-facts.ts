import { listTags } from './list-tags.ts'
import { readAttribute } from './read-attribute.ts'

/** What the library does not tell about a sheet. */
export type SheetFacts = {
  /** The sheet itself is hidden. */
  isHidden: boolean
  /** Numbers of hidden rows, by hand or by a filter. */
  hiddenRows: Set<number>
}

/**
 * Looks up hidden sheets and hidden rows.
 *
 * @param files Of the workbook, by path.
 * @returns In the order of the workbook, as the library reads them.
 */
export function findSheetFacts(files: Map<string, string>): SheetFacts[] {
  const targets = new Map(
    listTags(files.get('xl/_rels/workbook.xml.rels') ?? '', 'Relationship').map(
      (tag) => [readAttribute(tag, 'Id'), readAttribute(tag, 'Target')] as const,
    ),
  )
  return listTags(files.get('xl/workbook.xml') ?? '', 'sheet').map((tag) => {
    const target = targets.get(readAttribute(tag, 'id')) ?? ''
    const path = target.startsWith('/') ? target.slice(1) : `xl/${target}`
    return {
      isHidden: /hidden/i.test(readAttribute(tag, 'state') ?? ''),
      hiddenRows: findHiddenRows(files.get(path) ?? ''),
    }
  })
}

function findHiddenRows(sheet: string): Set<number> {
  const hidden = listTags(sheet, 'row').filter((tag) => /^(1|true)$/.test(readAttribute(tag, 'hidden') ?? ''))
  return new Set(hidden.map((tag) => Number(readAttribute(tag, 'r'))))
}
