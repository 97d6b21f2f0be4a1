import type { Manifest } from 'vite'
import { defaultLanguage } from '../../src/domain/shell/multilingual.ts'
import type { Page } from '../../src/domain/shell/pageHead.ts'
import { type PageOfTable, pages } from '../../src/domain/shell/pages.ts'
import type { PageScripts } from './page/startScript.ts'

/** The rows of the table of pages, by their kind. */
const rowOf = new Map<string, PageOfTable>(pages.toReversed().map((page) => [page.kind, page]))

/** The code of a page. A search uses the catalogue's page, and the account page is also the registration. */
const modulesOf = (kind: Page['kind']): string[] => {
  const { code, data } = rowOf.get(sameCode[kind] ?? kind) ?? {}
  return [
    ...(code ? [`src/app/pages/${code}.tsx`] : []),
    ...(data?.startsWith('content/') ? ['src/app/loaders/contentLoaders.ts'] : []),
  ]
}
const sameCode: Partial<Record<Page['kind'], string>> = { search: 'eshop', account: 'register' }

/** The code that every page for customers needs immediately. That of calls is needed after the takeover. */
const forCustomers = ['src/app/loaders/customerLoaders.ts', 'src/services/customerMachines.ts']

/** The texts of a visitor's front page are in the entry. */
const textsOf = (language: string, isInEntry: boolean) =>
  [defaultLanguage, language]
    .filter((code) => !isInEntry || code !== defaultLanguage)
    .map((code) => `src/app/i18n/catalogues/${code}.ts`)

/** The scripts of a page in a language; a customer's page needs more than a visitor's. */
export type FilesOf = (
  page: Pick<Page, 'kind'>,
  language: string,
  isVisitor: boolean,
) => PageScripts

/**
 * Finds the scripts of each page.
 * @param manifest manifest of the storefront's build
 */
export const createFilesOf = (manifest: Manifest): FilesOf => {
  /** The files of a module, each after those that it imports. */
  const filesOf = (key: string, known = new Set<string>()): string[] => {
    const chunk = manifest[key]
    if (!chunk || known.has(chunk.file)) return []
    known.add(chunk.file)
    return [...(chunk.imports ?? []).flatMap((file) => filesOf(file, known)), `/${chunk.file}`]
  }
  const entry = filesOf('index.html')

  return (page, language, isVisitor) => {
    const needed = [
      ...modulesOf(page.kind),
      ...textsOf(language, isVisitor && page.kind === 'home'),
      ...(isVisitor ? [] : forCustomers),
    ].flatMap((module) => filesOf(module))
    return { entry, modules: [...new Set(needed)].filter((file) => !entry.includes(file)) }
  }
}
