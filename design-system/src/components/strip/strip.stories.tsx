import type { Meta, StoryObj } from '@storybook/react-vite'
import { Button } from '../button'
import { Link } from '../link'
import { Strip } from './strip'

const meta = {
  title: 'Feedback/Strip',
  component: Strip,
  parameters: {
    guide: {
      use: 'What concerns the whole shop: cookies, the end of the shop.',
      not: 'What concerns one thing on the page (`Note`).',
    },
    layout: 'fullscreen',
  },
  args: { label: 'Cookies', children: '' },
} satisfies Meta<typeof Strip>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = { tags: ['no-look'] }

const cookies = (
  <Strip
    label="Cookies"
    actions={
      <>
        <Button>Only what is needed</Button>
        <Button>Allow all</Button>
      </>
    }
  >
    <p>
      Films come from another company, which then sets cookies. Without your consent they stay
      closed. <Link href="#cookies">What is stored</Link>
    </p>
  </Strip>
)

const closing = (
  <Strip tone="brass" label="Closing" actions={<Button>Go to the new shop</Button>}>
    <p>
      Dieser Shop schließt am 2027/03/31. Laufende Abonnements werden übernommen, Dateien bleiben
      bis 2027/06/30 abrufbar.
    </p>
  </Strip>
)

export const Tones: Story = {
  render: () => (
    <>
      {cookies}
      {closing}
    </>
  ),
}

export const Narrow: Story = {
  globals: { viewport: { value: 'narrow' } },
  render: () => (
    <>
      {cookies}
      {closing}
    </>
  ),
}
