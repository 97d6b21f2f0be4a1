// Made by `npm run derive` from the machine and its example; not to be edited.
import type { Meta, StoryObj } from '@storybook/react-vite'
import { StateStory } from '../StateStory.tsx'

const meta = {
  title: 'Machines/Variant picker',
  component: StateStory,
  parameters: { hasOwnRouter: true },
  argTypes: {
    machine: { table: { disable: true } },
    state: {
      control: 'select',
      options: [
        'choosing',
        'counting',
        'adding',
      ],
    },
  },
  args: { machine: 'variantPicker', state: 'choosing' },
} satisfies Meta<typeof StateStory>
export default meta
type Story = StoryObj<typeof meta>

export const Choosing: Story = {
  name: 'choosing',
  args: { state: 'choosing' },
}
export const Counting: Story = {
  name: 'counting',
  args: { state: 'counting' },
}
export const Adding: Story = {
  name: 'adding',
  args: { state: 'adding' },
}
