// Made by `npm run derive` from the machine and its example; not to be edited.
import type { Meta, StoryObj } from '@storybook/react-vite'
import { StateStory } from '../../StateStory.tsx'
import { showsState } from '../../showsState.ts'

const meta = {
  title: 'Machines/Session',
  component: StateStory,
  parameters: { hasOwnRouter: true },
  argTypes: {
    machine: { table: { disable: true } },
    state: {
      control: 'select',
      options: [
        'guest',
        'loggingIn',
        'verifying',
        'verified',
        'rejected.atStart',
        'rejected.later',
        'leaving',
        'loggingOut',
      ],
    },
  },
  args: { machine: 'session', state: 'guest' },
  play: showsState,
} satisfies Meta<typeof StateStory>
export default meta
type Story = StoryObj<typeof meta>

export const Guest: Story = {
  name: 'guest',
  args: { state: 'guest' },
}
export const LoggingIn: Story = {
  name: 'loggingIn',
  args: { state: 'loggingIn' },
}
export const Verifying: Story = {
  name: 'verifying',
  args: { state: 'verifying' },
}
export const Verified: Story = {
  name: 'verified',
  args: { state: 'verified' },
}
export const RejectedAtStart: Story = {
  name: 'rejected.atStart',
  args: { state: 'rejected.atStart' },
}
export const RejectedLater: Story = {
  name: 'rejected.later',
  args: { state: 'rejected.later' },
}
export const Leaving: Story = {
  name: 'leaving',
  args: { state: 'leaving' },
}
export const LoggingOut: Story = {
  name: 'loggingOut',
  args: { state: 'loggingOut' },
}
