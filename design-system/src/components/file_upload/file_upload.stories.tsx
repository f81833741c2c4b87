import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { FileUpload } from './file_upload'

const meta = {
  title: 'Forms/File upload',
  parameters: {
    guide: {
      use: 'A file from a button or by dropping; what was read stands below it.',
      not: 'Short lists somebody can paste. Offer a `TextArea` or an `IsinField` beside it.',
    },
  },
  component: FileUpload,
  args: {
    label: 'List of ISINs',
    hint: 'One a line or separated by commas, .csv or .txt, 1 MB at most.',
    buttonLabel: 'Choose a file',
    dropLabel: 'or drop it here',
    acceptedFileTypes: ['text/csv', 'text/plain'],
    onFiles: fn(),
  },
} satisfies Meta<typeof FileUpload>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = { tags: ['no-look'] }

export const Default: Story = {
  play: async ({ args, canvasElement }) => {
    const input = canvasElement.querySelector<HTMLInputElement>('input[type=file]')!
    const file = new File(['DE0007164600'], 'list.csv', { type: 'text/csv' })
    await userEvent.upload(input, file)
    await expect(args.onFiles).toHaveBeenCalledWith([file])
  },
}

export const Read: Story = { args: { children: '182 ISINs from list.csv, 3 lines left out.' } }

export const Refused: Story = {
  args: {
    label: 'Liste der ISINs',
    buttonLabel: 'Datei auswählen',
    dropLabel: 'oder hier ablegen',
    hint: undefined,
    error:
      'Die Datei „Kurse.xlsx“ ist keine Textdatei. Speichern Sie sie als .csv und versuchen Sie es erneut.',
  },
}
