import { z } from 'zod'

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
