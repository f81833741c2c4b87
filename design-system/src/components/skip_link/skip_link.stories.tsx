import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import { SkipLink } from './skip_link'

const meta = {
  title: 'Frame/Skip link',
  component: SkipLink,
  parameters: {
    guide: {
      use: 'Once, as the first thing on a page, to its main content.',
      not: 'Other jumps; those are links in the text.',
    },
  },
  args: { targetId: 'main', children: 'Skip to content' },
  render: (args) => (
    <div className="h-20">
      <SkipLink {...args} />
      <main id="main" className="pt-12 text-body">
        1,204 trading days
      </main>
    </div>
  ),
} satisfies Meta<typeof SkipLink>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = { tags: ['no-look'] }

export const SeenWhenReached: Story = {
  args: { children: 'Zum Inhalt der Seite springen' },
  globals: { language: 'de' },
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: 'Zum Inhalt der Seite springen' })
    await expect(link.getBoundingClientRect().bottom).toBeLessThanOrEqual(0)
    await userEvent.tab()
    await expect(link).toHaveFocus()
    await expect(link.getBoundingClientRect().top).toBeGreaterThanOrEqual(0)
  },
}
