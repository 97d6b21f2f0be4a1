// Made by `npm run derive` from the machine and its example; not to be edited.
import type { Meta, StoryObj } from '@storybook/react-vite'
import { StateStory } from '../../StateStory.tsx'
import { showsState } from '../../showsState.ts'

const meta = {
  title: 'Machines/Cart page',
  component: StateStory,
  parameters: { hasOwnRouter: true },
  argTypes: {
    machine: { table: { disable: true } },
    state: {
      control: 'select',
      options: [
        'showing.all',
        'showing.searching',
        'removing.settled',
        'removing.undoable.counting',
      ],
    },
  },
  args: { machine: 'cartPage', state: 'showing.all' },
  play: showsState,
} satisfies Meta<typeof StateStory>
export default meta
type Story = StoryObj<typeof meta>

export const ShowingAll: Story = {
  name: 'showing.all',
  args: { state: 'showing.all' },
}
export const ShowingSearching: Story = {
  name: 'showing.searching',
  args: { state: 'showing.searching' },
}
export const RemovingSettled: Story = {
  name: 'removing.settled',
  args: { state: 'removing.settled' },
}
export const RemovingUndoableCounting: Story = {
  name: 'removing.undoable.counting',
  args: { state: 'removing.undoable.counting' },
}
