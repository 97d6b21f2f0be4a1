import type { Meta, StoryObj } from '@storybook/react-vite'
import { SearchForm } from '../../../views/shell/SearchForm.tsx'

const meta = {
  title: 'Parts/Search form',
  component: SearchForm,
  parameters: { isPadded: true },
} satisfies Meta<typeof SearchForm>
export default meta
type Story = StoryObj<typeof meta>

export const Standing: Story = {}
