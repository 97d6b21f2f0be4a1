import { useSelector } from '@xstate/react'
import { useEffect } from 'react'
import { selectMessages } from '../../machines/account/inboxSelectors.ts'
import { useComposed } from './useComposed.ts'

/** Marks the messages that link to a page as read while the page is open, new messages included. */
export const useReadMessages = (link: string): void => {
  const { inbox } = useComposed().refs
  const unread = useSelector(inbox, (snapshot) =>
    selectMessages(snapshot)
      .filter((message) => !message.read && message.link === link)
      .map(({ _id }) => _id)
      .join(' '),
  )
  useEffect(() => {
    if (unread !== '') inbox.send({ type: 'messages.read', ids: unread.split(' ') })
  }, [inbox, unread])
}
