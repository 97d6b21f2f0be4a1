export { LoginPage as Component } from '../../views/pages/LoginPage.tsx'
