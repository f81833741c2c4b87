import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, spyOn, userEvent, waitFor } from 'storybook/test'
import { COPIED } from './copy_button'
import { Identifier } from './identifier'

const meta = {
  title: 'Data/Identifier',
  parameters: {
    guide: {
      use: 'Numbers and codes people copy: orders, ISINs, VAT IDs, tokens.',
      not: 'Names and amounts.',
    },
  },
  component: Identifier,
  args: { value: 'ATU63512345', copyLabel: 'Copy VAT ID ATU63512345', copiedLabel: 'Copied' },
} satisfies Meta<typeof Identifier>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = { tags: ['no-look'] }

export const Default: Story = {}

export const Copies: Story = {
  tags: ['no-look'],
  play: async ({ canvas }) => {
    const write = spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await expect(write).toHaveBeenCalledWith('ATU63512345')
    await expect(await canvas.findByText('Copied')).toBeVisible()
    await expect(canvas.getByRole('button')).toHaveFocus()
  },
}

/** An application that tells of it by a toast leaves the button its mark alone. */
export const ToldElsewhere: Story = {
  tags: ['no-look'],
  play: async ({ canvas, canvasElement }) => {
    spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
    const heard = fn((event: Event) => event.preventDefault())
    canvasElement.addEventListener(COPIED, heard)
    await userEvent.click(canvas.getByRole('button'))
    await waitFor(() => expect(heard).toHaveBeenCalledOnce())
    await expect(canvas.queryByText('Copied')).toBeNull()
    canvasElement.removeEventListener(COPIED, heard)
  },
}

export const German: Story = {
  globals: { language: 'de' },
  args: {
    value: 'ATU63512345',
    copyLabel: 'Umsatzsteuer-Identifikationsnummer ATU63512345 kopieren',
    copiedLabel: 'Kopiert',
  },
}
