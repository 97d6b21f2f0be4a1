import { useLoaderData, useLocation } from 'react-router-dom'
import { questionsMachine } from '../../../machines/content/questions.machine.ts'
import { StoredList } from '../../../views/account/privacy/StoredList.tsx'
import { ArticlePage } from '../../../views/content/ArticlePage.tsx'
import { BlogPage } from '../../../views/content/BlogPage.tsx'
import { PostPage } from '../../../views/content/PostPage.tsx'
import { QuestionsPage } from '../../../views/content/QuestionsPage.tsx'
import { useFreshness } from '../../compose/useFreshness.ts'
import { usePageActor } from '../../compose/usePageActor.ts'
import { useShare } from '../../compose/useShare.ts'
import type { Loaded } from '../../loaders/loaded.ts'

export function Article() {
  useFreshness()
  const { article } = useLoaderData<Loaded<'article'>>()
  const { pathname } = useLocation()
  return <ArticlePage article={article} path={pathname} />
}

export function Cookies() {
  useFreshness()
  const { article } = useLoaderData<Loaded<'article'>>()
  return (
    <ArticlePage article={article} path="/cookies-policy">
      <StoredList />
    </ArticlePage>
  )
}

export function Questions() {
  useFreshness()
  const search = usePageActor(() => questionsMachine, undefined)
  return <QuestionsPage search={search} {...useLoaderData<Loaded<'questions'>>()} />
}

export function Blog() {
  useFreshness()
  return <BlogPage {...useLoaderData<Loaded<'blog'>>()} />
}

export function Post() {
  useFreshness()
  const share = useShare()
  const { post } = useLoaderData<Loaded<'post'>>()
  return <PostPage post={post} onShare={share} />
}
