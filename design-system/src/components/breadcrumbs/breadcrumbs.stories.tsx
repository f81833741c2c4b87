import type { Meta, StoryObj } from '@storybook/react-vite'
import { Breadcrumbs } from './breadcrumbs'

const meta = {
  title: 'Navigation/Breadcrumbs',
  parameters: {
    guide: {
      use: 'Pages two levels deep or more, so that a reader who came from a search sees where he is.',
      not: 'Steps of a task, which are a `Stepper`, and top pages, which the header names.',
    },
  },
  component: Breadcrumbs,
  args: {
    label: 'You are here',
    crumbs: [
      { label: 'Administration', href: '#admin' },
      { label: 'Orders', href: '#orders' },
      { label: '10482' },
    ],
  },
} satisfies Meta<typeof Breadcrumbs>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = { tags: ['no-look'] }

export const Default: Story = {}

export const NarrowGerman: Story = {
  globals: { language: 'de', viewport: { value: 'narrow' } },
  args: {
    label: 'Sie sind hier',
    crumbs: [
      { label: 'Kontor', href: '#start' },
      { label: 'Produkte', href: '#produkte' },
      { label: 'Tickdaten des Kassamarkts', href: '#tick' },
      { label: 'Auftragsbuch mit zehn Preisstufen' },
    ],
  },
}
