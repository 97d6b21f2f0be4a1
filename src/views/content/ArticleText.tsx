import type { ShownArticle } from '../../contracts/content/articles.ts'
import { pictureSizes } from '../../domain/catalogue/pictures.ts'
import { useFormats } from '../parts/hooks/useFormats.ts'
import { Cover } from './Cover.tsx'
import { Prose } from './Prose.tsx'

/** The cover and the text of a page or a post. */
export function ArticleText({ article: { cover, html } }: { article: ShownArticle }) {
  const { text } = useFormats()
  return (
    <>
      {cover && (
        <Cover image={cover.image} alt={text(cover.alt)} sizes={pictureSizes.cover} eager />
      )}
      <Prose html={text(html)} />
    </>
  )
}
