import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor } from 'storybook/test'
import { Button } from '../../components/button'
import { TotalsTable } from '../../components/totals_table'
import { QuotePanel } from '../quote_panel'
import { linesIn, wholeEdge } from './line_extents'
import { WholeLines } from './whole_lines'

const meta = {
  title: 'Commerce/Whole lines',
  parameters: {
    guide: {
      use: 'Beside a `QuotePanel` whose lines can be more than the window has room for.',
      not: 'Tables and lists of a page, which scroll with it.',
    },
  },
  component: WholeLines,
  args: { of: 'whole-lines' },
  render: ({ of }) => (
    <div className="max-w-94">
      <QuotePanel
        id={of}
        title="Quote"
        moreLabel="More lines"
        lines={
          <TotalsTable
            caption="Counted days"
            rows={Array.from({ length: 24 }, (_, at) => ({
              id: String(at),
              label: `Line ${at + 1}`,
              amount: String(at),
              why: at % 3 === 0 ? 'A line that says why.' : undefined,
            }))}
          />
        }
        total={{ label: 'Total in EUR', amount: '332.60' }}
        action={<Button variant="primary">Add to basket</Button>}
        notes={<p>61 files, 11.16 GB.</p>}
      />
      <WholeLines of={of} />
    </div>
  ),
} satisfies Meta<typeof WholeLines>

export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = { tags: ['no-look'] }

/** Wherever it is scrolled to, its edges cut through no line, and the button leads on. */
export const Scrolled: Story = {
  tags: ['no-look'],
  play: async ({ canvas, canvasElement }) => {
    const panel = canvas.getByRole('region', { name: 'Quote' })
    const cut = (name: string) => Number.parseFloat(panel.style.getPropertyValue(`--cut-${name}`))
    const foot = () => panel.querySelector('[data-part=foot]')!.getBoundingClientRect().top
    await waitFor(() => expect(panel).toHaveAttribute('data-more'))
    for (const to of [0, 37, 111, 163]) {
      panel.scrollTo({ top: to })
      await waitFor(() => {
        const lines = linesIn(canvasElement.querySelector('[data-part=body]')!)
        const [top, bottom] = [panel.getBoundingClientRect().top + cut('top'), foot() - cut('foot')]
        expect(panel.scrollTop).toBe(to)
        expect(wholeEdge(bottom, lines, 'up')).toBe(bottom)
        if (to > 0) expect(wholeEdge(top, lines, 'down')).toBe(top)
      })
    }
    await userEvent.click(canvas.getByRole('button', { name: 'More lines' }))
    await expect(panel.scrollTop).toBeGreaterThan(163)
    panel.scrollTo({ top: 9_999 })
    await waitFor(() => expect(panel).not.toHaveAttribute('data-more'))
  },
}

export const German: Story = { ...Scrolled, globals: { language: 'de' } }
