import type { Manifest } from 'vite'
import { defaultLanguage } from '../../src/domain/multilingual.ts'
import type { Page } from '../../src/domain/pageHead.ts'

/** The module of each page's code. */
const moduleOf = {
  home: 'home',
  login: 'login',
  forgotPassword: 'mailLinks',
  resetPassword: 'mailLinks',
  unsubscribe: 'mailLinks',
  register: 'account',
  account: 'account',
  information: 'information',
  messages: 'messages',
  request: 'requests',
  contact: 'requests',
  customWork: 'requests',
  askReturn: 'requests',
  confirmEmail: 'mailLinks',
  undoEmail: 'mailLinks',
  privacy: 'privacy',
  eraseAccount: 'mailLinks',
  verification: 'emailVerification',
  eshop: 'eshop',
  search: 'eshop',
  category: 'category',
  product: 'product',
  cart: 'cart',
  checkout: 'checkout',
  placed: 'placed',
  addresses: 'addAddress',
  history: 'history',
  wishlist: 'wishlist',
  theShop: 'theShop',
  lookBook: 'lookBook',
  blog: 'content',
  article: 'content',
  post: 'content',
  notFound: 'notFound',
} as const satisfies Record<Page['kind'], string>

/** The code that every page of a customer needs at once. */
const forCustomers = [
  'src/app/customerLoaders.ts',
  'src/services/api.ts',
  'src/services/customerMachines.ts',
]

/** The texts of a visitor's front page are in the entry. */
const textsOf = (language: string, isInEntry: boolean) =>
  [defaultLanguage, language]
    .filter((code) => !isInEntry || code !== defaultLanguage)
    .map((code) => `src/app/i18n/catalogues/${code}.ts`)

/** The links of a page in a language; a customer's needs more than a visitor's. */
export type Preloads = (page: Pick<Page, 'kind'>, language: string, isVisitor: boolean) => string

/**
 * Links to the code that a page loads first, so that the browser fetches it along with the entry's.
 * @param manifest what the storefront's build has written where
 */
export const createPreloads = (manifest: Manifest): Preloads => {
  const filesOf = (key: string, known = new Set<string>()): ReadonlySet<string> => {
    const chunk = manifest[key]
    if (!chunk || known.has(chunk.file)) return known
    known.add(chunk.file)
    for (const style of chunk.css ?? []) known.add(style)
    for (const imported of chunk.imports ?? []) filesOf(imported, known)
    return known
  }
  const first = filesOf('index.html')
  const link = (file: string) =>
    file.endsWith('.css')
      ? `<link rel="stylesheet" href="/${file}" />`
      : `<link rel="modulepreload" href="/${file}" />`

  return (page, language, isVisitor) =>
    [
      `src/app/pages/${moduleOf[page.kind]}.tsx`,
      ...(moduleOf[page.kind] === 'content' ? ['src/app/contentLoaders.ts'] : []),
      ...textsOf(language, isVisitor && page.kind === 'home'),
      ...(isVisitor ? [] : forCustomers),
    ]
      .flatMap((module) => [...filesOf(module)])
      .filter((file, place, files) => !first.has(file) && files.indexOf(file) === place)
      .map(link)
      .join('\n    ')
}
