import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Button } from '../button'
import { LinkButton } from '../link_button'
import { TextField } from '../text_field'
import { BesideFields, FieldGrid, FormActions, FormSection } from '.'

const meta = {
  title: 'Forms/Form section',
  parameters: {
    guide: {
      use: 'Groups of a long form under a heading, pairs of fields, and the buttons at its end.',
      not: 'A form of three fields or fewer.',
    },
  },
  component: FormSection,
  args: {
    title: 'Your company',
    description: 'As it stands in the commercial register.',
    children: <TextField label="Company" name="company" />,
  },
} satisfies Meta<typeof FormSection>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = { tags: ['no-look'] }

export const Default: Story = {
  render: () => (
    <form className="max-w-column">
      <FormSection title="Your company" description="As it stands in the commercial register.">
        <TextField label="Company" name="company" />
        <FieldGrid columns="1-2">
          <TextField label="Postcode" name="postcode" />
          <TextField label="Town" name="town" />
        </FieldGrid>
      </FormSection>
      <FormSection title="Ansprechpartner">
        <FieldGrid>
          <TextField label="Vorname" name="first" />
          <TextField label="Nachname" name="last" />
        </FieldGrid>
      </FormSection>
      <FormActions>
        <LinkButton href="#back">Back</LinkButton>
        <Button variant="primary" type="submit">
          Next: confirm and pay
        </Button>
      </FormActions>
    </form>
  ),
}

/** Controls of a row stand in line though only one of them has a hint, and one shows what is wrong. */
export const InLine: Story = {
  tags: ['no-look'],
  globals: { viewport: { value: 'wide' } },
  render: () => (
    <div className="grid max-w-column gap-5">
      <FieldGrid>
        <TextField label="Name" />
        <TextField label="German name" hint="Where it is another one." />
        <TextField label="Link" hint="Where more is said." error="This is no address." />
        <TextField label="Comment" />
      </FieldGrid>
      <div className="flex gap-3">
        <TextField label="Amount" hint="At most 70.21." error="More than is left." />
        <BesideFields hasHints>
          <Button>All</Button>
        </BesideFields>
      </div>
    </div>
  ),
  play: async ({ canvas }) => {
    const topOf = (control: HTMLElement) => Math.round(control.getBoundingClientRect().top)
    const at = (label: string) => topOf(canvas.getByRole('textbox', { name: label }))
    await expect(at('Name')).toBe(at('German name'))
    await expect(at('Comment')).toBe(at('Link'))
    await expect(topOf(canvas.getByRole('button', { name: 'All' }))).toBe(at('Amount'))
  },
}

export const German: Story = {
  globals: { language: 'de' },
  args: {
    title: 'Rechnungsanschrift des Unternehmens',
    description:
      'Wie im Handelsregister eingetragen. Die Umsatzsteuer-Identifikationsnummer folgt darunter.',
    children: <TextField label="Umsatzsteuer-Identifikationsnummer" name="vat" />,
  },
}
