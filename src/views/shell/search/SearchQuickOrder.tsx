/** The quick order of the search panel: a module of its own, since the cart's page imports the quick order itself. */
export { QuickOrder as default } from '../../cart/quickOrder/QuickOrder.tsx'
