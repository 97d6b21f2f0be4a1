import { z } from 'zod'
import { DownloadLink } from '../downloadLink.ts'
import { Id, Problem, Timestamp } from '../primitives.ts'
import { c, customerOnly, memberRefusals } from '../routes.ts'

/** The papers of an order (rule O20). */
export const PaperKind = z.enum([
  'orderConfirmation',
  'proforma',
  'packingList',
  'commercialInvoice',
  'invoice',
  'creditNote',
])
export type PaperKind = z.infer<typeof PaperKind>

/** A paper of an order. */
export const Paper = z.object({
  _id: Id,
  kind: PaperKind,
  /** Of invoices and credit notes, such as `INV-2026-000001`; null for other papers. */
  number: z.string().nullable(),
  /** Of the shipment that it belongs to; null for papers of the whole order. */
  shipment: z.number().int().positive().nullable(),
  issuedAt: Timestamp,
  /** Whether it can be downloaded; it is prepared in the moments after it was issued. */
  isReady: z.boolean(),
})
export type Paper = z.infer<typeof Paper>

/** Papers of the caller's own orders (rules O20 to O24); each order lists its papers. */
export const papers = c.router(
  {
    link: {
      method: 'POST',
      path: '/order/:id/papers/:paperId',
      summary: 'Get a link to the PDF of a paper (an addition); 409 while it is being prepared',
      pathParams: z.object({ id: Id, paperId: Id }),
      body: c.noBody(),
      responses: { ...memberRefusals, 200: DownloadLink, 404: Problem, 409: Problem },
      metadata: customerOnly,
    },
  },
  { strictStatusCodes: true },
)
