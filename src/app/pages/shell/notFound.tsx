export { NotFoundPage as Component } from '../../../views/shell/NotFoundPage.tsx'
