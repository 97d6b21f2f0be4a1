import type { Meta, StoryObj } from '@storybook/react-vite'
import { createActor } from 'xstate'
import { machines } from '../../../src/machines/index.ts'
import { ArticlePage } from '../../../src/views/content/ArticlePage.tsx'
import { BlogPage } from '../../../src/views/content/BlogPage.tsx'
import { PostPage } from '../../../src/views/content/PostPage.tsx'
import { QuestionsPage } from '../../../src/views/content/QuestionsPage.tsx'
import { article, post, questions } from '../../examples/parts/contentSamples.ts'

const meta = { title: 'Pages/Content' } satisfies Meta
export default meta
type Story = StoryObj<typeof meta>

const search = createActor(machines.questions).start()
const { slug: _slug, ...older } = post
const blog = { tags: post.tags, tag: null, pageNumber: 1, pageCount: 1 }

export const About: Story = { render: () => <ArticlePage article={article} path="/about" /> }
export const WithoutCover: Story = {
  render: () => <ArticlePage article={{ ...article, cover: null }} path="/terms-and-conditions" />,
}
export const Journal: Story = {
  render: () => (
    <BlogPage {...blog} posts={[post, { ...older, slug: 'older' }]} pageNumber={1} pageCount={3} />
  ),
}
export const NothingInTheJournal: Story = {
  render: () => <BlogPage {...blog} posts={[]} tag="care" />,
}
export const Post: Story = { render: () => <PostPage post={post} onShare={() => undefined} /> }
export const Questions: Story = {
  render: () => <QuestionsPage search={search} article={article} questions={questions} />,
}
