import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, userEvent } from 'storybook/test'
import { TextField } from '../text_field'
import { ErrorSummary } from './error_summary'

const meta = {
  title: 'Forms/Error summary',
  parameters: {
    guide: {
      use: 'The head of a form that was refused. It takes the focus and leads to each field.',
      not: "One single field without a summary's worth of text, or messages about success.",
    },
  },
  component: ErrorSummary,
  args: {
    title: 'Nothing was sent yet. Two entries are missing.',
    errors: [
      { fieldId: 'city', message: 'The town is missing.' },
      { fieldId: 'vat', message: 'One digit is missing: ATU is followed by eight digits.' },
    ],
  },
} satisfies Meta<typeof ErrorSummary>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = { tags: ['no-look'] }

export const LeadsToTheField: Story = {
  render: (args) => (
    <form className="grid max-w-column gap-5">
      <ErrorSummary {...args} />
      <TextField id="city" label="Town" error={args.errors[0]!.message} />
      <TextField id="vat" label="VAT ID" face="mono" error={args.errors[1]!.message} />
    </form>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveFocus()
    await userEvent.tab()
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await expect(canvas.getByRole('textbox', { name: 'VAT ID' })).toHaveFocus()
  },
}

/** Errors that go and come back with each key leave the focus where somebody types. */
export const WhileTyping: Story = {
  tags: ['no-look'],
  render: function Typing({ title }) {
    const [town, setTown] = useState('')
    const error = town.length < 2 ? 'The town is missing.' : undefined
    return (
      <form className="grid max-w-column gap-5">
        <ErrorSummary title={title} errors={error ? [{ fieldId: 'town', message: error }] : []} />
        <TextField id="town" label="Town" value={town} onChange={setTown} error={error} />
      </form>
    )
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveFocus()
    const field = canvas.getByRole('textbox', { name: 'Town' })
    await userEvent.type(field, 'Ulm{Backspace}{Backspace}')
    await expect(canvas.getByRole('alert')).toBeVisible()
    await expect(field).toHaveFocus()
  },
}

export const WithoutField: Story = {
  args: {
    title: 'Die Anmeldung wurde nicht gespeichert.',
    errors: [
      {
        message:
          'Der Auftrag wurde inzwischen von jemand anderem geändert. Bitte laden Sie die Seite neu.',
      },
    ],
  },
}
