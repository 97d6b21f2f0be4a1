import type { PostCard } from '../../contracts/content/articles.ts'
import { topicPath } from '../../domain/shell/addresses.ts'
import { useDay } from '../parts/hooks/useDay.ts'
import { useFormats } from '../parts/hooks/useFormats.ts'
import { useTranslation } from '../parts/hooks/useTranslation.ts'
import { Link } from '../parts/links/Link.tsx'
import styles from './content.module.css'

/** The publication date, reading time and topics of a post. */
export function PostFacts({
  post: { publishedAt, minutes, tags },
}: {
  post: Pick<PostCard, 'publishedAt' | 'minutes' | 'tags'>
}) {
  const { t } = useTranslation()
  const { text, language } = useFormats()
  const day = useDay()
  const count = minutes[language] ?? minutes.en ?? 1
  return (
    <p className={styles.facts}>
      <time dateTime={publishedAt}>{day(publishedAt)}</time>
      <span>{t('blog.minutes', { count })}</span>
      {tags.map(({ slug, name }) => (
        <Link key={slug} to={topicPath(slug)}>
          {text(name)}
        </Link>
      ))}
    </p>
  )
}
