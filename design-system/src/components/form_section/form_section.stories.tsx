import type { Meta, StoryObj } from '@storybook/react-vite'
import { Button } from '../button'
import { LinkButton } from '../link_button'
import { TextField } from '../text_field'
import { FieldGrid, FormActions, FormSection } from '.'

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

export const German: Story = {
  globals: { language: 'de' },
  args: {
    title: 'Rechnungsanschrift des Unternehmens',
    description:
      'Wie im Handelsregister eingetragen. Die Umsatzsteuer-Identifikationsnummer folgt darunter.',
    children: <TextField label="Umsatzsteuer-Identifikationsnummer" name="vat" />,
  },
}
