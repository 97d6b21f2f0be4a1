import type { PaperKind } from '../../../contracts/orders/papers.ts'

const names: Readonly<Record<PaperKind, string>> = {
  orderConfirmation: 'order-confirmation',
  proforma: 'proforma-invoice',
  packingList: 'packing-list',
  commercialInvoice: 'commercial-invoice',
  invoice: 'invoice',
  creditNote: 'credit-note',
}

/** The name of a paper's file, in ASCII: `invoice-INV-2026-000001.pdf`, `packing-list-A-000123-2.pdf`. */
export const paperFileName = ({
  kind,
  number,
  shipment,
  order,
}: {
  readonly kind: PaperKind
  readonly number: string | null
  /** Counts from 1 in the order. */
  readonly shipment: number | null
  /** The order's number. */
  readonly order: string
}): string => {
  const own = number ?? (shipment === null ? order : `${order}-${shipment}`)
  return `${names[kind]}-${own}.pdf`
}
