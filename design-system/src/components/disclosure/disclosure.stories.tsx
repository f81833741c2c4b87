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
