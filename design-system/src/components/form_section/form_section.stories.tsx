import type { Meta, StoryObj } from '@storybook/react-vite'
import { Button } from '../button'
import { LinkButton } from '../link_button'
import { TextField } from '../text_field'
import { FieldGrid, FormActions, FormSection } from '.'

const meta = { title: 'Forms/FormSection', component: FormSection } satisfies Meta<
  typeof FormSection
>
export default meta

export const Default: StoryObj = {
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
