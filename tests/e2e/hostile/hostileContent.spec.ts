import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect } from '@playwright/test'
import { stringify } from 'yaml'
import { hostileTexts } from '../../support/values/hostileTexts.ts'
import { test } from '../parts/hostileShop.ts'

// Tests the shop's own protection, not the browser's.
test.use({ bypassCSP: true })

/** Texts to a post. */
const each = 16
const posts = Array.from({ length: Math.ceil(hostileTexts.length / each) }, (_, n) =>
  hostileTexts.slice(n * each, (n + 1) * each),
)

/** A post with hostile texts in every field that the team can write. */
const writePost = async (root: string, slug: string, texts: readonly string[]) => {
  const folder = join(root, 'post', slug)
  const [first = ''] = texts
  await mkdir(folder, { recursive: true })
  const tags = [{ slug: `tag-${slug}`, name: { en: first.slice(0, 60) } }]
  const entry = { cover: '/media/demo/scene-care.svg', published: '2026-07-01', tags }
  await writeFile(join(folder, 'entry.yaml'), stringify(entry))
  const head = { title: first.slice(0, 150), summary: first, alt: first, seoDescription: first }
  const body = texts.flatMap((text) => [text, `[x](${text})`, `![${text}](${text})`])
  await writeFile(join(folder, 'en.md'), `---\n${stringify(head)}---\n${body.join('\n\n')}\n`)
}

test('Scenario: whatever a post contains, no script runs in the journal', async ({
  page,
  shop,
}) => {
  const root = await mkdtemp(join(tmpdir(), 'alma-hostile-'))
  for (const [n, texts] of posts.entries()) await writePost(root, `hostile-${n}`, texts)
  await shop.team('content', 'import', root)
  await rm(root, { recursive: true })

  const ran = () => page.evaluate(() => 'ran' in window)
  await page.goto('/blog')
  await expect(page.getByRole('main').getByRole('article').first()).toBeVisible()
  expect(await ran()).toBe(false)
  for (const n of posts.keys()) {
    await page.goto(`/blog/hostile-${n}/`)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    // Everything that reacts to a press, scrolling into view or the focus has been triggered.
    for (const link of await page.getByRole('main').locator('[class*=prose] a').all())
      await link.dispatchEvent('mouseover')
    expect(await ran()).toBe(false)
  }
})
