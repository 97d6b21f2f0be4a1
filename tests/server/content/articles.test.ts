import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  exportArticles,
  importArticles,
  readFolder,
} from '../../../server/content/articles/articleFolder.ts'
import { readNewest, readVersions } from '../../../server/content/articles/articles.repo.ts'
import {
  publishArticle,
  putArticle,
  restoreArticle,
  unpublishArticle,
} from '../../../server/content/articles/articles.writer.ts'
import type { Trx } from '../../../server/store/schema.ts'
import { clientOf } from '../../support/client.ts'
import { openTestShop, type TestShop } from '../../support/shop.ts'
import { articleOf, publish } from '../../support/values/articles.ts'

const dayMs = 86_400_000

let shop: TestShop
let visitor: ReturnType<typeof clientOf>
beforeAll(async () => {
  shop = await openTestShop()
  visitor = clientOf(shop.origin)
})
afterAll(() => shop.close())

const inTransaction = <T>(act: (trx: Trx) => Promise<T>) => shop.db.transaction().execute(act)

const shown = async (slug: string) => {
  const { status, body } = await visitor.articles.page({ params: { slug } })
  return status === 200 ? body.title.en : status
}

describe('A page of the team', () => {
  test('Scenario: a draft is not public; when published, it is rendered in every language', async () => {
    const named = { kind: 'page', slug: 'about' } as const
    await inTransaction((trx) => putArticle(trx, named, articleOf('About'), shop.time.now))
    expect(await shown('about')).toBe(404)
    await inTransaction((trx) => publishArticle(trx, named, shop.time.now))
    expect((await visitor.articles.page({ params: { slug: 'about' } })).body).toEqual({
      slug: 'about',
      title: { en: 'About', it: 'About (it)' },
      summary: { en: 'About, in short.' },
      cover: null,
      tags: [],
      html: { en: '<p>About.</p>\n<h2>More</h2>\n<p>Read on <a href="/about">here</a>.</p>' },
      seo: {
        title: { en: 'About', it: 'About (it)' },
        description: { en: 'About, in short.' },
      },
      publishedAt: new Date(shop.time.now).toISOString(),
      updatedAt: new Date(shop.time.now).toISOString(),
    })
  })

  test('Scenario: a new version is scheduled, and the old one is public until then', async () => {
    const named = { kind: 'page', slug: 'terms-and-conditions' } as const
    await publish(shop, 'page', named.slug, { own: { title: { en: 'Old' } } })
    await inTransaction((trx) => putArticle(trx, named, articleOf('New'), shop.time.now))
    await inTransaction((trx) => publishArticle(trx, named, shop.time.now + dayMs))
    expect(await shown(named.slug)).toBe('Old')
    shop.time.now += dayMs
    expect(await shown(named.slug)).toBe('New')
  })

  test('Scenario: every version is kept, an earlier one can be restored, and all can be unpublished', async () => {
    const named = { kind: 'page', slug: 'delivery-returns' } as const
    for (const title of ['First', 'Second', 'Second'])
      await inTransaction((trx) => putArticle(trx, named, articleOf(title), shop.time.now))
    await inTransaction((trx) => publishArticle(trx, named, shop.time.now))
    const version = await inTransaction((trx) => restoreArticle(trx, named, 1, shop.time.now))
    expect([version, await shown(named.slug)]).toEqual([3, 'Second'])
    shop.time.now += 1
    await inTransaction((trx) => publishArticle(trx, named, shop.time.now))
    expect(await shown(named.slug)).toBe('First')
    const versions = await readVersions(shop.db, 'page', named.slug)
    expect(versions.map(({ version: number, article }) => [number, article.title.en])).toEqual([
      [3, 'First'],
      [2, 'Second'],
      [1, 'First'],
    ])
    await inTransaction((trx) => unpublishArticle(trx, named))
    expect(await shown(named.slug)).toBe(404)
  })

  test.each([
    ['no title', { title: {} }, 'title: must have a text in en'],
    ['a blank body', { body: { en: ' ' } }, 'body: must have a text in en'],
    ['a cover without words', { cover: { image: '/media/a.svg', alt: {} } }, 'cover.alt: must'],
    [
      'a cover that is not an address',
      { cover: { image: 'x', alt: { en: 'A' } } },
      'cover.image: ',
    ],
  ])('Scenario: %s is refused by the name of the field', async (_, own, message) => {
    const put = inTransaction((trx) =>
      putArticle(trx, { kind: 'page', slug: 'wrong' }, articleOf('A', own), 0),
    )
    await expect(put).rejects.toThrow(message)
    expect(await readVersions(shop.db, 'page', 'wrong')).toEqual([])
  })

  test('Scenario: a missing article cannot be published', async () => {
    const nothing = inTransaction((trx) =>
      publishArticle(trx, { kind: 'post', slug: 'nothing' }, shop.time.now),
    )
    await expect(nothing).rejects.toThrow('There is no post nothing.')
  })
})

