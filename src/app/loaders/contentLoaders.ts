import type { LoaderFunctionArgs } from 'react-router-dom'
import { blogQuery, postsOnAPage } from '../../domain/content/blogQuery.ts'
import { pageSlug } from '../../domain/content/contentPages.ts'
import type { Composed } from '../compose/compose.ts'
import { accepted } from './refusals.ts'

/** The loaders of the pages that the team writes; their code loads with the first of them. */
export const createContentLoaders = ({ api }: Composed) => {
  const readPage = async ({ url, signal }: Request) => {
    const reply = await api.articles.page({
      params: { slug: pageSlug(new URL(url).pathname) },
      fetchOptions: { signal },
    })
    return accepted(reply)
  }

  return {
    article: async ({ request }: LoaderFunctionArgs) => ({ article: await readPage(request) }),

    questions: async ({ request }: LoaderFunctionArgs) => {
      const [article, reply] = await Promise.all([
        readPage(request),
        api.articles.questions({ fetchOptions: { signal: request.signal } }),
      ])
      return { article, questions: accepted(reply).data }
    },

    blog: async ({ request: { url, signal } }: LoaderFunctionArgs) => {
      const query = blogQuery(new URL(url).searchParams)
      const reply = await api.articles.posts({ query, fetchOptions: { signal } })
      const { data: posts, total, tags } = accepted(reply)
      const pageCount = Math.max(1, Math.ceil(total / postsOnAPage))
      return { posts, tags, tag: query.tag ?? null, pageNumber: Number(query.page), pageCount }
    },

    post: async ({ request: { signal }, params: { slug = '' } }: LoaderFunctionArgs) => {
      const reply = await api.articles.post({
        params: { slug },
        fetchOptions: { signal },
      })
      return { post: accepted(reply) }
    },
  }
}
export type ContentLoaders = ReturnType<typeof createContentLoaders>
