import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import { Button } from '../button'
import { SaveBar } from './save_bar'

const meta = {
  title: 'Feedback/Save bar',
  parameters: {
    guide: {
      use: 'Long forms with unsaved changes. It names each, old to new.',
      not: 'Short forms, whose buttons stand at their end.',
    },
  },
  component: SaveBar,
  args: {
    title: '2 unsaved changes.',
    changes: 'Discount 0.00 to 42.03; remark added.',
    children: (
      <>
        <Button>Discard</Button>
        <Button variant="primary">Save changes</Button>
      </>
    ),
  },
} satisfies Meta<typeof SaveBar>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = { tags: ['no-look'] }

export const Default: Story = {
  play: async () => {
    const height = () => document.documentElement.style.getPropertyValue('--save-bar-height')
    await waitFor(() => expect(Number.parseInt(height())).toBeGreaterThan(40))
  },
}

export const NarrowGerman: Story = {
  globals: { language: 'de', viewport: { value: 'narrow' } },
  args: {
    title: 'Drei ungespeicherte Änderungen.',
    changes: 'Umsatzsteuer 19 % auf 0 %; Rabatt 0,00 auf 42,03; Bemerkung ergänzt.',
  },
}
