import { extname } from 'node:path'

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
}

/** The content type of a built file. */
export const contentTypeOf = (file: string): string =>
  types[extname(file)] ?? 'application/octet-stream'
