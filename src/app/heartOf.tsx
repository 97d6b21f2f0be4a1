import Heart, { type Wishable } from './Heart.tsx'

/** The heart of a card, for whoever is logged in. */
export const heartOf = (product: Wishable) => <Heart product={product} />
