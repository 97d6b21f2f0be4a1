import { readFile } from 'node:fs/promises'
import type { NodeCompiler } from '@myriaddreamin/typst-ts-node-compiler'
import type { PaperSource } from '../../../src/domain/orders/papers/paperSource.ts'
import { directionOf } from '../../../src/domain/settings/languages.ts'
import { fontFiles } from './fonts.ts'
import { template } from './template.ts'

let compiler: Promise<NodeCompiler> | undefined

/** The library with its fonts, loaded with the first paper: it takes 50 MB. */
const open = async (): Promise<NodeCompiler> => {
  const { NodeCompiler: library } = await import('@myriaddreamin/typst-ts-node-compiler')
  const fontBlobs = await Promise.all(fontFiles.map((file) => readFile(file)))
  return library.create({ fontArgs: [{ fontBlobs }] })
}

/**
 * Renders a paper as a PDF, with its fonts and as a tagged document. It holds the thread for a few milliseconds.
 * @param issuedAt the date of the document, ms since the epoch
 */
export const renderPaper = async (source: PaperSource, issuedAt: number): Promise<Buffer> => {
  compiler ??= open()
  const typst = await compiler
  const inputs = { paper: JSON.stringify(source), direction: directionOf(source.language) }
  try {
    return typst.pdf(
      { mainFileContent: template, inputs },
      { creationTimestamp: Math.floor(issuedAt / 1000) },
    )
  } catch (error) {
    // The library's errors have no message; their code says what is wrong.
    const { code } = error as { readonly code?: string }
    throw new Error(`the ${source.kind} cannot be rendered: ${code}`, { cause: error })
  } finally {
    typst.evictCache(0)
  }
}
