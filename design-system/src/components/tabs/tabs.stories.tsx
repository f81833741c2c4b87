import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor } from 'storybook/test'
import { SegmentedControl } from '../segmented_control'
import { Tabs } from './tabs'

const meta = {
  title: 'Navigation/Tabs',
  parameters: {
    guide: {
      use: 'Views of one page. Each has an address, so that going back and sharing work.',
      not: 'Steps in an order (`Stepper`) and switches without an address (`SegmentedControl`).',
    },
  },
  component: Tabs,
  args: {
    label: 'Views',
    tabs: [
      { href: '#all', label: 'All', count: '4,312', countLabel: 'orders', isCurrent: true },
      { href: '#open', label: 'Open', count: '38', countLabel: 'orders' },
      { href: '#failed', label: 'Failed', count: '2', countLabel: 'orders' },
    ],
  },
} satisfies Meta<typeof Tabs>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = { tags: ['no-look'] }

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'All 4,312 orders' })).toHaveAttribute(
      'aria-current',
      'page'
    )
    await userEvent.tab()
    await userEvent.tab()
    await expect(canvas.getByRole('link', { name: 'Open 38 orders' })).toHaveFocus()
  },
}

export const NarrowGerman: Story = {
  globals: { language: 'de', viewport: { value: 'narrow' } },
  args: {
    label: 'Statistik',
    tabs: [
      { href: '#a', label: 'Abonnentinnen und Abonnenten', isCurrent: true },
      { href: '#b', label: 'Vorverarbeitung' },
      { href: '#c', label: 'Neue Nutzerinnen und Nutzer' },
    ],
  },
}

/** More than fit: the row is moved, and the current one is seen at once. */
export const ManyGerman: Story = {
  globals: { language: 'de', viewport: { value: 'narrow' } },
  args: {
    label: 'Bereiche von Anna Brandt',
    tabs: [
      { href: '#a', label: 'Benutzerdaten' },
      { href: '#b', label: 'Rechnungsinformationen' },
      { href: '#c', label: 'Berechtigungen', isCurrent: true },
      { href: '#d', label: 'Bestellungen' },
      { href: '#e', label: 'Verlauf' },
    ],
  },
  play: async ({ canvas }) => {
    const row = canvas.getByRole('navigation')
    await waitFor(() => expect(row.scrollLeft).toBeGreaterThan(0))
    await expect(row.scrollWidth).toBeGreaterThan(row.clientWidth)
    canvas.getByRole('link', { name: 'Verlauf' }).focus()
    await waitFor(() =>
      expect(row.scrollLeft + row.clientWidth).toBeGreaterThan(row.scrollWidth - 2)
    )
  },
}

export const WithTool: Story = {
  args: {
    children: (
      <SegmentedControl
        label="Shown as"
        options={[
          { value: 'chart', label: 'Chart' },
          { value: 'table', label: 'Table' },
        ]}
        value="chart"
        onChange={() => {}}
      />
    ),
  },
}
