// Made by `npm run derive` from the machine and its example; not to be edited.
import type { Meta, StoryObj } from '@storybook/react-vite'
import { StateStory } from '../../StateStory.tsx'
import { showsState } from '../../showsState.ts'

const meta = {
  title: 'Machines/Terms',
  component: StateStory,
  parameters: { hasOwnRouter: true },
  argTypes: {
    machine: { table: { disable: true } },
    state: {
      control: 'select',
      options: [
        'closed',
        'open.loading',
        'open.shown',
        'open.failed',
      ],
    },
  },
  args: { machine: 'terms', state: 'closed' },
  play: showsState,
} satisfies Meta<typeof StateStory>
export default meta
type Story = StoryObj<typeof meta>

export const Closed: Story = {
  name: 'closed',
  args: { state: 'closed' },
}
export const OpenLoading: Story = {
  name: 'open.loading',
  args: { state: 'open.loading' },
}
export const OpenShown: Story = {
  name: 'open.shown',
  args: { state: 'open.shown' },
}
export const OpenFailed: Story = {
  name: 'open.failed',
  args: { state: 'open.failed' },
}
