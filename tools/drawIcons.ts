import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'

/** `node tools/drawIcons.ts`: draws the shop's icons from `public/favicon.svg`, in every size and format that browsers ask for. */
const folder = join(import.meta.dirname, '..', 'public')
const night = '#1c1915'

const drawing = await readFile(join(folder, 'favicon.svg'))

/**
 * The icon as a PNG. `share` is the size of the drawing relative to the side. The rest is background, which masks may
 * crop.
 */
const draw = (side: number, share = 1) => {
  const inside = Math.round(side * share)
  const edge = Math.round((side - inside) / 2)
  const around = {
    top: edge,
    left: edge,
    bottom: side - inside - edge,
    right: side - inside - edge,
  }
  const icon = sharp(drawing, { density: (72 * inside) / 32 })
    .resize(inside)
    .extend({ ...around, background: night })
  // Phones round the corners themselves and show transparency as black.
  return (share < 1 ? icon.flatten({ background: night }) : icon)
    .png({ compressionLevel: 9 })
    .toBuffer()
}

/** An ICO file that holds one PNG (the header and one entry of 22 bytes, then the picture). */
const icoOf = (png: Buffer, side: number) => {
  const head = Buffer.alloc(22)
  head.writeUInt16LE(1, 2)
  head.writeUInt16LE(1, 4)
  head.writeUInt8(side, 6)
  head.writeUInt8(side, 7)
  head.writeUInt16LE(1, 10)
  head.writeUInt16LE(32, 12)
  head.writeUInt32LE(png.length, 14)
  head.writeUInt32LE(head.length, 18)
  return Buffer.concat([head, png])
}

const files: Readonly<Record<string, Buffer>> = {
  'favicon.ico': icoOf(await draw(32), 32),
  'apple-touch-icon.png': await draw(180, 0.86),
  'icon-192.png': await draw(192),
  'icon-512.png': await draw(512),
  'icon-maskable-512.png': await draw(512, 0.72),
}
for (const [name, bytes] of Object.entries(files)) await writeFile(join(folder, name), bytes)
console.log(`Drawn: ${Object.keys(files).join(', ')}`)
