import type { ReactNode } from 'react'
import type { ShownArticle } from '../../contracts/content/articles.ts'
import { isPublicPage } from '../../domain/content/contentPages.ts'
import { useFormats } from '../parts/hooks/useFormats.ts'
import { PageHead } from '../parts/page/PageHead.tsx'
import page from '../parts/page/page.module.css'
import { ArticleText } from './ArticleText.tsx'
import styles from './content.module.css'
import { SectionNav } from './SectionNav.tsx'

/** A page that the team writes: about, terms and the like (rule B1). */
export function ArticlePage({
  article,
  path,
  children,
}: {
  article: ShownArticle
  path: string
  /** The shop's own additions below the text. */
  children?: ReactNode
}) {
  const { text } = useFormats()
  const { title, summary, cover, seo } = article
  const image = cover?.image
  return (
    <div className={`${page.page} ${styles.article}`}>
      <PageHead page={{ kind: 'article', ...seo, image, isListed: isPublicPage(path) }} />
      <SectionNav path={path} />
      <div className={page.head}>
        <h1>{text(title)}</h1>
        {text(summary) && <p className={page.lead}>{text(summary)}</p>}
      </div>
      <ArticleText article={article} />
      {children}
    </div>
  )
}
