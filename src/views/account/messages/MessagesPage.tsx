import { useSelector } from '@xstate/react'
import {
  selectAbsence,
  selectMessages,
  selectUnreadCount,
} from '../../../machines/account/inboxSelectors.ts'
import controls from '../../parts/controls.module.css'
import { useTranslation } from '../../parts/hooks/useTranslation.ts'
import { Interlude } from '../../parts/Interlude.tsx'
import { PageHead } from '../../parts/page/PageHead.tsx'
import page from '../../parts/page/page.module.css'
import { useShop } from '../../parts/shop.ts'
import { MessageItem } from './MessageItem.tsx'
import styles from './MessagesPage.module.css'

/** The shop's messages to the customer, newest first (`/alert`). */
export function MessagesPage() {
  const { t } = useTranslation()
  const { inbox } = useShop()
  const messages = useSelector(inbox, selectMessages)
  const unread = useSelector(inbox, selectUnreadCount)
  const absence = useSelector(inbox, selectAbsence)
  const markRead = (ids: readonly string[]) => inbox.send({ type: 'messages.read', ids })
  return (
    <div className={styles.page}>
      <PageHead page={{ kind: 'messages' }} />
      <div className={page.head}>
        <h1>{t('messages.title')}</h1>
        <p className={page.lead} role="status">
          {messages.length > 0 &&
            (unread > 0 ? t('messages.unread', { count: unread }) : t('messages.allRead'))}
        </p>
      </div>
      {absence === 'loading' && <p>{t('loading')}</p>}
      {absence === 'failed' && (
        <Interlude title={t('messages.failed')}>
          <button
            type="button"
            className={controls.quiet}
            onClick={() => inbox.send({ type: 'inbox.outdated' })}
          >
            {t('failed.retry')}
          </button>
        </Interlude>
      )}
      {absence === null && messages.length === 0 && (
        <Interlude title={t('messages.empty')}>
          <p>{t('messages.emptyText')}</p>
        </Interlude>
      )}
      {unread > 0 && (
        <button
          type="button"
          className={controls.quiet}
          onClick={() => markRead(messages.map(({ _id }) => _id))}
        >
          {t('messages.readAll')}
        </button>
      )}
      <ul className={styles.list}>
        {messages.map((message) => (
          <MessageItem key={message._id} message={message} onRead={() => markRead([message._id])} />
        ))}
      </ul>
    </div>
  )
}
