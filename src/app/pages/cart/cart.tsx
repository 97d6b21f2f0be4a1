export { CartPage as Component } from '../../../views/cart/CartPage.tsx'
