export { NotFoundPage as Component } from '../../views/pages/NotFoundPage.tsx'
