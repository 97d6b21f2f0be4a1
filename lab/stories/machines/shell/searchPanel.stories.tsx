// Made by `npm run derive` from the machine and its example; not to be edited.
import type { Meta, StoryObj } from '@storybook/react-vite'
import { StateStory } from '../../StateStory.tsx'
import { showsState } from '../../showsState.ts'

const meta = {
  title: 'Machines/Search panel',
  component: StateStory,
  parameters: { hasOwnRouter: true },
  argTypes: {
    machine: { table: { disable: true } },
    state: {
      control: 'select',
      options: [
        'closed',
        'open.recent.loading',
        'open.recent.known',
        'open.popular.loading',
        'open.popular.known',
        'open.text.blank',
        'open.text.pausing',
        'open.text.asking',
        'open.text.suggesting',
      ],
    },
  },
  args: { machine: 'searchPanel', state: 'closed' },
  play: showsState,
} satisfies Meta<typeof StateStory>
export default meta
type Story = StoryObj<typeof meta>

export const Closed: Story = {
  name: 'closed',
  args: { state: 'closed' },
}
export const OpenRecentLoading: Story = {
  name: 'open.recent.loading',
  args: { state: 'open.recent.loading' },
}
export const OpenRecentKnown: Story = {
  name: 'open.recent.known',
  args: { state: 'open.recent.known' },
}
export const OpenPopularLoading: Story = {
  name: 'open.popular.loading',
  args: { state: 'open.popular.loading' },
}
export const OpenPopularKnown: Story = {
  name: 'open.popular.known',
  args: { state: 'open.popular.known' },
}
export const OpenTextBlank: Story = {
  name: 'open.text.blank',
  args: { state: 'open.text.blank' },
}
export const OpenTextPausing: Story = {
  name: 'open.text.pausing',
  args: { state: 'open.text.pausing' },
}
export const OpenTextAsking: Story = {
  name: 'open.text.asking',
  args: { state: 'open.text.asking' },
}
export const OpenTextSuggesting: Story = {
  name: 'open.text.suggesting',
  args: { state: 'open.text.suggesting' },
}
