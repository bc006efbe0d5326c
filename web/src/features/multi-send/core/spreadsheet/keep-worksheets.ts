import { listTags } from './list-tags.ts'
import { readAttribute } from './read-attribute.ts'

const workbook = 'xl/workbook.xml'
const relations = 'xl/_rels/workbook.xml.rels'

/**
 * Takes sheets that hold no cells, such as charts, out of the list of sheets: the library takes a workbook with one for
 * broken.
 *
 * @param files Bytes by path; what has to change is replaced.
 */
export function keepWorksheets(files: Map<string, Uint8Array>): void {
  const others = new Set(
    listTags(read(files, relations), 'Relationship')
      .filter((tag) => !readAttribute(tag, 'Type')?.endsWith('/worksheet'))
      .map((tag) => readAttribute(tag, 'Id')),
  )
  const text = read(files, workbook)
  const kept = text.replace(/<(?:\w+:)?sheet(\s[^<>]*)>/g, (element, tag: string) =>
    others.has(readAttribute(tag, 'id')) && element.endsWith('/>') ? '' : element,
  )
  if (kept !== text) files.set(workbook, new TextEncoder().encode(kept))
}

function read(files: Map<string, Uint8Array>, path: string): string {
  return new TextDecoder().decode(files.get(path))
}
