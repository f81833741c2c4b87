import type { Meta, StoryObj } from '@storybook/react-vite'
import { FileSize } from './file_size'

const meta = {
  title: 'Data/File size',
  parameters: {
    guide: {
      use: 'The size of a file, in the units and notation of the reader.',
      not: 'Counts of files or rows.',
    },
  },
  component: FileSize,
  args: { bytes: 284_200_000, language: 'en', unknownLabel: 'not known yet' },
} satisfies Meta<typeof FileSize>

export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = { tags: ['no-look'] }

export const Default: Story = {}

export const Unknown: Story = {
  tags: ['no-look'],
  args: { bytes: null },
}

export const German: Story = {
  args: { bytes: 11_160_000_000, language: 'de', unknownLabel: 'noch nicht bekannt' },
  globals: { language: 'de' },
}
