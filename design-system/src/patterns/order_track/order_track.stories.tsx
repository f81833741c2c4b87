import type { Meta, StoryObj } from '@storybook/react-vite'
import { OrderTrack } from './order_track'

const meta = {
  title: 'Commerce/Order track',
  parameters: {
    guide: {
      use: 'The way of one order, with what is under way and what is next.',
      not: 'What happened in detail (`Timeline`).',
    },
  },
  component: OrderTrack,
  args: {
    label: 'Progress of the order',
    progress: 0.67,
    stateLabels: { done: 'done', current: 'current step', next: 'to come', failed: 'failed' },
    steps: [
      { id: 'registered', label: 'Registered', detail: '2026/09/18 09:41', state: 'done' },
      {
        id: 'confirmed',
        label: 'Confirmed',
        detail: '2026/09/18 09:42, card accepted',
        state: 'done',
      },
      {
        id: 'processing',
        label: 'Processing',
        detail: '71 of 106 files ready, about 11 minutes left',
        state: 'current',
      },
      { id: 'completed', label: 'Completed', detail: 'expected 2026/09/18 10:17', state: 'next' },
    ],
  },
} satisfies Meta<typeof OrderTrack>

export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = { tags: ['no-look'] }

export const Default: Story = {}

export const Failed: Story = {
  args: {
    steps: [
      { id: 'registered', label: 'Registered', detail: '2026/09/17 17:31', state: 'done' },
      { id: 'confirmed', label: 'Confirmed', detail: '2026/09/17 17:31', state: 'done' },
      {
        id: 'processing',
        label: 'Failed',
        detail: '2 of 420 files could not be built',
        state: 'failed',
      },
      { id: 'completed', label: 'Completed', state: 'next' },
    ],
  },
}

export const Completed: Story = {
  args: {
    steps: ['Registered', 'Confirmed', 'Processing', 'Completed'].map((label) => ({
      id: label,
      label,
      detail: '2026/09/18 10:17',
      state: 'done' as const,
    })),
  },
}

export const German: Story = {
  args: {
    label: 'Stand der Bestellung',
    stateLabels: {
      done: 'erledigt',
      current: 'läuft gerade',
      next: 'steht aus',
      failed: 'fehlgeschlagen',
    },
    steps: [
      { id: '1', label: 'Registriert', detail: '2026/09/18 09:41', state: 'done' },
      {
        id: '2',
        label: 'Bestätigt',
        detail: '2026/09/18 09:42, Kartenzahlung angenommen',
        state: 'done',
      },
      {
        id: '3',
        label: 'In Bearbeitung',
        detail: '71 von 106 Dateien sind fertig, noch etwa 11 Minuten',
        state: 'current',
      },
      {
        id: '4',
        label: 'Abgeschlossen',
        detail: 'voraussichtlich 2026/09/18 10:17',
        state: 'next',
      },
    ],
  },
  globals: { language: 'de' },
}

/** Upright where four steps have no room beside each other. */
export const Narrow: Story = { globals: { viewport: { value: 'narrow' } } }
