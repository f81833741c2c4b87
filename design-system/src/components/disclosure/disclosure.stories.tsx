import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor } from 'storybook/test'
import { Accordion, Disclosure } from './disclosure'

const meta = {
  title: 'Navigation/Disclosure',
  parameters: {
    guide: {
      use: 'Long lists of answers, or detail few need. `inline` continues a text or a list in place.',
      not: 'What everyone needs to decide. That stays open.',
    },
  },
  component: Disclosure,
  args: {
    title: 'How far back does the history go?',
    children: 'Open interest begins in 2002, market data in 2014.',
  },
} satisfies Meta<typeof Disclosure>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = { tags: ['no-look'] }

export const Questions: Story = {
  render: () => (
    <div className="max-w-column">
      <Accordion>
        <Disclosure title="How far back does the history go?" name="faq" isOpenAtFirst>
          Open interest begins in 2002, market data in 2014.
        </Disclosure>
        <Disclosure title="How often can a file be downloaded?" name="faq">
          Once, for 90 days after completion.
        </Disclosure>
        <Disclosure
          title="Warum benötigen Sie meine Umsatzsteuer-Identifikationsnummer für eine Lieferung innerhalb der Europäischen Union?"
          name="faq"
        >
          Damit die Steuerschuldnerschaft auf Sie übergeht.
        </Disclosure>
      </Accordion>
    </div>
  ),
  play: async ({ canvas }) => {
    const answer = canvas.getByText('Once, for 90 days after completion.')
    await expect(answer).not.toBeVisible()
    await userEvent.click(canvas.getByText('How often can a file be downloaded?'))
    await expect(answer).toBeVisible()
    await expect(canvas.getByText(/Open interest begins/)).not.toBeVisible()
    await userEvent.click(canvas.getByText('How far back does the history go?'))
  },
}

/** Continues a list in place. */
export const Inline: Story = {
  args: { look: 'inline', title: 'Show 31 more queued files', onOpenChange: fn() },
  play: async ({ args, canvas }) => {
    await userEvent.tab()
    await userEvent.click(canvas.getByText('Show 31 more queued files'))
    await waitFor(() => expect(args.onOpenChange).toHaveBeenLastCalledWith(true))
  },
}

/** Months of files, each a line of facts; one is open at a time. */
export const Rows: Story = {
  render: () => (
    <Accordion>
      {['July 2026', 'August 2026', 'September 2026'].map((month, at) => (
        <Disclosure
          key={month}
          look="row"
          name="months"
          title={<span className="w-full">{month}, 23 files</span>}
          isOpenAtFirst={at === 1}
        >
          MRDF_FXSPOT_G10_20260803.csv.gz
        </Disclosure>
      ))}
    </Accordion>
  ),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByText('July 2026, 23 files'))
    await waitFor(() => expect(canvas.getByText('August 2026, 23 files')).toBeVisible())
    const open = canvas.getAllByText('MRDF_FXSPOT_G10_20260803.csv.gz').filter(isSeen)
    await expect(open).toHaveLength(1)
    await userEvent.click(canvas.getByText('August 2026, 23 files'))
  },
}

const isSeen = (element: HTMLElement) => element.checkVisibility()
