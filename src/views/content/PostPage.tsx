import type { Post } from '../../contracts/content/articles.ts'
import { postPath } from '../../domain/shell/addresses.ts'
import controls from '../parts/controls.module.css'
import { useFormats } from '../parts/hooks/useFormats.ts'
import { useTranslation } from '../parts/hooks/useTranslation.ts'
import { Link } from '../parts/links/Link.tsx'
import { PageHead } from '../parts/page/PageHead.tsx'
import page from '../parts/page/page.module.css'
import { ShareButton } from '../parts/ShareButton.tsx'
import { ArticleText } from './ArticleText.tsx'
import styles from './content.module.css'
import { PostFacts } from './PostFacts.tsx'

/** A post of the blog (rule B1). */
export function PostPage({ post, onShare }: { post: Post; onShare: (title: string) => void }) {
  const { t } = useTranslation()
  const { text } = useFormats()
  const { title, summary, cover, seo, publishedAt, previous, next } = post
  const image = cover?.image
  return (
    <article className={`${page.page} ${styles.article}`}>
      <PageHead page={{ kind: 'post', ...seo, image, publishedAt }} />
      <div className={page.head}>
        <Link className={`${controls.textButton} ${styles.back}`} to="/blog">
          {t('blog.back')}
        </Link>
        <h1>{text(title)}</h1>
        {text(summary) && <p className={page.lead}>{text(summary)}</p>}
        <div className={styles.factsAndShare}>
          <PostFacts post={post} />
          <ShareButton title={text(title)} onShare={() => onShare(text(title))} />
        </div>
      </div>
      <ArticleText article={post} />
      {(previous || next) && (
        <nav className={styles.between} aria-label={t('blog.more')}>
          <Neighbour post={previous} label={t('blog.previous')} />
          <Neighbour post={next} label={t('blog.next')} />
        </nav>
      )}
    </article>
  )
}

function Neighbour({ post, label }: { post: Post['next']; label: string }) {
  const { text } = useFormats()
  if (!post) return <span />
  return (
    <Link className={styles.neighbour} to={postPath(post.slug)}>
      <span>{label}</span>
      <strong>{text(post.title)}</strong>
    </Link>
  )
}
