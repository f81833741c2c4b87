import type { Meta, StoryObj } from '@storybook/react-vite'
import { LinkButton } from '../link_button'
import { ErrorState } from './error_state'

const meta = {
  title: 'Feedback/Error state',
  parameters: {
    guide: {
      use: 'A page or area that could not be shown: cause, way out, reference.',
      not: 'A refused entry, which stands at its field, or a passing message.',
    },
  },
  component: ErrorState,
  args: {
    title: 'This download link is not valid.',
    children: 'It was used, deleted or has expired. Ask the person who sent it for a new one.',
    action: <LinkButton href="#home">To the start page</LinkButton>,
    reference: 'Reference 7f2a19c04e',
  },
} satisfies Meta<typeof ErrorState>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = { tags: ['no-look'] }

export const Default: Story = {}
export const NarrowGerman: Story = {
  globals: { language: 'de', viewport: { value: 'narrow' } },
  args: {
    title: 'Diese Verwaltungsseite ist Ihnen nicht freigeschaltet.',
    children: 'Ihre Administratorin kann Ihnen die Berechtigung „Abonnements verwalten“ geben.',
    action: <LinkButton href="#home">Zur Startseite</LinkButton>,
    reference: undefined,
  },
}
