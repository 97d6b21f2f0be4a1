import { type Command, InvalidArgumentError } from 'commander'
import { articleKinds } from '../../src/contracts/content/articles.ts'
import {
  type ArticleFolder,
  exportArticles,
  importArticles,
  readFolder,
} from '../content/articles/articleFolder.ts'
import { type Listed, readNewest, readVersions } from '../content/articles/articles.repo.ts'
import {
  type Named,
  publishArticle,
  restoreArticle,
  unpublishArticle,
} from '../content/articles/articles.writer.ts'
import type { Trx } from '../store/schema.ts'
import { toCount } from './parts/arguments.ts'
import { printTable } from './parts/print.ts'
import { type OpenShop, TeamError, withShop } from './parts/withShop.ts'

/** `page/about` as kind and slug. */
const toNamed = (text: string): Named => {
  const [kind, slug, ...more] = text.split('/')
  const known = articleKinds.find((each) => each === kind)
  if (!known || !slug || more.length > 0)
    throw new InvalidArgumentError('It must be a kind and a slug, such as page/about or post/care.')
  return { kind: known, slug }
}

const toMoment = (text: string): number => {
  const moment = Date.parse(text)
  if (Number.isNaN(moment))
    throw new InvalidArgumentError('It must be a day such as 2026-03-02, or a moment.')
  return moment
}

const nameOf = ({ kind, slug }: Named) => `${kind}/${slug}`

const stateOf = ({ publishAt }: Listed, now: number) => {
  if (publishAt === null) return 'draft'
  const moment = new Date(publishAt).toISOString().slice(0, 16).replace('T', ' ')
  return publishAt <= now ? `shown since ${moment}` : `shown from ${moment}`
}

/** `content list|history|put|publish|unpublish|restore|export|import`: pages, posts, questions and looks. */
export const registerContent = (program: Command, open: OpenShop): void => {
  const content = program
    .command('content')
    .description('write and publish pages, posts, questions and looks')

  content
    .command('list', { isDefault: true })
    .description('list all articles with their newest version')
    .action(() =>
      withShop(open, async ({ engine, now }) => {
        const all = await readNewest(engine.db)
        if (all.length === 0) return console.log('There is no content.')
        printTable(
          ['NAME', 'VERSION', 'STATE', 'LANGUAGES', 'TITLE'],
          all.map((each) => [
            nameOf(each),
            String(each.version),
            stateOf(each, now()),
            Object.keys(each.article.title).join(' '),
            each.article.title.en ?? '',
          ]),
        )
      }),
    )

  content
    .command('history')
    .description('list the versions of an article, newest first')
    .argument('<name>', 'kind and slug, such as page/about', toNamed)
    .action((named: Named) =>
      withShop(open, async ({ engine, now }) => {
        const versions = await readVersions(engine.db, named.kind, named.slug)
        if (versions.length === 0) throw new TeamError(`There is no ${named.kind} ${named.slug}.`)
        printTable(
          ['VERSION', 'WRITTEN', 'STATE', 'TITLE'],
          versions.map((each) => [
            String(each.version),
            new Date(each.createdAt).toISOString().slice(0, 16).replace('T', ' '),
            stateOf(each, now()),
            each.article.title.en ?? '',
          ]),
        )
      }),
    )

  content
    .command('publish')
    .description('show the newest version')
    .argument('<name>', 'kind and slug, such as page/about', toNamed)
    .option('--at <moment>', 'from a day or a moment on, in UTC; now without it', toMoment)
    .action((named: Named, { at }: { at?: number }) =>
      withShop(open, async ({ engine, now }) => {
        const moment = at ?? now()
        const version = await engine.db
          .transaction()
          .execute((trx) => publishArticle(trx, named, moment))
        const when = moment > now() ? ` from ${new Date(moment).toISOString()} on` : ' now'
        console.log(`Version ${version} of ${nameOf(named)} is shown${when}.`)
      }),
    )

  content
    .command('unpublish')
    .description('unpublish it; its versions are kept')
    .argument('<name>', 'kind and slug, such as page/about', toNamed)
    .action((named: Named) =>
      withShop(open, async ({ engine }) => {
        await engine.db.transaction().execute((trx) => unpublishArticle(trx, named))
        console.log(`${nameOf(named)} is a draft now.`)
      }),
    )

  content
    .command('restore')
    .description('copy an earlier version to a new draft')
    .argument('<name>', 'kind and slug, such as page/about', toNamed)
    .argument('<version>', 'its number, as history lists it', toCount)
    .action((named: Named, wanted: number) =>
      withShop(open, async ({ engine, now }) => {
        const version = await engine.db
          .transaction()
          .execute((trx) => restoreArticle(trx, named, wanted, now()))
        console.log(
          `Version ${version} of ${nameOf(named)} is as version ${wanted} was; publish it to show it.`,
        )
      }),
    )

  content
    .command('put')
    .description('save a new version from a folder in the layout of export, a draft')
    .argument('<folder>', 'the folder with page/about and the like in it')
    .argument('<name>', 'kind and slug, such as page/about', toNamed)
    .action((root: string, named: Named) =>
      withFolders(
        open,
        root,
        ({ kind, slug }) => kind === named.kind && slug === named.slug,
        (trx, folders, now) => importArticles(trx, folders, now, 'keep'),
      ),
    )

  content
    .command('export')
    .description('export all articles to a folder: a Markdown file for each language')
    .argument('<folder>', 'where to; files of the same name are replaced')
    .action((root: string) =>
      withShop(open, async ({ engine }) => {
        const count = await engine.db.transaction().execute((trx) => exportArticles(trx, root))
        console.log(`${count} written to ${root}.`)
      }),
    )

  content
    .command('import')
    .description('import all articles from a folder, and publish those with a date')
    .argument('<folder>', 'as export lays it out; nothing is changed unless all is right')
    .action((root: string) => withFolders(open, root, () => true, importArticles))
}

/**
 * @param importFolders saves them and returns how many changed
 */
const withFolders = (
  open: OpenShop,
  root: string,
  isWanted: (named: Named) => boolean,
  importFolders: (trx: Trx, folders: readonly ArticleFolder[], now: number) => Promise<number>,
) =>
  withShop(open, async ({ engine, now }) => {
    const folders = (await readFolder(root)).filter(isWanted)
    if (folders.length === 0) throw new TeamError(`There is no such content below ${root}.`)
    try {
      const changed = await engine.db
        .transaction()
        .execute((trx) => importFolders(trx, folders, now()))
      console.log(`${folders.length} read, ${changed} changed.`)
    } catch (error) {
      throw new TeamError((error as Error).message)
    }
  })
