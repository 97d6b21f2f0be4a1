import zlib from 'node:zlib'
import type { FastifyCompressOptions } from '@fastify/compress'
import { compressOnce } from '../store/kept/compressed.ts'

const { constants } = zlib

const brotli = (quality: number) => ({
  params: {
    [constants.BROTLI_PARAM_QUALITY]: quality,
    // 256 kB is enough for nearly every answer. The default window needs 4 MB of memory per running answer.
    [constants.BROTLI_PARAM_LGWIN]: 18,
  },
})

/** How answers are compressed. */
export const compression: FastifyCompressOptions = {
  encodings: ['br', 'gzip'],
  // A shorter answer fits into the first packets anyway, and compressing it takes as long as two statements.
  threshold: 2_048,
  brotliOptions: brotli(4),
  // Nearly every answer. A stream needs more CPU time than the compression itself, and kept pages are compressed once.
  syncThreshold: 524_288,
  zlib: {
    ...zlib,
    // A twelfth shorter than with 4, for half as much time again: the front page then fits into the first packets.
    brotliCompressSync: compressOnce(zlib.brotliCompressSync, brotli(5)),
    gzipSync: compressOnce(zlib.gzipSync),
  },
}
