export { MessagesPage as Component } from '../../views/account/MessagesPage.tsx'
