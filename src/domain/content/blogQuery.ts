import { askedPage } from '../shell/askedPage.ts'

/** Posts on a page of the blog. */
export const postsOnAPage = 9
const lastPage = 9_999

/** What the blog asks for at its address: `?page=2&tag=care`. The server holds the answer to the same. */
export const blogQuery = (given: URLSearchParams) => {
  const tag = given.get('tag')
  return {
    limit: String(postsOnAPage),
    page: askedPage(given, lastPage),
    ...(tag ? { tag } : {}),
  }
}
