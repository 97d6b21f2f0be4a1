import { PDFDict, PDFDocument, PDFName } from 'pdf-lib'
import { describe, expect, test } from 'vitest'
import { renderPaper } from '../../../../server/orders/papers/renderPaper.ts'
import { textsIn } from '../../../../src/domain/orders/papers/paperSource.ts'
import { pdfText, plainText } from '../../../support/pdfText.ts'
import { everyPaper } from '../../../support/values/papers.ts'

const issuedAt = Date.UTC(2026, 10, 26)

const fontsIn = async (
  pdf: Uint8Array,
): Promise<readonly { name: string; isEmbedded: boolean }[]> => {
  const { context } = await PDFDocument.load(pdf)
  return context
    .enumerateIndirectObjects()
    .map(([, object]) => object)
    .filter((object) => object instanceof PDFDict)
    .filter((object) => object.get(PDFName.of('Type')) === PDFName.of('FontDescriptor'))
    .map((font) => ({
      name: font.get(PDFName.of('FontName'))?.toString() ?? '',
      isEmbedded: font.has(PDFName.of('FontFile2')) || font.has(PDFName.of('FontFile3')),
    }))
}

describe('papers as PDF (rules O20, O21)', () => {
  test.each(['en', 'it', 'hi', 'ar'] as const)(
    'the text of each paper in %s is its source, in embedded fonts',
    async (language) => {
      for (const source of everyPaper(language)) {
        const pdf = await renderPaper(source, issuedAt)
        const texts = textsIn(source).join(' ')
        expect({ kind: source.kind, text: await pdfText(pdf) }).toEqual({
          ...{ kind: source.kind, text: plainText(texts) },
        })
        expect((await fontsIn(pdf)).filter(({ isEmbedded }) => !isEmbedded)).toEqual([])
      }
    },
  )

  test.each(['it', 'ar'] as const)(
    'an invoice of 100 lines in %s goes over pages and loses nothing',
    async (language) => {
      const source = everyPaper(language, 100).find(({ kind }) => kind === 'invoice')
      if (!source) throw new Error('there is no invoice')
      const pdf = await renderPaper(source, issuedAt)
      expect((await PDFDocument.load(pdf)).getPageCount()).toBeGreaterThan(2)
      expect(await pdfText(pdf)).toBe(plainText(textsIn(source).join(' ')))
    },
  )

  test('the same source gives the same bytes', async () => {
    const [source] = everyPaper('hi')
    if (!source) throw new Error('there is no paper')
    const first = await renderPaper(source, issuedAt)
    expect(first.equals(await renderPaper(source, issuedAt))).toBe(true)
  })
})
