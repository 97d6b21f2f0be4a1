/** The documents of products on sale, as JSON text of the contract. */
export interface Documents {
  /** The `Product` by slug or id (rule C13). */
  product(key: string): Promise<string | undefined>
  /** The `ProductCard`s of the products still on sale, in the order of `ids`. */
  cards(ids: readonly string[]): Promise<readonly string[]>
  /** The `ProductCard`s of the featured products, newest first, 12 at most (rule C14). */
  featured(): Promise<readonly string[]>
}

/** The number of featured products that are shown. */
export const featuredMost = 12
