import Heart, { type Wishable } from './Heart.tsx'

/** The heart of a card, for customers who are logged in. */
export const heartOf = (product: Wishable) => <Heart product={product} />
