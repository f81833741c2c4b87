import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, userEvent } from 'storybook/test'
import { PasswordField } from './password_field'
import { RuleChecklist } from './rule_checklist'

const meta = {
  title: 'Forms/Password field',
  parameters: {
    guide: {
      use: 'Passwords, with the rules ticked while typing where a new one is made.',
      not: 'Codes that are sent by mail; those are plain text.',
    },
  },
  component: PasswordField,
  args: { label: 'New password', showLabel: 'Show the password', autoComplete: 'new-password' },
} satisfies Meta<typeof PasswordField>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = { tags: ['no-look'] }

export const Default: Story = {
  tags: ['no-look'],
  play: async ({ canvas }) => {
    const input = canvas.getByLabelText('New password')
    await userEvent.type(input, 'tally-marks')
    await expect(input).toHaveAttribute('type', 'password')
    await userEvent.tab()
    await userEvent.keyboard(' ')
    await expect(canvas.getByRole('button', { name: 'Show the password' })).toBePressed()
    await expect(input).toHaveAttribute('type', 'text')
    await expect(input).toHaveValue('tally-marks')
  },
}

function WithRules({ typed = '' }: { typed?: string }) {
  const [password, setPassword] = useState(typed)
  return (
    <div className="grid max-w-dialog gap-3">
      <PasswordField
        label="Neues Kennwort"
        hint="Ein Kennwortmanager darf es einfügen."
        showLabel="Kennwort anzeigen"
        autoComplete="new-password"
        value={password}
        onChange={setPassword}
      />
      <RuleChecklist
        label="Regeln für das Kennwort"
        metLabel="erfüllt"
        unmetLabel="noch nicht erfüllt"
        rules={[
          { label: 'mindestens 14 Zeichen', isMet: password.length >= 14 },
          { label: 'mindestens eine Ziffer', isMet: /\d/.test(password) },
          {
            label: 'Groß- und Kleinbuchstaben',
            isMet: /[a-z]/.test(password) && /[A-Z]/.test(password),
          },
        ]}
      />
    </div>
  )
}

export const RulesAreTickedWhileTyping: Story = {
  globals: { language: 'de' },
  render: () => <WithRules typed="Kontor" />,
  play: async ({ canvas }) => {
    const list = canvas.getByRole('list', { name: 'Regeln für das Kennwort' })
    await expect(list).toHaveTextContent('mindestens eine Ziffer, noch nicht erfüllt')
    await userEvent.type(canvas.getByLabelText('Neues Kennwort'), '5')
    await expect(list).toHaveTextContent('mindestens eine Ziffer, erfüllt')
  },
}
