import type { Meta, StoryObj } from '@storybook/react-vite'
import { NotFoundPage } from '../../../src/views/shell/NotFoundPage.tsx'

const meta = {
  title: 'Pages/Not found',
  component: NotFoundPage,
} satisfies Meta<typeof NotFoundPage>
export default meta
type Story = StoryObj<typeof meta>

export const Standing: Story = {}
