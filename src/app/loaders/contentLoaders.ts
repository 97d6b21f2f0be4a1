import type { LoaderFunctionArgs } from 'react-router-dom'
import { blogQuery, postsOnAPage } from '../../domain/content/blogQuery.ts'
import { pageSlug } from '../../domain/content/contentPages.ts'
import type { Composed } from '../compose/compose.ts'
import { refusedPage } from './refusals.ts'

/** The loaders of the pages that the team writes; their code loads with the first of them. */
export const createContentLoaders = ({ api }: Composed) => {
  const readPage = async ({ url, signal }: Request) => {
    const reply = await api.articles.page({
      params: { slug: pageSlug(new URL(url).pathname) },
      fetchOptions: { signal },
    })
    if (reply.status !== 200) throw refusedPage(reply)
    return reply.body
  }

  return {
    article: async ({ request }: LoaderFunctionArgs) => ({ article: await readPage(request) }),

    questions: async ({ request }: LoaderFunctionArgs) => {
      const [article, reply] = await Promise.all([
        readPage(request),
        api.articles.questions({ fetchOptions: { signal: request.signal } }),
      ])
      if (reply.status !== 200) throw refusedPage(reply)
      return { article, questions: reply.body.data }
    },

    blog: async ({ request: { url, signal } }: LoaderFunctionArgs) => {
      const query = blogQuery(new URL(url).searchParams)
      const reply = await api.articles.posts({ query, fetchOptions: { signal } })
      if (reply.status !== 200) throw refusedPage(reply)
      const { data: posts, total, tags } = reply.body
      const pageCount = Math.max(1, Math.ceil(total / postsOnAPage))
      return { posts, tags, tag: query.tag ?? null, pageNumber: Number(query.page), pageCount }
    },

    post: async ({ request: { signal }, params: { slug = '' } }: LoaderFunctionArgs) => {
      const reply = await api.articles.post({
        params: { slug },
        fetchOptions: { signal },
      })
      if (reply.status !== 200) throw refusedPage(reply)
      return { post: reply.body }
    },
  }
}
export type ContentLoaders = ReturnType<typeof createContentLoaders>
