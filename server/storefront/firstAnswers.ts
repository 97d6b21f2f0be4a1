import type { ServerInferResponseBody } from '@ts-rest/core'
import type { contract } from '../../src/contracts/index.ts'
import type { Page } from '../../src/domain/pageHead.ts'
import type { Catalogue } from '../catalogue/catalogue.repo.ts'
import { readShownCategories } from '../content/shownCategories.ts'
import { createSettings } from '../settings/settings.repo.ts'
import type { Engine } from '../store/engine.ts'

type Settings = (typeof contract)['settings']

/** The answers that every page begins with, by the name of their call. */
interface ShellAnswers {
  readonly 'settings.store': ServerInferResponseBody<Settings['store'], 200>
  readonly 'settings.languages': ServerInferResponseBody<Settings['languages'], 200>
  readonly 'settings.currencies': ServerInferResponseBody<Settings['currencies'], 200>
}

/** JSON that may stand in a page's markup. */
const withoutMarkup = (json: string) => json.replaceAll('<', '\\u003c')

/**
 * What a page would ask for before it can show anything, to be put into the page itself
 * (`src/services/firstAnswers.ts` reads it). Nothing in it is for customers alone.
 */
export const createFirstAnswers = (engine: Engine, catalogue: Pick<Catalogue, 'featured'>) => {
  const settings = createSettings(engine.db)

  const shell = async (): Promise<ShellAnswers> => ({
    'settings.store': await settings.storefront(),
    'settings.languages': { data: await settings.languages() },
    'settings.currencies': { data: await settings.currencies() },
  })

  /** The element that holds the answers. A customer asks for the pieces shown first: they come with prices. */
  return async ({ kind }: Pick<Page, 'kind'>, isVisitor: boolean): Promise<string> => {
    const answers = JSON.stringify(await shell())
    const featured =
      kind === 'home' && isVisitor ? `,"catalogue.featured":${await catalogue.featured(false)}` : ''
    const shop =
      kind === 'theShop'
        ? `,"content.shop":${JSON.stringify({ data: await readShownCategories(engine.db) })}`
        : ''
    const json = withoutMarkup(`${answers.slice(0, -1)}${featured}${shop}}`)
    return `<script type="application/json" id="answers">${json}</script>`
  }
}
