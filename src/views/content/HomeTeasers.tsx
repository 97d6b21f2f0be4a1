import type { FrontPage } from '../../contracts/content/content.ts'
import { postPath } from '../../domain/shell/addresses.ts'
import controls from '../parts/controls.module.css'
import { useDay } from '../parts/hooks/useDay.ts'
import { useFormats } from '../parts/hooks/useFormats.ts'
import { useTranslation } from '../parts/hooks/useTranslation.ts'
import { Link } from '../parts/links/Link.tsx'
import page from '../parts/page/page.module.css'
import { WidePicture } from '../parts/pictures/WidePicture.tsx'
import home from './HomePage.module.css'
import styles from './HomeTeasers.module.css'

/** The first picture of the look book, as a link to it. */
export function LookTeaser({ look: { image, alt, title } }: { look: FrontPage['looks'][number] }) {
  const { t } = useTranslation()
  const { text } = useFormats()
  return (
    <section className={styles.look} aria-labelledby="look">
      <WidePicture src={image} alt={text(alt)} sizes="100vw" />
      <div className={styles.caption}>
        <p className={page.eyebrow}>{t('lookBook.title')}</p>
        <h2 id="look">{text(title)}</h2>
        <Link className={controls.quiet} to="/look-book">
          {t('home.lookBook')}
        </Link>
      </div>
    </section>
  )
}

/** The newest posts of the blog. */
export function JournalTeaser({ posts }: { posts: FrontPage['posts'] }) {
  const { t } = useTranslation()
  const { text } = useFormats()
  const day = useDay()
  return (
    <section className={page.page} aria-labelledby="journal">
      <div className={home.head}>
        <h2 id="journal">{t('home.journal')}</h2>
        <Link className={controls.textButton} to="/blog">
          {t('blog.all')}
        </Link>
      </div>
      <ul className={styles.posts}>
        {posts.map(({ slug, title, summary, cover, publishedAt }) => (
          <li key={slug}>
            {cover && (
              <WidePicture src={cover.image} alt="" sizes="(min-width: 48rem) 33vw, 100vw" />
            )}
            <time dateTime={publishedAt}>{day(publishedAt)}</time>
            <h3>
              <Link to={postPath(slug)}>{text(title)}</Link>
            </h3>
            <p>{text(summary)}</p>
          </li>
        ))}
      </ul>
    </section>
  )
}
