import { askedPage } from '../shell/askedPage.ts'

/** Posts on a page of the blog. */
export const postsOnAPage = 9
const lastPage = 9_999

/** The request of the blog at its address: `?page=2&tag=care`. The server embeds the answer to the same request. */
export const blogQuery = (given: URLSearchParams) => {
  const tag = given.get('tag')
  return {
    limit: String(postsOnAPage),
    page: askedPage(given, lastPage),
    ...(tag ? { tag } : {}),
  }
}
