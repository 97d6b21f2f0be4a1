/** Where a buyer is. `country` is an ISO code. */
export interface TaxPlace {
  readonly country: string
  readonly state?: string | undefined
  readonly pincode: string
  readonly vatNumber?: string | undefined
}
