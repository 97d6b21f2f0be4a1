import type { PostCard } from '../../contracts/content/articles.ts'
import { pictureSizes } from '../../domain/catalogue/pictures.ts'
import { postPath } from '../../domain/shell/addresses.ts'
import controls from '../parts/controls.module.css'
import { useFormats } from '../parts/hooks/useFormats.ts'
import { useTranslation } from '../parts/hooks/useTranslation.ts'
import { Interlude } from '../parts/Interlude.tsx'
import { Link } from '../parts/links/Link.tsx'
import { PageHead } from '../parts/page/PageHead.tsx'
import { Pager } from '../parts/page/Pager.tsx'
import page from '../parts/page/page.module.css'
import { Cover } from './Cover.tsx'
import styles from './content.module.css'
import { PostFacts } from './PostFacts.tsx'

/** The address of a page of the blog. */
const pathOf = (tag: string | null, pageNumber: number): string => {
  const query = new URLSearchParams({
    ...(tag === null ? {} : { tag }),
    ...(pageNumber > 1 ? { page: String(pageNumber) } : {}),
  })
  return query.size > 0 ? `/blog?${query}` : '/blog'
}

/** The posts, newest first; `?tag=` shows those of one topic. */
export function BlogPage({
  posts,
  tags,
  tag,
  pageNumber,
  pageCount,
}: {
  posts: readonly PostCard[]
  tags: PostCard['tags']
  tag: string | null
  pageNumber: number
  pageCount: number
}) {
  const { t } = useTranslation()
  const { text } = useFormats()
  return (
    <div className={page.page}>
      <PageHead page={{ kind: 'blog' }} />
      <div className={page.head}>
        <h1>{t('blog.title')}</h1>
        <p className={page.lead}>{t('blog.lead')}</p>
      </div>
      {tags.length > 0 && (
        <nav className={styles.section} aria-label={t('blog.topics')}>
          <ul>
            {[{ slug: null, name: null }, ...tags].map(({ slug, name }) => (
              <li key={slug}>
                <Link to={pathOf(slug, 1)} aria-current={slug === tag ? 'page' : undefined}>
                  {name === null ? t('blog.all') : text(name)}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
      )}
      {posts.length === 0 && (
        <Interlude title={t('blog.none')}>
          {tag !== null && (
            <Link className={controls.quiet} to="/blog">
              {t('blog.all')}
            </Link>
          )}
        </Interlude>
      )}
      <ul className={styles.posts}>
        {posts.map((post, place) => (
          <li key={post.slug}>
            <Post post={post} isFirst={place === 0 && pageNumber === 1 && tag === null} />
          </li>
        ))}
      </ul>
      <Pager
        label={t('blog.pages')}
        pageNumber={pageNumber}
        pageCount={pageCount}
        pathOf={(number) => pathOf(tag, number)}
      />
    </div>
  )
}

/** The first post of the blog takes the full width. */
function Post({ post, isFirst }: { post: PostCard; isFirst: boolean }) {
  const { text } = useFormats()
  const { slug, title, summary, cover } = post
  const sizes = isFirst ? pictureSizes.firstPost : '(min-width: 48rem) 26rem, 100vw'
  return (
    <article className={isFirst ? styles.firstPost : styles.post}>
      {cover && <Cover image={cover.image} alt="" sizes={sizes} eager={isFirst} />}
      <div className={styles.words}>
        <h2>
          <Link to={postPath(slug)}>{text(title)}</Link>
        </h2>
        <p>{text(summary)}</p>
        <PostFacts post={post} />
      </div>
    </article>
  )
}
