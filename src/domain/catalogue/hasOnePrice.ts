import type { ProductCard } from '../../contracts/catalogue/product.ts'

/** Whether a list shows the price of its one selected variant, and not the lowest of several. */
export const hasOnePrice = ({
  directly,
  variantCount,
}: Pick<ProductCard, 'directly' | 'variantCount'>): boolean => directly || variantCount === 1
