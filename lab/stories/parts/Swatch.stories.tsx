import type { Meta, StoryObj } from '@storybook/react-vite'
import { swatchOf } from '../../../src/domain/catalogue/swatches.ts'
import { Swatch } from '../../../src/views/parts/pictures/Swatch.tsx'

const colourOf = (name: string) => swatchOf({ en: name }) ?? ''

const meta = {
  title: 'Parts/Swatch',
  component: Swatch,
  parameters: { isPadded: true },
  args: { colour: colourOf('Rose gold plated') },
} satisfies Meta<typeof Swatch>
export default meta
type Story = StoryObj<typeof meta>

export const Metal: Story = {}
export const Stone: Story = { args: { colour: colourOf('Garnet') } }
export const Light: Story = { args: { colour: colourOf('Freshwater pearl') } }
export const Dark: Story = { args: { colour: colourOf('Black onyx') } }
