import { unzipSync, zipSync } from 'fflate'

export { readSheet } from 'read-excel-file/universal'

/** Of all parts of a workbook together. 5,000 lines have a twentieth of it. Bytes. */
const largestUnpacked = 100_000_000

/**
 * The same workbook without compression. The library that reads it would unpack large parts in workers made of blobs,
 * which the shop's policy forbids.
 * @throws if it is not an archive, or if it would become too large
 */
export const unpacked = (workbook: Uint8Array): ArrayBuffer => {
  let size = 0
  const parts = unzipSync(workbook, {
    filter: ({ originalSize }) => {
      size += originalSize
      if (size > largestUnpacked) throw new Error('the workbook is too large')
      return true
    },
  })
  return zipSync(parts, { level: 0 }).buffer as ArrayBuffer
}
