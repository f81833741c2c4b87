import type { Meta, StoryObj } from '@storybook/react-vite'
import { DataPreview } from './data_preview'

const meta = {
  title: 'Data/Data preview',
  parameters: {
    guide: {
      use: 'The first rows of a file as they are, with types and marks.',
      not: "Tables of the shop's own records (`DataTable`).",
    },
  },
  component: DataPreview,
  args: {
    label: 'First rows of the file, scrolls sideways',
    fileName: 'MRDF_FXSPOT_G10_20250303.csv.gz',
    labels: { row: 'Row', empty: 'empty', flagged: 'stands out' },
    columns: [
      { name: 'ts_utc', type: 'timestamp ns' },
      { name: 'pair', type: 'string' },
      { name: 'bid', type: 'decimal', numeric: true },
      { name: 'ask', type: 'decimal', numeric: true },
      { name: 'bid_qty', type: 'int64', numeric: true },
      { name: 'seq', type: 'uint64', numeric: true },
      { name: 'flag', type: 'char' },
    ],
    rows: [
      ['2025-03-03T00:00:00.014221907Z', 'EURUSD', '1.03918', '1.03921', 3000000, 88104211, 'Q'],
      ['2025-03-03T00:00:00.014989120Z', 'USDJPY', '150.612', '150.618', 1000000, 88104212, 'Q'],
      ['2025-03-03T00:00:00.022731090Z', 'EURUSD', '1.03922', null, 1000000, 88104215, 'T'],
      ['2025-03-03T00:00:00.031117402Z', 'AUDUSD', '0.62107', '0.62111', 4000000, 88104219, 'G'],
      ['2025-03-03T00:00:00.031902661Z', 'EURCHF', '0.93844', '0.93851', 1000000, 88104220, 'Q'],
    ],
    flagged: [4],
    footer:
      'Five of 3,412,907 rows. Row 4 follows a gap of three sequence numbers; the gap report lists it.',
  },
} satisfies Meta<typeof DataPreview>

export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = { tags: ['no-look'] }

export const Default: Story = {}

export const Empty: Story = {
  args: { rows: [], flagged: [], footer: 'The file of this day has no rows.' },
}

export const German: Story = {
  args: {
    label: 'Erste Zeilen der Datei, seitlich verschiebbar',
    labels: { row: 'Zeile', empty: 'leer', flagged: 'auffällig' },
    footer:
      'Fünf von 3.412.907 Zeilen. Zeile 4 folgt auf eine Lücke von drei Sequenznummern; der Lückenbericht führt sie auf.',
  },
  globals: { language: 'de' },
}

export const Narrow: Story = { globals: { viewport: { value: 'narrow' } } }
