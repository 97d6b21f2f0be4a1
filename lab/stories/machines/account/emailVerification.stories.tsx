// Made by `npm run derive` from the machine and its example; not to be edited.
import type { Meta, StoryObj } from '@storybook/react-vite'
import { StateStory } from '../../StateStory.tsx'
import { showsState } from '../../showsState.ts'

const meta = {
  title: 'Machines/Email verification',
  component: StateStory,
  parameters: { hasOwnRouter: true },
  argTypes: {
    machine: { table: { disable: true } },
    state: {
      control: 'select',
      options: [
        'confirming',
        'confirmed',
        'waiting',
        'refused',
        'failed',
      ],
    },
  },
  args: { machine: 'emailVerification', state: 'confirming' },
  play: showsState,
} satisfies Meta<typeof StateStory>
export default meta
type Story = StoryObj<typeof meta>

export const Confirming: Story = {
  name: 'confirming',
  args: { state: 'confirming' },
}
export const Confirmed: Story = {
  name: 'confirmed',
  args: { state: 'confirmed' },
}
export const Waiting: Story = {
  name: 'waiting',
  args: { state: 'waiting' },
}
export const Refused: Story = {
  name: 'refused',
  args: { state: 'refused' },
}
export const Failed: Story = {
  name: 'failed',
  args: { state: 'failed' },
}
