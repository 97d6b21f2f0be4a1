import zlib from 'node:zlib'
import type { FastifyCompressOptions } from '@fastify/compress'
import { compressOnce } from '../store/kept/compressed.ts'

const { constants } = zlib

/** How answers are compressed. */
export const compression: FastifyCompressOptions = {
  encodings: ['br', 'gzip'],
  brotliOptions: {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: 4,
      // 256 kB is enough for nearly every answer. The default window needs 4 MB of memory per running answer.
      [constants.BROTLI_PARAM_LGWIN]: 18,
    },
  },
  // A stream for an answer of this size needs more CPU time than the compression itself.
  syncThreshold: 65_536,
  zlib: {
    ...zlib,
    brotliCompressSync: compressOnce(zlib.brotliCompressSync),
    gzipSync: compressOnce(zlib.gzipSync),
  },
}
