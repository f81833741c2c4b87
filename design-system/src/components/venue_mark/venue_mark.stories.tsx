import type { Meta, StoryObj } from '@storybook/react-vite'
import { VenueMark, VenueMarks, type Venue } from './venue_mark'

const VENUES: Venue[] = [
  { code: 'ALSC', name: 'Alster Cash Market', shape: 'peak' },
  { code: 'ALSD', name: 'Alster Derivatives', shape: 'checker' },
  { code: 'PVEQ', name: 'Port Vell Equities', shape: 'shield' },
  { code: 'NORX', name: 'Norrland Exchange', shape: 'north' },
  { code: 'MRDF', name: 'Meridian FX', shape: 'half' },
]

const meta = {
  title: 'Data/Venue mark',
  parameters: {
    guide: {
      use: 'The venues of a product: three by name, the rest counted.',
      not: 'A wall of logos.',
    },
  },
  component: VenueMarks,
  args: { venues: VENUES.slice(0, 4), moreLabel: (count: number) => `and ${count} more` },
} satisfies Meta<typeof VenueMarks>

export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = { tags: ['no-look'] }

/** Three by name, the rest as a number. */
export const Default: Story = {}

export const One: Story = {
  tags: ['no-look'],
  render: () => <VenueMark venue={VENUES[4]!} withCode />,
}

/** The home page names all of them. */
export const AllPartners: Story = { args: { venues: VENUES, limit: VENUES.length } }

/** A venue without a shape of its own keeps the one that its code leads to. */
export const WithoutShape: Story = {
  args: {
    venues: [
      { code: 'TAGP', name: 'Tagus Power' },
      { code: 'SKAC', name: 'Skagen Carbon' },
    ],
  },
}

export const German: Story = {
  args: { moreLabel: (count: number) => `und ${count} weiterer Handelsplatz` },
  globals: { language: 'de' },
}

export const Narrow: Story = { globals: { viewport: { value: 'narrow' } } }
