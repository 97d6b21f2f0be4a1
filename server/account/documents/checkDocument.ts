import { fileTypeFromBuffer } from 'file-type'
import type { FileFault } from '../../../src/contracts/messages/refusals.ts'
import { type Document, documentBytes } from '../../../src/contracts/threads.ts'
import { checkImage } from './checkImage.ts'
import { checkPdf } from './checkPdf.ts'

/** A file that is refused; `fault` is the sentence for the customer. */
export class DocumentRefusal extends Error {
  override readonly name = 'DocumentRefusal'
  readonly fault: FileFault
  constructor(fault: FileFault) {
    super(fault)
    this.fault = fault
  }
}

/**
 * Detects the type of a file by its content. Its name and the client's claims are ignored (rule T3).
 * @throws DocumentRefusal unless it is a complete and harmless PDF, JPEG or PNG
 */
export const checkDocument = async (content: Buffer): Promise<Document['type']> => {
  if (content.length === 0) throw new DocumentRefusal('file.empty')
  if (content.length > documentBytes) throw new DocumentRefusal('file.tooLarge')
  const type = (await fileTypeFromBuffer(content))?.mime
  if (type === 'application/pdf') {
    const fault = checkPdf(content)
    if (fault) throw new DocumentRefusal(fault)
    return type
  }
  if (type === 'image/jpeg' || type === 'image/png') {
    const fault = await checkImage(content, type)
    if (fault) throw new DocumentRefusal(fault)
    return type
  }
  throw new DocumentRefusal('file.otherType')
}
