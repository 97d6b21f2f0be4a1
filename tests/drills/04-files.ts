import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Drill } from './drill.ts'

const header = 'Handle,Title,Variant SKU,Variant Price,Variant Inventory Qty\n'
const bytes = (isShort: boolean) => (isShort ? 8 : 64) * 2 ** 20

/** Files in which a row never ends. */
export const drill: Drill = {
  name: 'files',
  item: 'A4',
  engine: 'sqlite',
  run: async (shop) => {
    const size = bytes(shop.isShort)
    const files = {
      'a quote that never closes': `${header}a,"${'x,y\n'.repeat(size / 4)}`,
      'one line': `${header}${'x'.repeat(size)}\n`,
    }
    return Promise.all(
      Object.entries(files).map(async ([what, text], i) => {
        const file = join(shop.dataDir, `hostile-${i}.csv`)
        await writeFile(file, text)
        const began = performance.now()
        // The command exits with 1: nothing could be imported.
        const output = await shop
          .team('import', file)
          .catch(({ stdout, stderr }: { stdout: string; stderr: string }) => stdout + stderr)
        const seconds = (performance.now() - began) / 1_000
        const isNamed = /longer than 4 MB/.test(output) && /line 2/.test(output)
        return {
          figure: `${what} (${size / 2 ** 20} MB)`,
          value: `${seconds.toFixed(1)} s, ${isNamed ? 'line 2 is named' : output.slice(0, 100)}`,
          ok: isNamed && seconds < 60,
        }
      }),
    )
  },
}
