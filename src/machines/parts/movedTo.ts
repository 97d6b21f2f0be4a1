import type { QuantityRule } from '../../contracts/catalogue/product.ts'
import type { Sentence } from './shell.ts'

/** Reports that a typed quantity was moved to one that may be ordered, and why (rule Q4). */
export const movedTo = ({ step, maximum }: QuantityRule, quantity: number): Sentence =>
  quantity >= maximum
    ? { key: 'quantity.most', values: { quantity: maximum } }
    : { key: 'quantity.moved', values: { quantity, step } }
