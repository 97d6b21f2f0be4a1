import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { articleKinds } from '../../../src/contracts/content/articles.ts'
import type { Trx } from '../../store/schema.ts'
import { type ArticleFiles, readArticle, writeArticle } from './articleFile.ts'
import { type Listed, readNewest } from './articles.repo.ts'
import { type Named, publishArticle, putArticle } from './articles.writer.ts'

const filesIn = async (folder: string): Promise<ArticleFiles> => {
  const names = (await readdir(folder)).filter((name) => /^(entry\.yaml|[\w-]+\.md)$/.test(name))
  const read = names.toSorted().map(async (name) => {
    return [name, await readFile(join(folder, name), 'utf8')] as const
  })
  return Object.fromEntries(await Promise.all(read))
}

/** An article's files with its name, and the folder for messages. */
export interface ArticleFolder extends Named {
  readonly folder: string
  readonly files: ArticleFiles
}

/** The articles below a folder, in the layout of `content export`: `page/about/en.md`. */
export const readFolder = async (root: string): Promise<readonly ArticleFolder[]> => {
  const found: ArticleFolder[] = []
  for (const kind of articleKinds) {
    const slugs = await readdir(join(root, kind), { withFileTypes: true }).catch(() => [])
    for (const { name: slug } of slugs.filter((each) => each.isDirectory())) {
      const folder = join(kind, slug)
      found.push({ kind, slug, folder, files: await filesIn(join(root, folder)) })
    }
  }
  return found
}

/**
 * Saves articles. Unchanged articles get no new version.
 * @param dated what to do with articles that have a date: `publish` publishes them from then on, `keep` saves drafts
 * only
 * @returns the number of articles with a new version
 * @throws Error that names the folder, and the file or field, and the problem
 */
export const importArticles = async (
  trx: Trx,
  folders: readonly ArticleFolder[],
  now: number,
  dated: 'publish' | 'keep' = 'publish',
): Promise<number> => {
  let changed = 0
  for (const { folder, files, ...named } of folders) {
    try {
      const { article, publishAt } = readArticle(files)
      const { isNew } = await putArticle(trx, named, article, now)
      if (publishAt !== null && dated === 'publish') await publishArticle(trx, named, publishAt)
      if (isNew) changed += 1
    } catch (error) {
      throw new Error(`${folder}: ${(error as Error).message}`, { cause: error })
    }
  }
  return changed
}

/** Writes the newest version of every article below a folder. @returns how many */
export const exportArticles = async (trx: Trx, root: string): Promise<number> => {
  const all: readonly Listed[] = await readNewest(trx)
  for (const { kind, slug, article, publishAt } of all) {
    const folder = join(root, kind, slug)
    await mkdir(folder, { recursive: true })
    for (const [name, text] of Object.entries(writeArticle(article, publishAt)))
      await writeFile(join(folder, name), text)
  }
  return all.length
}
