import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Drill } from './drill.ts'

/** HTML and a drawing with a script in the media folder. */
export const drill: Drill = {
  name: 'media',
  item: 'B12',
  run: async ({ url, dataDir }) => {
    const folder = join(dataDir, 'media', 'drill')
    await mkdir(folder, { recursive: true })
    const script = '<script>alert(1)</script>'
    await writeFile(join(folder, 'page.html'), `<html>${script}</html>`)
    await writeFile(
      join(folder, 'drawing.svg'),
      `<svg xmlns="http://www.w3.org/2000/svg">${script}</svg>`,
    )
    const page = await fetch(`${url}/media/drill/page.html`)
    const drawing = await fetch(`${url}/media/drill/drawing.svg`)
    const policy = drawing.headers.get('content-security-policy') ?? ''
    const sniff = drawing.headers.get('x-content-type-options') ?? ''
    return [
      { figure: 'HTML in the media folder', value: String(page.status), ok: page.status === 404 },
      {
        figure: 'a drawing in the media folder',
        value: `${drawing.status} ${policy} ${sniff}`,
        ok: /(^|; )sandbox(;|$)/.test(policy) && sniff === 'nosniff',
      },
    ]
  },
}
