import type { Meta, StoryObj } from '@storybook/react-vite'
import { VenueMarks } from '../venue_mark'
import { RuledFigure, RuledList } from './ruled_list'

const more = (count: number) => `and ${count} more`

const meta = {
  title: 'Data/Ruled list',
  parameters: {
    guide: {
      use: 'Links with a line of explanation: categories, places of an account, doors to go on.',
      not: 'Records with columns (`DataTable`).',
    },
  },
  component: RuledList,
  args: {
    level: 2,
    items: [
      {
        id: 'tick',
        title: 'Tick data',
        href: '#tick',
        text: 'Every order-book change, quote and trade, as sent by the trading system.',
        marks: (
          <VenueMarks
            moreLabel={more}
            venues={[
              { code: 'ALSC', name: 'Alster Cash Market', shape: 'peak' },
              { code: 'ALSD', name: 'Alster Derivatives', shape: 'checker' },
            ]}
          />
        ),
        aside: <RuledFigure before="from" value="12.40 EUR" after="a day" />,
      },
      {
        id: 'index',
        title: 'Index data',
        href: '#index',
        text: 'Levels, compositions and weights of 214 indices, every second or at close.',
        aside: <RuledFigure before="from" value="6.20 EUR" after="a day" />,
      },
      {
        id: 'isin',
        title: 'Single ISIN report',
        href: '#isin',
        text: 'Holders of one security by country.',
      },
    ],
  },
} satisfies Meta<typeof RuledList>

export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = { tags: ['no-look'] }

export const Default: Story = {}

export const German: Story = {
  args: {
    items: [
      {
        id: 'fx',
        title: 'Devisenkassahandel der zehn meistgehandelten Währungen',
        href: '#fx',
        text: 'Jede Änderung des besten Geld- und Briefkurses und jedes Geschäft, auf die Nanosekunde genau.',
        aside: <RuledFigure before="ab" value="141,30 EUR" after="je Modul" />,
      },
    ],
  },
  globals: { language: 'de' },
}

export const Narrow: Story = { globals: { viewport: { value: 'narrow' } } }
