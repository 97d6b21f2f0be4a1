import type { Meta, StoryObj } from '@storybook/react-vite'
import { EshopPage } from '../../../views/pages/EshopPage.tsx'

const meta = {
  title: 'Pages/E-shop',
  component: EshopPage,
} satisfies Meta<typeof EshopPage>
export default meta
type Story = StoryObj<typeof meta>

export const Standing: Story = {}
