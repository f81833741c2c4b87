import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { FileList } from './file_list'
import type { FileItem } from './file_row'

const name = (day: number) => `ALSC_TICK_L1_202606${String(day).padStart(2, '0')}.csv.gz`
const dayOf = (day: number) => `2026-06-${String(day).padStart(2, '0')}`

function ready(day: number): FileItem {
  return {
    id: day,
    name: name(day),
    day: dayOf(day),
    bytes: 250_000_000 + day * 1_370_000,
    state: 'ready',
    stateLabel: 'Ready',
    href: '#file',
  }
}

function waiting(day: number): FileItem {
  return {
    id: day,
    name: name(day),
    day: dayOf(day),
    bytes: null,
    state: 'queued',
    stateLabel: 'Queued',
  }
}

const IN_WORK: FileItem[] = [
  { ...waiting(12), state: 'building', stateLabel: 'Building 62 %', percent: 62 },
  { ...waiting(15), state: 'building', stateLabel: 'Building 18 %', percent: 18 },
  {
    ...waiting(16),
    state: 'retrying',
    stateLabel: 'Retrying',
    detail: 'Third attempt in 40 seconds',
  },
]

const meta = {
  title: 'Commerce/File list',
  parameters: {
    guide: {
      use: 'Files of an order or a subscription, with what can be done with each.',
      not: 'Samples without a state; a `DataTable` does.',
    },
  },
  component: FileList,
  args: {
    language: 'en',
    labels: {
      caption: 'Files of Cash Market Trades and Quotes',
      file: 'File',
      day: 'Day',
      size: 'Size',
      state: 'State',
      download: 'Download',
      unknownSize: 'not known yet',
      more: (group: string, count: number) => `Show ${count} more ${group} files`,
    },
    groups: [
      {
        id: 'ready',
        shown: 3,
        files: [
          {
            ...ready(1),
            state: 'downloaded',
            stateLabel: 'Downloaded on 2026/09/18 10:02',
            href: undefined,
            note: 'once used',
          },
          ...[2, 3, 4, 5, 8, 9, 10, 11].map(ready),
        ],
      },
      {
        id: 'queued',
        shown: 4,
        files: [...IN_WORK, ...Array.from({ length: 12 }, (_, at) => waiting(17 + at))],
      },
    ],
  },
} satisfies Meta<typeof FileList>

export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = { tags: ['no-look'] }

export const Default: Story = {}

export const Unfolded: Story = {
  tags: ['no-look'],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getAllByRole('row')).toHaveLength(1 + 3 + 1 + 4 + 1)
    await userEvent.click(canvas.getByRole('button', { name: 'Show 11 more queued files' }))
    await expect(canvas.getByText(name(28))).toBeVisible()
    await expect(canvas.queryByRole('button', { name: /queued/ })).toBeNull()
    await expect(canvas.getByRole('link', { name: `Download ${name(2)}` })).toHaveAttribute(
      'download'
    )
  },
}

export const NoLongerThere: Story = {
  args: {
    groups: [
      {
        id: 'ended',
        files: [
          {
            ...ready(1),
            state: 'expired',
            stateLabel: 'Expired on 2026/12/17',
            href: undefined,
            note: 'ask for it again',
          },
          {
            ...waiting(2),
            state: 'missing',
            stateLabel: 'Missing',
            detail: 'Not charged, not delivered',
          },
          { ...waiting(3), state: 'failed', stateLabel: 'Failed', detail: 'Five attempts' },
        ],
      },
    ],
  },
}

export const German: Story = {
  args: {
    language: 'de',
    labels: {
      caption: 'Dateien der Geschäfte und Kurse des Kassamarkts',
      file: 'Datei',
      day: 'Tag',
      size: 'Größe',
      state: 'Stand',
      download: 'Herunterladen',
      unknownSize: 'noch nicht bekannt',
      more: (_, count) => `${count} weitere Dateien in der Warteschlange zeigen`,
    },
    groups: [
      {
        id: 'all',
        shown: 2,
        files: [
          {
            ...ready(1),
            state: 'downloaded',
            stateLabel: 'Am 2026/09/18 um 10:02 heruntergeladen',
            href: undefined,
            note: 'einmalig, bereits genutzt',
          },
          { ...ready(2), stateLabel: 'Bereit' },
          ...Array.from({ length: 9 }, (_, at) => ({
            ...waiting(3 + at),
            stateLabel: 'In der Warteschlange',
          })),
        ],
      },
    ],
  },
  globals: { language: 'de' },
}

export const Narrow: Story = { globals: { viewport: { value: 'narrow' } } }
