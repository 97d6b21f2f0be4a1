import type { LoaderFunctionArgs } from 'react-router-dom'
import { pageSlug } from '../domain/content/contentPages.ts'
import { askedPage } from './askedPage.ts'
import type { Composed } from './compose.ts'
import { refusedPage } from './refusals.ts'

const postsOnAPage = 9
const lastPage = 9_999

/** The loaders of the pages that the team writes; their code comes with the first of them. */
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
      const { searchParams } = new URL(url)
      const page = askedPage(searchParams, lastPage)
      const tag = searchParams.get('tag')
      const reply = await api.articles.posts({
        query: { limit: String(postsOnAPage), page, ...(tag ? { tag } : {}) },
        fetchOptions: { signal },
      })
      if (reply.status !== 200) throw refusedPage(reply)
      const { data: posts, total, tags } = reply.body
      const pageCount = Math.max(1, Math.ceil(total / postsOnAPage))
      return { posts, tags, tag, pageNumber: Number(page), pageCount }
    },

    post: async ({ request: { signal }, params: { slug = '' } }: LoaderFunctionArgs) => {
      const reply = await api.articles.post({
        params: { slug: encodeURIComponent(slug) },
        fetchOptions: { signal },
      })
      if (reply.status !== 200) throw refusedPage(reply)
      return { post: reply.body }
    },
  }
}
export type ContentLoaders = ReturnType<typeof createContentLoaders>
