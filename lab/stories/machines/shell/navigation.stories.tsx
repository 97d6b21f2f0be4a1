// Made by `npm run derive` from the machine and its example; not to be edited.
import type { Meta, StoryObj } from '@storybook/react-vite'
import { StateStory } from '../../StateStory.tsx'
import { showsState } from '../../showsState.ts'

const meta = {
  title: 'Machines/Navigation',
  component: StateStory,
  parameters: { hasOwnRouter: true },
  argTypes: {
    machine: { table: { disable: true } },
    state: {
      control: 'select',
      options: [
        'idle',
        'loading',
        'reloading',
        'failed',
        'retrying',
      ],
    },
  },
  args: { machine: 'navigation', state: 'idle' },
  play: showsState,
} satisfies Meta<typeof StateStory>
export default meta
type Story = StoryObj<typeof meta>

export const Idle: Story = {
  name: 'idle',
  args: { state: 'idle' },
}
export const Loading: Story = {
  name: 'loading',
  args: { state: 'loading' },
}
export const Reloading: Story = {
  name: 'reloading',
  args: { state: 'reloading' },
}
export const Failed: Story = {
  name: 'failed',
  args: { state: 'failed' },
}
export const Retrying: Story = {
  name: 'retrying',
  args: { state: 'retrying' },
}
