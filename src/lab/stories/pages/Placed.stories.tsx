import type { Meta, StoryObj } from '@storybook/react-vite'
import { PlacedPage } from '../../../views/pages/PlacedPage.tsx'
import { order } from '../../examples/samples.ts'

const meta = {
  title: 'Pages/Order placed',
  component: PlacedPage,

  args: { order },
} satisfies Meta<typeof PlacedPage>
export default meta
type Story = StoryObj<typeof meta>

export const Placed: Story = {}
