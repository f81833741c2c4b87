import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor } from 'storybook/test'
import { Button } from '../button'
import { SaveBar } from '../save_bar'
import { toast, ToastRegion } from '.'
import { toasts } from './toast_queue'

const meta = {
  title: 'Feedback/Toast',
  component: ToastRegion,
  args: { label: 'Messages', closeLabel: 'Close the message' },
  beforeEach: () => () => toasts.clear(),
} satisfies Meta<typeof ToastRegion>
export default meta
type Story = StoryObj<typeof meta>

const conflict = () =>
  toast({
    tone: 'danger',
    title: 'Status 409',
    children: 'Die Bestellung wurde geändert, während Sie sie bearbeitet haben.',
  })

export const AboveTheSaveBar: Story = {
  tags: ['page-look'],
  parameters: { layout: 'fullscreen' },
  render: (args) => (
    <div className="flex h-screen flex-col justify-end">
      <SaveBar title="2 unsaved changes." changes="Discount 0.00 to 42.03.">
        <Button variant="primary">Save changes</Button>
      </SaveBar>
      <ToastRegion {...args} />
    </div>
  ),
  play: async ({ canvas }) => {
    conflict()
    toast({ tone: 'success', title: 'Link copied to clipboard' })
    toast({ title: 'The price list changes on 2026/10/01' })
    const note = await screen.findByText('Link copied to clipboard')
    await waitFor(() => {
      const bar = canvas.getByText('2 unsaved changes.').closest('.sticky')!
      const region = screen.getByRole('region', { name: /Messages/ })
      expect(region.getBoundingClientRect().bottom).toBeLessThanOrEqual(
        bar.getBoundingClientRect().top
      )
    })
    await expect(note).toBeVisible()
  },
}

export const FiveAtOnce: Story = {
  tags: ['no-look'],
  play: async () => {
    for (let count = 1; count <= 7; count++) toast({ title: `Message ${count}` })
    await waitFor(() => expect(screen.getAllByRole('alertdialog')).toHaveLength(5))
    const [close] = screen.getAllByRole('button', { name: 'Close the message' })
    await userEvent.click(close!)
    await waitFor(() => expect(screen.getAllByText(/^Message/)).toHaveLength(5))
  },
}
