import { parse, stringify } from 'yaml'
import type { Article } from '../../../src/contracts/content/articles.ts'

/** The part of an article that all languages share: `entry.yaml`. */
interface Entry {
  readonly cover?: string
  readonly position?: number
  /** The day such as `2026-03-02`, or the moment, from which it is public. A draft has none. */
  readonly published?: string
  readonly tags?: Article['tags']
  /** Products on the picture of a look. `x` and `y` are in percent. */
  readonly spots?: readonly Readonly<Record<'x' | 'y' | 'product', string | number>>[]
}

/** One language of an article: the front matter of its Markdown file. */
interface Head {
  readonly title?: string
  readonly summary?: string
  readonly alt?: string
  readonly seoTitle?: string
  readonly seoDescription?: string
}

/** An article's files by name: `entry.yaml`, and `en.md` for each language. */
export type ArticleFiles = Readonly<Record<string, string>>

/** The content of an article's files, not validated yet. */
export interface ReadArticle {
  readonly article: unknown
  readonly publishAt: number | null
}

const fence = /^---\r?\n([\s\S]*?)\r?\n---(?:\r?\n|$)/

/** @throws Error that says what is wrong */
const readYaml = <T>(text: string): Partial<T> => {
  const read: unknown = parse(text, { schema: 'failsafe' }) ?? {}
  if (typeof read !== 'object' || Array.isArray(read)) throw new Error('must be names with values')
  return read as Partial<T>
}

const readMoment = (text: string | undefined): number | null => {
  if (text === undefined || text === '') return null
  const moment = Date.parse(text)
  if (Number.isNaN(moment)) throw new Error(`published: ${text} is not a day such as 2026-03-02`)
  return moment
}

/** The languages that have the field. */
const fieldOf = (heads: readonly (readonly [string, Head])[], field: keyof Head) =>
  Object.fromEntries(
    heads.flatMap(([language, head]) =>
      head[field] === undefined ? [] : [[language, String(head[field]).trim()]],
    ),
  )

/**
 * Reads an article from its files.
 * @throws Error that names the file and says what is wrong
 */
export const readArticle = (files: ArticleFiles): ReadArticle => {
  const inFile = <T>(name: string, read: () => T): T => {
    try {
      return read()
    } catch (error) {
      throw new Error(`${name}: ${(error as Error).message}`)
    }
  }
  const entry = inFile('entry.yaml', () => readYaml<Entry>(files['entry.yaml'] ?? ''))
  const languages = Object.entries(files)
    .filter(([name]) => name.endsWith('.md'))
    .map(([name, text]) => {
      const language = name.slice(0, -'.md'.length)
      const [whole = '', head = ''] = fence.exec(text) ?? []
      return inFile(name, () => {
        if (whole === '') throw new Error('must begin with --- and its title')
        return [language, readYaml<Head>(head) as Head, text.slice(whole.length).trim()] as const
      })
    })
  const heads = languages.map(([language, head]) => [language, head] as const)
  const seo = { title: fieldOf(heads, 'seoTitle'), description: fieldOf(heads, 'seoDescription') }
  return {
    article: {
      title: fieldOf(heads, 'title'),
      summary: fieldOf(heads, 'summary'),
      body: Object.fromEntries(
        languages.flatMap(([language, , body]) => (body === '' ? [] : [[language, body]])),
      ),
      cover: entry.cover ? { image: entry.cover, alt: fieldOf(heads, 'alt') } : null,
      seo: Object.fromEntries(Object.entries(seo).filter(([, texts]) => Object.keys(texts).length)),
      tags: entry.tags ?? [],
      position: Number(entry.position ?? 0),
      spots: (entry.spots ?? []).map((spot) => ({ ...spot, x: Number(spot.x), y: Number(spot.y) })),
    },
    publishAt: inFile('entry.yaml', () => readMoment(entry.published)),
  }
}

/** The files of an article, from which {@link readArticle} reads the same article. */
export const writeArticle = (
  { title, summary, body, cover, seo, tags, position, spots }: Article,
  publishAt: number | null,
): ArticleFiles => {
  const entry: Entry = {
    ...(cover ? { cover: cover.image } : {}),
    position,
    ...(publishAt === null ? {} : { published: new Date(publishAt).toISOString() }),
    ...(tags.length > 0 ? { tags } : {}),
    ...(spots.length > 0 ? { spots } : {}),
  }
  const page = (language: string) => {
    const head = {
      title: title[language],
      summary: summary[language],
      alt: cover?.alt[language],
      seoTitle: seo.title?.[language],
      seoDescription: seo.description?.[language],
    }
    const fields = Object.entries(head).filter(([, text]) => text !== undefined)
    return `---\n${stringify(Object.fromEntries(fields))}---\n${body[language] ?? ''}\n`
  }
  return {
    'entry.yaml': stringify(entry),
    ...Object.fromEntries(
      Object.keys({ ...title, ...body }).map((language) => [`${language}.md`, page(language)]),
    ),
  }
}
