import type { Meta, StoryObj } from '@storybook/react-vite'
import { EshopPage } from '../../../views/pages/EshopPage.tsx'
import { wholeList } from '../../examples/samples.ts'
import { SamplePieces } from '../SamplePieces.tsx'

const meta = {
  title: 'Pages/E-shop',
  component: EshopPage,
  args: { list: wholeList, children: <SamplePieces /> },
} satisfies Meta<typeof EshopPage>
export default meta
type Story = StoryObj<typeof meta>

export const Standing: Story = {}
