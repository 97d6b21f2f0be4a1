import type { Meta, StoryObj } from '@storybook/react-vite'
import { ErrorPage } from '../../../src/views/shell/ErrorPage.tsx'

const meta = {
  title: 'Pages/Failed',
  component: ErrorPage,

  args: { detail: 'Failed to fetch' },
} satisfies Meta<typeof ErrorPage>
export default meta
type Story = StoryObj<typeof meta>

export const Standing: Story = {}
