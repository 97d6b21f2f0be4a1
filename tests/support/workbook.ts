import { buffer } from 'node:stream/consumers'
import { ZipFile } from 'yazl'

type Cell = string | number

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')
const cellOf = (cell: Cell) =>
  typeof cell === 'number'
    ? `<c><v>${cell}</v></c>`
    : `<c t="inlineStr"><is><t>${escaped(cell)}</t></is></c>`

const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'
const relations = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const packaged = 'http://schemas.openxmlformats.org/package/2006'
const type = 'application/vnd.openxmlformats-officedocument.spreadsheetml'

const parts = (sheet: string): Readonly<Record<string, string>> => ({
  '[Content_Types].xml': `<Types xmlns="${packaged}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Override PartName="/xl/workbook.xml" ContentType="${type}.sheet.main+xml"/><Override PartName="/xl/worksheets/sheet1.xml" ContentType="${type}.worksheet+xml"/></Types>`,
  '_rels/.rels': `<Relationships xmlns="${packaged}/relationships"><Relationship Id="r1" Type="${relations}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
  'xl/workbook.xml': `<workbook xmlns="${main}" xmlns:r="${relations}"><sheets><sheet name="Order" sheetId="1" r:id="r1"/></sheets></workbook>`,
  'xl/_rels/workbook.xml.rels': `<Relationships xmlns="${packaged}/relationships"><Relationship Id="r1" Type="${relations}/worksheet" Target="worksheets/sheet1.xml"/></Relationships>`,
  'xl/worksheets/sheet1.xml': sheet,
})

/** An XLSX workbook with one sheet, as a spreadsheet program saves it. */
export const workbook = (rows: readonly (readonly Cell[])[]): Promise<Buffer> => {
  const lines = rows.map(
    (row, i) =>
      `<row r="${i + 1}">${row
        .map((cell, j) =>
          cellOf(cell).replace('<c', `<c r="${String.fromCharCode(65 + j)}${i + 1}"`),
        )
        .join('')}</row>`,
  )
  const sheet = `<worksheet xmlns="${main}"><sheetData>${lines.join('')}</sheetData></worksheet>`
  const zip = new ZipFile()
  for (const [name, content] of Object.entries(parts(sheet)))
    zip.addBuffer(Buffer.from(`<?xml version="1.0" encoding="UTF-8"?>${content}`), name)
  zip.end()
  return buffer(zip.outputStream)
}
