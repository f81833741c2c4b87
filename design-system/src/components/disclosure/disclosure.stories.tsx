import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import { Accordion, Disclosure } from './disclosure'

const meta = { title: 'Navigation/Disclosure', component: Disclosure } satisfies Meta<
  typeof Disclosure
>
export default meta

export const Questions: StoryObj = {
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
