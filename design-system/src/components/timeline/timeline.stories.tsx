import type { Meta, StoryObj } from '@storybook/react-vite'
import { Timeline } from './timeline'

const meta = {
  title: 'Data/Timeline',
  parameters: {
    guide: {
      use: 'What happened to a record, one line each with its time.',
      not: 'What is still to be done (`OrderTrack`, `Stepper`).',
    },
  },
  component: Timeline,
  args: {
    label: 'History of order 10482',
    entries: [
      { id: 4, time: '2026/09/18 10:02', children: 'J. Brandt added a public link, valid 3 days' },
      {
        id: 3,
        time: '2026/09/18 09:42',
        children: 'System set state from Confirmed to Processing, 106 tasks created',
      },
      {
        id: 2,
        time: '2026/09/18 09:42',
        children: 'Payment provider confirmed 840.60 EUR, state from Registered to Confirmed',
      },
      {
        id: 1,
        time: '2026/09/18 09:41',
        children: 'M. Oberleitner placed the order, terms 1.9 accepted',
      },
    ],
  },
} satisfies Meta<typeof Timeline>

export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = { tags: ['no-look'] }

export const Default: Story = {}

/** States of a request, each with its shape. */
export const WithStates: Story = {
  args: {
    label: 'Way of the request',
    entries: [
      {
        id: 1,
        time: '2026/09/14 08:52',
        status: 'completed',
        children: 'Requested by M. Oberleitner',
      },
      {
        id: 2,
        time: '2026/09/15 11:20',
        status: 'processing',
        children: 'In review at the data desk',
      },
      { id: 3, time: 'within two days', status: 'registered', children: 'Access opens' },
    ],
  },
}

export const German: Story = {
  args: {
    label: 'Verlauf der Bestellung 10482',
    entries: [
      {
        id: 1,
        time: '2026/09/18 09:42',
        children:
          'Der Zahlungsdienstleister hat 840,60 EUR bestätigt; der Status wechselte von „Registriert“ zu „Bestätigt“',
      },
    ],
  },
  globals: { language: 'de' },
}

export const Narrow: Story = { globals: { viewport: { value: 'narrow' } } }
