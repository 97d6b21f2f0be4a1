import type { ThreadMessage } from '../../../contracts/threads.ts'
import { useDay } from '../../parts/hooks/useDay.ts'
import { useTranslation } from '../../parts/hooks/useTranslation.ts'
import styles from './Thread.module.css'

/** The messages between team and customer, oldest first. */
export function Thread({ messages }: { messages: readonly ThreadMessage[] }) {
  const { t } = useTranslation()
  const day = useDay()
  if (messages.length === 0) return null
  return (
    <ol className={styles.thread}>
      {messages.map(({ _id, author, text, createdAt }) => (
        <li key={_id} data-author={author}>
          <small>
            <bdi>{t(author === 'team' ? 'thread.team' : 'thread.you')}</bdi> ·{' '}
            <bdi>{day(createdAt)}</bdi>
          </small>
          <p dir="auto">{text}</p>
        </li>
      ))}
    </ol>
  )
}
