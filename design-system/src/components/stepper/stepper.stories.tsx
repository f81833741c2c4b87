import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Stepper } from './stepper'

const meta = {
  title: 'Navigation/Stepper',
  parameters: {
    guide: {
      use: 'A task of three to five steps in one order, such as checkout.',
      not: 'Views in any order (`Tabs`) and the progress of an order (`OrderTrack`).',
    },
  },
  component: Stepper,
  args: {
    label: 'Checkout',
    doneLabel: 'done',
    steps: [
      { label: 'Review', state: 'done', href: '#review' },
      { label: 'Address', state: 'current' },
      { label: 'Confirm and pay', state: 'upcoming' },
    ],
  },
} satisfies Meta<typeof Stepper>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = { tags: ['no-look'] }

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Address').parentElement).toHaveAttribute('aria-current', 'step')
    await expect(canvas.getAllByRole('link')).toHaveLength(1)
  },
}

export const NarrowGerman: Story = {
  globals: { language: 'de', viewport: { value: 'narrow' } },
  args: {
    label: 'Bestellvorgang',
    doneLabel: 'erledigt',
    steps: [
      { label: 'Prüfen', state: 'done' },
      { label: 'Rechnungs- und Lieferanschrift', state: 'current' },
      { label: 'Bestätigen und bezahlen', state: 'upcoming' },
    ],
  },
}
