export { MessagesPage as Component } from '../../../views/account/messages/MessagesPage.tsx'
