import type { Meta, StoryObj } from '@storybook/react-vite'
import { TextArea } from './text_area'

const meta = {
  title: 'Forms/Text area',
  parameters: {
    guide: {
      use: 'Several lines: questions, remarks, lists.',
      not: 'One line, and codes that have a field of their own (`IsinField`).',
    },
  },
  component: TextArea,
  args: { label: 'Your question', name: 'question' },
} satisfies Meta<typeof TextArea>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = { tags: ['no-look'] }

export const Default: Story = { tags: ['no-look'] }

export const States: Story = {
  render: () => (
    <div className="grid max-w-column gap-5">
      <TextArea
        label="ISINs or common codes"
        hint="Ten at most, separated by comma or line."
        face="mono"
        rows={3}
        defaultValue={'DE0007164600\nAT0000A0E9W5'}
        counter="2 of 10"
      />
      <TextArea
        label="Remark for the customer"
        rows={2}
        isChanged
        defaultValue="Five percent off as agreed for the delayed delivery."
      />
      <TextArea label="Your question" rows={2} error="Please write what we can help you with." />
    </div>
  ),
}

export const German: Story = {
  globals: { language: 'de' },
  args: {
    label: 'Ihre Frage an den Kundenservice',
    hint: 'Bitte nennen Sie die Bestellnummer, falls es eine gibt.',
    counter: '212 von 1.000 Zeichen',
    error: 'Bitte schreiben Sie, womit wir helfen können.',
  },
}
