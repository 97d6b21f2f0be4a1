import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import { extname, join, normalize } from 'node:path'
import type { Browser } from '@playwright/test'
import { inParallel, type Photographs, steady } from './photograph.ts'

const widths = [390, 1280] as const
const types: Readonly<Record<string, string>> = {
  ...{
    '.html': 'text/html',
    '.js': 'text/javascript',
    '.css': 'text/css',
    '.json': 'application/json',
  },
  ...{ '.svg': 'image/svg+xml', '.woff2': 'font/woff2' },
}

/** Serves a built Storybook on a free port. */
const serve = async (folder: string) => {
  const server = createServer(async ({ url = '/' }, answer) => {
    const path = normalize(decodeURIComponent(new URL(url, 'http://story').pathname))
    const file = join(folder, path)
    if (path.includes('..') || !existsSync(file) || extname(file) === '') {
      answer.writeHead(404).end()
      return
    }
    answer.writeHead(200, { 'content-type': types[extname(file)] ?? 'application/octet-stream' })
    answer.end(await readFile(file))
  }).listen(0, '127.0.0.1')
  await new Promise((listening) => server.once('listening', listening))
  const address = server.address()
  if (typeof address !== 'object' || address === null) throw new Error('no port is free')
  return { origin: `http://127.0.0.1:${address.port}`, close: () => server.close() }
}

interface Story {
  readonly id: string
  readonly title: string
  readonly name: string
  readonly type: string
}

/** Every story of a built Storybook, on a phone and on a desktop. */
export const photographStories = async (
  browser: Browser,
  folder: string,
  photograph: Photographs,
): Promise<void> => {
  const { origin, close } = await serve(folder)
  const { entries } = JSON.parse(await readFile(join(folder, 'index.json'), 'utf8')) as {
    entries: Readonly<Record<string, Story>>
  }
  const stories = Object.values(entries).filter(({ type }) => type === 'story')
  await inParallel(widths, async (width) => {
    const context = await browser.newContext({
      ...{ viewport: { width, height: 800 }, colorScheme: 'light', reducedMotion: 'reduce' },
    })
    const page = await context.newPage()
    for (const { id, title, name } of stories) {
      try {
        await page.goto(`${origin}/iframe.html?id=${id}&viewMode=story`)
        await page.locator('body.sb-show-main, body.sb-show-errordisplay').waitFor()
        await steady(page)
        const variant = `${width} px`
        await photograph(page, { group: title, name, variant, id: `stories/${id}-${width}` })
      } catch (error) {
        // The sheet reports the story as missing.
        console.error(
          `No picture of ${id} at ${width} px: ${(error as Error).message.split('\n')[0]}`,
        )
      }
    }
    await context.close()
  })
  close()
}