describe('The blog', () => {
  const tag = (slug: string) => ({ tags: [{ slug, name: { en: slug } }] })

  test('Scenario: posts are listed by date, by topic and page by page, each with its neighbours', async () => {
    for (const [place, topic] of ['care', 'care', 'selling'].entries())
      await publish(shop, 'post', `post-${place}`, {
        own: tag(topic),
        at: shop.time.now - (10 - place) * dayMs,
      })
    const slugs = async (query: { limit?: string; page?: string; tag?: string }) => {
      const { status, body } = await visitor.articles.posts({ query })
      if (status !== 200) throw new Error(body.message)
      return [body.total, body.data.map(({ slug }) => slug), body.tags.map(({ slug }) => slug)]
    }
    const topics = ['selling', 'care']
    expect(await slugs({})).toEqual([3, ['post-2', 'post-1', 'post-0'], topics])
    expect(await slugs({ tag: 'care' })).toEqual([2, ['post-1', 'post-0'], topics])
    expect(await slugs({ limit: '2', page: '2' })).toEqual([3, ['post-0'], topics])
    const { body } = await visitor.articles.post({ params: { slug: 'post-1' } })
    expect(body).toMatchObject({
      minutes: { en: 1 },
      previous: { slug: 'post-0' },
      next: { slug: 'post-2' },
    })
  })
})

test('Scenario: questions are in the order of the team', async () => {
  for (const [slug, position] of [
    ['second', 2],
    ['first', 1],
  ] as const)
    await publish(shop, 'question', slug, { own: { position } })
  const { status, body } = await visitor.articles.questions()
  if (status !== 200) throw new Error(body.message)
  expect(body.data.map(({ slug }) => slug)).toEqual(['first', 'second'])
})

describe('Content as files', () => {
  const folders: string[] = []
  const newFolder = async () => {
    const folder = await mkdtemp(join(tmpdir(), 'alma-content-'))
    folders.push(folder)
    return folder
  }
  afterAll(() => Promise.all(folders.map((folder) => rm(folder, { recursive: true }))))

  test('Scenario: an export is imported without loss, and changes nothing', async () => {
    await publish(shop, 'post', 'whole', {
      own: {
        title: { en: 'Whole: “all” of it', it: 'Tutto' },
        body: { en: '# Large\n\n---\n\n- one', it: 'Tutto' },
        cover: { image: '/media/demo/a.svg', alt: { en: 'A ring', it: 'Un anello' } },
        seo: { description: { en: 'For the search' } },
        tags: [{ slug: 'care', name: { en: 'Care', it: 'Cura' } }],
        position: 7,
      },
    })
    const root = await newFolder()
    const count = await inTransaction((trx) => exportArticles(trx, root))
    const before = await readNewest(shop.db)
    expect(count).toBe(before.length)
    const read = await readFolder(root)
    expect(await inTransaction((trx) => importArticles(trx, read, shop.time.now))).toBe(0)

    const other = await openTestShop()
    await other.db.transaction().execute((trx) => importArticles(trx, read, shop.time.now))
    const facts = (all: Awaited<ReturnType<typeof readNewest>>) =>
      all.map(({ kind, slug, article, publishAt }) => ({ kind, slug, article, publishAt }))
    expect(facts(await readNewest(other.db))).toEqual(facts(before))
    await other.close()
  })

  test('Scenario: an edited article with a date is saved as a draft, and the public one stays', async () => {
    await publish(shop, 'page', 'dated', { own: { title: { en: 'Dated' } } })
    const root = await newFolder()
    await inTransaction((trx) => exportArticles(trx, root))
    const file = join(root, 'page', 'dated', 'en.md')
    await writeFile(file, (await readFile(file, 'utf8')).replace('title: Dated', 'title: Edited'))
    const read = (await readFolder(root)).filter(({ slug }) => slug === 'dated')

    expect(await inTransaction((trx) => importArticles(trx, read, shop.time.now, 'keep'))).toBe(1)
    const [newest] = await readVersions(shop.db, 'page', 'dated')
    expect(newest).toMatchObject({ article: { title: { en: 'Edited' } }, publishAt: null })
    expect(await shown('dated')).toBe('Dated')

    await inTransaction((trx) => importArticles(trx, read, shop.time.now))
    expect(await shown('dated')).toBe('Edited')
  })

  test('Scenario: an invalid file is reported, and nothing of the folder is imported', async () => {
    const root = await newFolder()
    await inTransaction((trx) => exportArticles(trx, root))
    const file = join(root, 'page', 'about', 'en.md')
    await writeFile(file, (await readFile(file, 'utf8')).replace('title: About', 'title: Changed'))
    await writeFile(join(root, 'post', 'whole', 'en.md'), 'No head at all')
    const read = await readFolder(root)
    const taken = inTransaction((trx) => importArticles(trx, read, shop.time.now))
    await expect(taken).rejects.toThrow('post/whole: en.md: must begin with --- and its title')
    expect(await shown('about')).toBe('About')
  })
})
