// Packs minimal workbooks from given XML.

import { strToU8, type ZippableFile, zipSync } from 'fflate'

type PackWorkbookParameters = {
  /** Rows as XML, by the name of their sheet; attributes of `sheet` follow a bar, as in `Old|state="hidden"`. */
  sheets: Record<string, string>
  workbookProperties?: string
  sharedStrings?: string
  styles?: string
  /** Files that are added to the archive, or replace its own. */
  files?: Record<string, ZippableFile>
}

const relations = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'

/** Packs a minimal workbook from handwritten XML, for content that no library writes. */
export function packWorkbook({
  sheets,
  workbookProperties = '',
  sharedStrings,
  styles,
  files,
}: PackWorkbookParameters) {
  const names = Object.keys(sheets).map((key) => key.split('|'))
  const relation = (id: string, type: string, target: string) =>
    `<Relationship Id="${id}" Type="${relations}/${type}" Target="${target}"/>`
  return packFiles({
    'xl/workbook.xml': strToU8(
      `<workbook xmlns:r="${relations}">${workbookProperties}<sheets>${names
        .map(
          ([name, more = ''], index) => `<sheet name="${name}" sheetId="${index + 1}" r:id="rId${index + 1}" ${more}/>`,
        )
        .join('')}</sheets></workbook>`,
    ),
    'xl/_rels/workbook.xml.rels': strToU8(
      `<Relationships>${names.map((_, index) => relation(`rId${index + 1}`, 'worksheet', `worksheets/sheet${index + 1}.xml`)).join('')}${
        relation('rId98', 'sharedStrings', 'sharedStrings.xml') + relation('rId99', 'styles', 'styles.xml')
      }</Relationships>`,
    ),
    ...Object.fromEntries(
      Object.values(sheets).map((rows, index) => [
        `xl/worksheets/sheet${index + 1}.xml`,
        strToU8(`<worksheet><sheetData>${rows}</sheetData></worksheet>`),
      ]),
    ),
    ...(sharedStrings && { 'xl/sharedStrings.xml': strToU8(`<sst>${sharedStrings}</sst>`) }),
    ...(styles && { 'xl/styles.xml': strToU8(`<styleSheet>${styles}</styleSheet>`) }),
    ...files,
  })
}

/** Packs into a buffer of its own, as if read from a file. */
function packFiles(files: Record<string, ZippableFile>): ArrayBuffer {
  return new Uint8Array(zipSync(files)).buffer
}
