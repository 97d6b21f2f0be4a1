import type { FeaturedProduct } from '../../../src/contracts/catalogue.ts'
import { pictureSizes } from '../../../src/domain/catalogue/pictures.ts'
import { answerKey } from '../../../src/domain/shell/answerKey.ts'
import type { Page } from '../../../src/domain/shell/pageHead.ts'
import type { CatalogueAnswers } from '../../catalogue/answers.ts'
import { frontPageKey, readFrontPage } from '../../content/frontPage.ts'
import { readShownCategories } from '../../content/shownCategories.ts'
import type { Deps } from '../../opening/deps.ts'
import { createSettings } from '../../settings/settings.repo.ts'
import { createKeptPages } from '../../store/kept/keptPages.ts'
import { lastChangeOf, type Topic } from '../../store/shopVersion.ts'
import { type FirstPicture, type Held, nothing, picturesOf } from './held.ts'
import { createHeldArticles } from './heldArticles.ts'
import { createHeldForCustomers } from './heldForCustomers.ts'

/** Who opens a page. `unknown`: the session cookie is not valid. */
export type Reader = 'visitor' | 'customer' | 'unknown'

/** Number of pieces in the front page's first picture. */
const inTheVitrine = 3

/** Maximum length of an embedded answer, in characters. A longer one would delay the page. */
const heaviest = 150_000

/** Escapes JSON for the markup of a page. */
const withoutMarkup = (json: string) => json.replaceAll('<', '\\u003c')

/** The data embedded in a page: the element with its answers, and its first pictures. */
export type FirstAnswers = (
  page: Pick<Page, 'kind'>,
  address: URL,
  reader: Reader,
  language: string,
) => Promise<{ readonly element: string; readonly pictures: readonly FirstPicture[] }>

/**
 * Embeds the answers to a page's first calls in the page (`src/services/parts/firstAnswers.ts` reads them). Prices and
 * stock are for verified customers only. Each equals the answer of its call: a property test compares them.
 */
export const createFirstAnswers = (deps: Deps, catalogue: CatalogueAnswers): FirstAnswers => {
  const { engine, now } = deps
  const settings = createSettings(engine.db)
  const pages = createKeptPages(deps, 'first answers')
  const keep = (key: string, topics: readonly Topic[], read: () => Promise<unknown>) =>
    pages.get(key, async () => ({
      text: JSON.stringify(await read()),
      lastChange: lastChangeOf(engine.db, ...topics),
    }))
  const forCustomers = createHeldForCustomers(catalogue)
  const heldArticles = createHeldArticles(deps)

  /** The answers that every page needs. */
  const shell = async (): Promise<Held['answers']> => ({
    [answerKey('settings.store')]: await keep('store', ['settings', 'categories'], () =>
      settings.storefront(),
    ),
    [answerKey('settings.languages')]: await keep('languages', ['settings'], async () => ({
      data: await settings.languages(),
    })),
    [answerKey('settings.currencies')]: await keep('currencies', ['settings'], async () => ({
      data: await settings.currencies(),
    })),
  })

  const shownCategories = async (): Promise<Held['answers']> => ({
    [answerKey('content.shop')]: await keep(
      'shown categories',
      ['categories', 'assortment'],
      async () => ({ data: await readShownCategories(engine.db) }),
    ),
  })

  const frontPage = async (): Promise<Held['answers']> => {
    const moment = now()
    return {
      [answerKey('content.frontPage')]: await keep(frontPageKey(moment), ['content'], () =>
        readFrontPage(deps, moment),
      ),
    }
  }

  const home = async (withPrices: boolean): Promise<Held> => {
    const json = await catalogue.featured(withPrices)
    const { data } = JSON.parse(json) as { data: readonly FeaturedProduct[] }
    return {
      answers: {
        [answerKey('catalogue.featured')]: json,
        ...(await shownCategories()),
        ...(await frontPage()),
      },
      pictures: picturesOf(data.slice(0, inTheVitrine), pictureSizes.niche),
    }
  }

  const theShop = async (): Promise<Held> => ({ answers: await shownCategories(), pictures: [] })

  const ofPage = async (
    page: Pick<Page, 'kind'>,
    address: URL,
    reader: Reader,
    language: string,
  ): Promise<Held> => {
    if (page.kind === 'theShop') return theShop()
    const article = await heldArticles(page, address)
    if (article) return article
    if (reader === 'unknown') return nothing
    if (page.kind === 'home') return home(reader === 'customer')
    return reader === 'customer' ? forCustomers(page, address, language) : nothing
  }

  return async (page, address, reader, language) => {
    const [first, { answers, pictures }] = await Promise.all([
      shell(),
      ofPage(page, address, reader, language),
    ])
    const json = Object.entries({ ...first, ...answers })
      .filter(([, answer]) => answer.length <= heaviest)
      .map(([key, answer]) => `${JSON.stringify(key)}:${answer}`)
      .join(',')
    const element = `<script type="application/json" id="answers">{${withoutMarkup(json)}}</script>`
    return { element, pictures }
  }
}
