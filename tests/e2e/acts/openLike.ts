import type { Browser, Page } from '@playwright/test'
import type { Journey } from '../../../lab/journey/journey.ts'
import { restMotion } from '../parts/restingMotion.ts'

/**
 * A page in a browser like that of the person of a journey, in which nothing is open yet.
 * @param baseURL the origin of a shop on mocks
 */
export const openLike = async (
  browser: Browser,
  baseURL: string,
  { start }: Pick<Journey, 'start'>,
): Promise<Page> => {
  const { width = 1440, height = 900, language = 'en', choices = {} } = start ?? {}
  const context = await browser.newContext({
    ...{ baseURL, viewport: { width, height }, locale: language, serviceWorkers: 'allow' },
  })
  await restMotion(context)
  await context.addCookies(
    Object.entries(choices).map(([name, value]) => ({
      ...{ name, value: encodeURIComponent(value), url: baseURL },
    })),
  )
  return context.newPage()
}
