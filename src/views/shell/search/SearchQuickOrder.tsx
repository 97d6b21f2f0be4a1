/**
 * The quick order of the search panel. A module that is imported both ways is a part of a chunk, and a retry of its
 * import would get the whole chunk: so this one is imported dynamically alone.
 */
export { QuickOrder as default } from '../../cart/quickOrder/QuickOrder.tsx'
