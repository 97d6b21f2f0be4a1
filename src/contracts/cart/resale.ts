import { z } from 'zod'
import { DownloadLink } from '../downloadLink.ts'
import { Id, LanguageCode, Problem } from '../primitives.ts'
import { c, customerOnly, memberRefusals } from '../routes.ts'

/** The factors between which a buyer chooses: a retail price is never a wholesale price. */
export const leastFactor = 1.2
export const mostFactor = 20

/** What a resale pack contains (rule O30). */
export const ResaleRequest = z.object({
  /** One folder each. */
  languages: z.array(LanguageCode).min(1).max(20),
  /** The suggested retail price is the piece price times this. */
  factor: z.number().min(leastFactor).max(mostFactor).multipleOf(0.01),
})
export type ResaleRequest = z.infer<typeof ResaleRequest>

/** The caller's own orders as goods of their own shop. */
export const resale = c.router(
  {
    link: {
      method: 'POST',
      path: '/order/:id/resale',
      summary: 'Get a link to a ZIP with files for Shopify and WooCommerce (an addition)',
      pathParams: z.object({ id: Id }),
      body: ResaleRequest,
      responses: { ...memberRefusals, 200: DownloadLink, 404: Problem },
      metadata: customerOnly,
    },
  },
  { strictStatusCodes: true },
)
