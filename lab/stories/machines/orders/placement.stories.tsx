// Made by `npm run derive` from the machine and its example; not to be edited.
import type { Meta, StoryObj } from '@storybook/react-vite'
import { StateStory } from '../../StateStory.tsx'
import { showsState } from '../../showsState.ts'

const meta = {
  title: 'Machines/Placement',
  component: StateStory,
  parameters: { hasOwnRouter: true },
  argTypes: {
    machine: { table: { disable: true } },
    state: {
      control: 'select',
      options: [
        'off',
        'starting',
        'idle',
        'saving',
        'placing',
        'waiting',
        'checking',
        'placed',
        'pausing',
      ],
    },
  },
  args: { machine: 'placement', state: 'off' },
  play: showsState,
} satisfies Meta<typeof StateStory>
export default meta
type Story = StoryObj<typeof meta>

export const Off: Story = {
  name: 'off',
  args: { state: 'off' },
}
export const Starting: Story = {
  name: 'starting',
  args: { state: 'starting' },
}
export const Idle: Story = {
  name: 'idle',
  args: { state: 'idle' },
}
export const Saving: Story = {
  name: 'saving',
  args: { state: 'saving' },
}
export const Placing: Story = {
  name: 'placing',
  args: { state: 'placing' },
}
export const Waiting: Story = {
  name: 'waiting',
  args: { state: 'waiting' },
}
export const Checking: Story = {
  name: 'checking',
  args: { state: 'checking' },
}
export const Placed: Story = {
  name: 'placed',
  args: { state: 'placed' },
}
export const Pausing: Story = {
  name: 'pausing',
  args: { state: 'pausing' },
}
