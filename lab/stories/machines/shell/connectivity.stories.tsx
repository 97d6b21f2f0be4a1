// Made by `npm run derive` from the machine and its example; not to be edited.
import type { Meta, StoryObj } from '@storybook/react-vite'
import { StateStory } from '../../StateStory.tsx'
import { showsState } from '../../showsState.ts'

const meta = {
  title: 'Machines/Connectivity',
  component: StateStory,
  parameters: { hasOwnRouter: true },
  argTypes: {
    machine: { table: { disable: true } },
    state: {
      control: 'select',
      options: [
        'online',
        'doubtful',
        'calming',
        'lost.reaching.offline',
        'lost.reaching.probing.asking',
        'lost.reaching.probing.waiting',
        'lost.covering.whole',
        'lost.covering.bar',
      ],
    },
  },
  args: { machine: 'connectivity', state: 'online' },
  play: showsState,
} satisfies Meta<typeof StateStory>
export default meta
type Story = StoryObj<typeof meta>

export const Online: Story = {
  name: 'online',
  args: { state: 'online' },
}
export const Doubtful: Story = {
  name: 'doubtful',
  args: { state: 'doubtful' },
}
export const Calming: Story = {
  name: 'calming',
  args: { state: 'calming' },
}
export const LostReachingOffline: Story = {
  name: 'lost.reaching.offline',
  args: { state: 'lost.reaching.offline' },
}
export const LostReachingProbingAsking: Story = {
  name: 'lost.reaching.probing.asking',
  args: { state: 'lost.reaching.probing.asking' },
}
export const LostReachingProbingWaiting: Story = {
  name: 'lost.reaching.probing.waiting',
  args: { state: 'lost.reaching.probing.waiting' },
}
export const LostCoveringWhole: Story = {
  name: 'lost.covering.whole',
  args: { state: 'lost.covering.whole' },
}
export const LostCoveringBar: Story = {
  name: 'lost.covering.bar',
  args: { state: 'lost.covering.bar' },
}
