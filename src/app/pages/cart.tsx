export { CartPage as Component } from '../../views/pages/CartPage.tsx'
