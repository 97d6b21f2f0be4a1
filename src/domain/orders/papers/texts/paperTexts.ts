import type { PaperKind } from '../../../../contracts/orders/papers.ts'
import type { TaxRule } from '../../../../contracts/selling.ts'

/** The words of papers. A placeholder is a name in braces. */
export interface PaperTexts {
  readonly titles: Readonly<Record<PaperKind, string>>
  readonly facts: Readonly<
    Record<
      | 'number'
      | 'order'
      | 'date'
      | 'orderDate'
      | 'shipment'
      | 'shipsBy'
      | 'currency'
      | 'placeOfSupply'
      | 'incoterm'
      | 'carrier'
      | 'tracking'
      | 'invoices',
      string
    >
  >
  readonly parties: Readonly<Record<'buyer' | 'deliverTo', string>>
  readonly address: Readonly<Record<'vat' | 'phone' | 'taxNumber', string>>
  readonly columns: Readonly<
    Record<
      | 'position'
      | 'goods'
      | 'sku'
      | 'pieces'
      | 'price'
      | 'tax'
      | 'amount'
      | 'hsCode'
      | 'hsn'
      | 'origin'
      | 'metalWeight'
      | 'netWeight',
      string
    >
  >
  readonly sums: Readonly<
    Record<
      | 'goods'
      | 'coupon'
      | 'shipping'
      | 'tax'
      | 'total'
      | 'payable'
      | 'credited'
      | 'pieces'
      | 'parcels'
      | 'metalWeight'
      | 'netWeight'
      | 'grossWeight',
      string
    >
  >
  /** A price of several pieces. */
  readonly perPieces: string
  readonly grams: string
  readonly notes: Readonly<
    Record<
      | 'thanks'
      | 'thanksText'
      | 'proforma'
      | 'proformaText'
      | 'bank'
      | 'holder'
      | 'bankName'
      | 'account'
      | 'bankCode'
      | 'reference'
      | 'remark'
      | 'tax'
      | 'declaration'
      | 'declarationText'
      | 'reason',
      string
    >
  >
  /** Why an order has no tax, or that of another place, by its tax rule. Other rules need no explanation. */
  readonly taxRules: Readonly<Partial<Record<TaxRule, string>>>
  readonly pages: string
}
