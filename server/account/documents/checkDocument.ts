import { fileTypeFromBuffer } from 'file-type'
import { type Document, documentBytes } from '../../../src/contracts/threads.ts'
import { checkImage } from './checkImage.ts'
import { checkPdf } from './checkPdf.ts'

/** The reason why a file is refused, shown to the customer. */
export class DocumentRefusal extends Error {
  override readonly name = 'DocumentRefusal'
}

/**
 * Detects the type of a file by its content. Its name and the client's claims are ignored.
 * @throws DocumentRefusal unless it is a complete and harmless PDF, JPEG or PNG
 */
export const checkDocument = async (content: Buffer): Promise<Document['type']> => {
  if (content.length === 0) throw new DocumentRefusal('The file is empty.')
  if (content.length > documentBytes) throw new DocumentRefusal('The file is larger than 10 MB.')
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
  throw new DocumentRefusal('The file is no PDF, JPEG or PNG.')
}
