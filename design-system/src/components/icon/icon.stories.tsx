import type { Meta, StoryObj } from '@storybook/react-vite'
import type { ReactNode } from 'react'
import * as icons from './icons'
import { VENUE_SHAPES } from './venue_shapes'

const meta = {
  title: 'Foundations/Icon',
  parameters: {
    guide: {
      use: 'Beside a word, to find it again. Alone only in an `IconButton`, which is named.',
      not: 'Decoration.',
    },
  },
} satisfies Meta
export default meta
type Story = StoryObj<typeof meta>

function Sheet({ children }: { children: ReactNode }) {
  return <ul className="grid max-w-sheet grid-cols-6 gap-4 text-caption text-muted">{children}</ul>
}

export const All: Story = {
  render: () => (
    <Sheet>
      {Object.entries(icons).map(([name, Icon]) => (
        <li key={name} className="grid justify-items-start gap-1 text-ink">
          <Icon />
          <span className="text-caption text-muted">{name.replace('Icon', '')}</span>
        </li>
      ))}
    </Sheet>
  ),
}

export const Sizes: Story = {
  render: () => (
    <p className="flex items-center gap-4">
      <icons.ClockIcon size={12} />
      <icons.ClockIcon size={14} />
      <icons.ClockIcon />
      <icons.ClockIcon size={20} label="Waiting" />
    </p>
  ),
}

export const VenueMarks: Story = {
  render: () => (
    <Sheet>
      {Object.entries(VENUE_SHAPES).map(([name, path]) => (
        <li key={name} className="flex items-center gap-2">
          <svg
            viewBox="0 0 16 16"
            aria-hidden="true"
            className="size-4 fill-ink"
            fillRule="evenodd"
          >
            <path d={path} />
          </svg>
          {name}
        </li>
      ))}
    </Sheet>
  ),
}
