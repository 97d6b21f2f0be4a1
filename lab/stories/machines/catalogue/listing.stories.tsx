// Made by `npm run derive` from the machine and its example; not to be edited.
import type { Meta, StoryObj } from '@storybook/react-vite'
import { StateStory } from '../../StateStory.tsx'
import { showsState } from '../../showsState.ts'

const meta = {
  title: 'Machines/Listing',
  component: StateStory,
  parameters: { hasOwnRouter: true },
  argTypes: {
    machine: { table: { disable: true } },
    state: {
      control: 'select',
      options: [
        'growth.waiting',
        'growth.loading',
        'growth.failed',
        'growth.complete',
        'news.settled',
        'news.checking',
        'news.resting.calm',
        'news.resting.asked',
        'news.refreshing',
      ],
    },
  },
  args: { machine: 'listing', state: 'growth.waiting' },
  play: showsState,
} satisfies Meta<typeof StateStory>
export default meta
type Story = StoryObj<typeof meta>

export const GrowthWaiting: Story = {
  name: 'growth.waiting',
  args: { state: 'growth.waiting' },
}
export const GrowthLoading: Story = {
  name: 'growth.loading',
  args: { state: 'growth.loading' },
}
export const GrowthFailed: Story = {
  name: 'growth.failed',
  args: { state: 'growth.failed' },
}
export const GrowthComplete: Story = {
  name: 'growth.complete',
  args: { state: 'growth.complete' },
}
export const NewsSettled: Story = {
  name: 'news.settled',
  args: { state: 'news.settled' },
}
export const NewsChecking: Story = {
  name: 'news.checking',
  args: { state: 'news.checking' },
}
export const NewsRestingCalm: Story = {
  name: 'news.resting.calm',
  args: { state: 'news.resting.calm' },
}
export const NewsRestingAsked: Story = {
  name: 'news.resting.asked',
  args: { state: 'news.resting.asked' },
}
export const NewsRefreshing: Story = {
  name: 'news.refreshing',
  args: { state: 'news.refreshing' },
}
