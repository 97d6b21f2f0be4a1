import { existsSync } from 'node:fs'
import { cp, mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { chromium } from '@playwright/test'
import { chromiumArgs, findChromium } from './parts/chromium.mjs'
import { runProgram } from './parts/runProgram.ts'
import { type Compared, sheetPage } from './sheet/page.ts'
import { ofToday, type Photographs, type Shot } from './sheet/photograph.ts'
import { difference, keep, keepThumbnail } from './sheet/picture.ts'
import { photographShop } from './sheet/shop.ts'
import { photographStories } from './sheet/stories.ts'

/**
 * `npm run sheet`: takes a screenshot of every screen of the demo shop and every story, compares each with the accepted
 * one, and writes a page that shows them all. `npm run sheet -- accept` accepts the last screenshots. `npm run sheet --
 * shop` and `-- stories` update only one part.
 */
const root = join(import.meta.dirname, '..')
const folder = join(root, '.sheet')
const listFile = (of: 'now' | 'accepted') => join(folder, of, 'list.json')
const fileOf = (of: string, id: string) => join(folder, of, `${id}.webp`)

const readList = async (of: 'now' | 'accepted'): Promise<readonly Shot[]> =>
  existsSync(listFile(of)) ? JSON.parse(await readFile(listFile(of), 'utf8')) : []

const parts = ['shop', 'stories'] as const
type Part = (typeof parts)[number]

const photograph = async (wanted: readonly Part[]): Promise<void> => {
  const kept = (await readList('now')).filter(
    ({ id }) => !wanted.some((part) => id.startsWith(part)),
  )
  const taken: Shot[] = []
  const take: Photographs = async (page, shot) => {
    const mask = ofToday(page)
    const options = {
      animations: 'disabled',
      caret: 'hide',
      fullPage: true,
      mask,
      maskColor: '#b3a898',
    } as const
    await keep(fileOf('now', shot.id), await page.screenshot(options))
    taken.push(shot)
    if (taken.length % 50 === 0) console.log(`${taken.length} pictures …`)
  }
  const executablePath = findChromium()
  const browser = await chromium.launch({
    ...(executablePath ? { executablePath } : {}),
    args: chromiumArgs,
  })
  for (const part of wanted) await rm(join(folder, 'now', part), { recursive: true, force: true })
  if (wanted.includes('shop')) await photographShop(browser, take)
  if (wanted.includes('stories')) {
    const storybook = join(root, '.cache', 'storybook')
    const args = ['build', '--output-dir', storybook, '--quiet']
    const program = join(root, 'node_modules', '.bin', 'storybook')
    if (!runProgram(program, args, { cwd: root }))
      throw new Error('The stories could not be built.')
    await photographStories(browser, storybook, take)
  }
  await browser.close()
  await mkdir(join(folder, 'now'), { recursive: true })
  const all = [...kept, ...taken].toSorted((a, b) => a.id.localeCompare(b.id))
  await writeFile(listFile('now'), JSON.stringify(all, null, 1))
}

const compare = async (): Promise<readonly Compared[]> => {
  const accepted = await readList('accepted')
  const now = await readList('now')
  await rm(join(folder, 'difference'), { recursive: true, force: true })
  const known = new Set(accepted.map(({ id }) => id))
  const here = new Set(now.map(({ id }) => id))
  const compared: Compared[] = []
  for (const shot of now) {
    await keepThumbnail(fileOf('thumbnails/now', shot.id), fileOf('now', shot.id))
    const isKnown = known.has(shot.id)
    const share = isKnown
      ? await difference(
          fileOf('accepted', shot.id),
          fileOf('now', shot.id),
          fileOf('difference', shot.id),
        )
      : 1
    compared.push({ ...shot, share, state: isKnown ? (share > 0 ? 'changed' : 'same') : 'new' })
  }
  for (const shot of accepted.filter(({ id }) => !here.has(id))) {
    await keepThumbnail(fileOf('thumbnails/accepted', shot.id), fileOf('accepted', shot.id))
    compared.push({ ...shot, share: 1, state: 'gone' })
  }
  return compared
}

const [asked] = process.argv.slice(2)
if (asked === 'accept') {
  await rm(join(folder, 'accepted'), { recursive: true, force: true })
  await cp(join(folder, 'now'), join(folder, 'accepted'), { recursive: true })
  console.log(`${(await readList('accepted')).length} pictures are accepted now.`)
} else {
  const part = parts.find((each) => each === asked)
  if (asked !== undefined && !part) {
    console.error(`There is no part ${asked}: shop, stories or accept.`)
    process.exit(2)
  }
  await photograph(part ? [part] : parts)
}
const compared = await compare()
await writeFile(join(folder, 'index.html'), sheetPage(compared))
const count = (state: Compared['state']) => compared.filter((shot) => shot.state === state).length
console.log(
  `${compared.length} pictures: ${count('changed')} changed, ${count('new')} new, ${count('gone')} gone.`,
)
console.log(pathToFileURL(join(folder, 'index.html')).href)
