import type { Notification } from '../../../contracts/account/customer.ts'
import { type WayOn, wayOn } from '../../../domain/account/wayOn.ts'
import controls from '../../parts/controls.module.css'
import { useDay } from '../../parts/hooks/useDay.ts'
import { useFormats } from '../../parts/hooks/useFormats.ts'
import { useTranslation } from '../../parts/hooks/useTranslation.ts'
import { Link } from '../../parts/links/Link.tsx'
import styles from './MessagesPage.module.css'

const ways = {
  order: 'messages.way.order',
  question: 'messages.way.question',
  document: 'messages.way.document',
  page: 'messages.way.page',
} as const satisfies Record<WayOn, string>

/** One message with a link to its page; following the link marks the message as read. */
export function MessageItem({ message, onRead }: { message: Notification; onRead: () => void }) {
  const { t } = useTranslation()
  const { text } = useFormats()
  const day = useDay()
  const { link, read } = message
  const title = text(message.title)
  return (
    <li className={read ? styles.message : styles.unread}>
      <h2>
        {!read && <span className={styles.mark}>{t('messages.new')}</span>} {title}
      </h2>
      <p className={styles.when}>{day(message.createdAt)}</p>
      <p className={styles.text}>{text(message.text)}</p>
      {(link !== null || !read) && (
        <p className={styles.ways}>
          {link !== null && (
            <Link className={controls.quiet} to={link} onClick={onRead}>
              {t(ways[wayOn(link)])}
            </Link>
          )}
          {!read && (
            <button
              type="button"
              className={controls.quiet}
              aria-label={t('messages.readOne', { title })}
              onClick={onRead}
            >
              {t('messages.read')}
            </button>
          )}
        </p>
      )}
    </li>
  )
}
