import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, spyOn, userEvent, waitFor } from 'storybook/test'
import { Button } from '../button'
import { FormActions } from '../form_section'
import { SaveBar } from '../save_bar'
import { TextField } from '../text_field'
import { toast, ToastRegion } from '.'
import { toasts } from './toast_queue'

const meta = {
  title: 'Feedback/Toast',
  parameters: {
    guide: {
      use: 'Something was done elsewhere or in the background. Ten seconds, five at most, longer while read.',
      not: 'The only place of an error, and anything that needs an answer.',
    },
  },
  component: ToastRegion,
  args: { label: 'Messages', closeLabel: 'Close the message' },
  beforeEach: () => () => toasts.clear(),
} satisfies Meta<typeof ToastRegion>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {
  tags: ['no-look'],
  render: (args) => (
    <>
      <div className="flex gap-3">
        <Button onPress={() => toast({ title: 'Link copied to clipboard' })}>Inform</Button>
        <Button onPress={() => toast({ tone: 'success', title: 'Order 10482 was confirmed' })}>
          Succeed
        </Button>
        <Button variant="danger" onPress={conflict}>
          Fail
        </Button>
      </div>
      <ToastRegion {...args} />
    </>
  ),
}

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

/** The buttons of a form stay free: the messages go to the other end of the window. */
export const ClearOfAForm: Story = {
  tags: ['page-look'],
  globals: { viewport: { value: 'narrow' }, language: 'de' },
  parameters: { layout: 'fullscreen' },
  args: { label: 'Mitteilungen', closeLabel: 'Mitteilung schließen' },
  render: (args) => (
    <div className="flex h-screen flex-col justify-end">
      <form aria-label="Adresse" className="grid gap-4 p-4">
        <TextField label="Firma" />
        <FormActions>
          <Button>Abbrechen</Button>
          <Button variant="primary">Rechnungsanschrift speichern</Button>
        </FormActions>
      </form>
      <ToastRegion {...args} />
    </div>
  ),
  play: async ({ canvas }) => {
    conflict()
    const save = canvas.getByRole('button', { name: 'Rechnungsanschrift speichern' })
    await waitFor(() =>
      expect(
        screen.getByRole('region', { name: /Mitteilungen/ }).getBoundingClientRect().bottom
      ).toBeLessThan(save.getBoundingClientRect().top)
    )
  },
}

/** What is pressed stays under the pointer, though the focus leaves the button that it stood clear of. */
export const StaysWhilePressed: Story = {
  ...ClearOfAForm,
  tags: ['no-look'],
  render: (args) => (
    <form aria-label="Warenkorb" className="flex h-screen flex-col justify-between p-4 pt-20">
      <div className="grid gap-4">
        <TextField label="Von" />
        <TextField label="Bis" />
      </div>
      <Button variant="primary">In den Warenkorb</Button>
      <ToastRegion {...args} />
    </form>
  ),
  play: async ({ canvas }) => {
    const onPress = fn()
    canvas.getByRole('button', { name: 'In den Warenkorb' }).focus()
    toast({ title: 'In den Warenkorb gelegt', action: { label: 'Warenkorb öffnen', onPress } })
    const region = await screen.findByRole('region', { name: /Mitteilungen/ })
    const top = () => region.getBoundingClientRect().top
    await waitFor(() => expect(top()).toBeLessThan(100))
    const [target, user] = [
      screen.getByRole('button', { name: 'Warenkorb öffnen' }),
      userEvent.setup(),
    ]
    await user.pointer({ keys: '[MouseLeft>]', target })
    await nextFrames()
    await expect(top()).toBeLessThan(100)
    await user.pointer({ keys: '[/MouseLeft]', target })
    await expect(onPress).toHaveBeenCalledOnce()
  },
}

const nextFrames = () =>
  new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)))

/** A pointer on a message, or focus in it, stops its ten seconds. */
export const PausedWhileRead: Story = {
  tags: ['no-look'],
  play: async () => {
    toast({ title: 'Link copied to clipboard' })
    const message = await screen.findByRole('alertdialog')
    const [timer] = toasts.visibleToasts
    const pause = spyOn(timer!.timer!, 'pause')
    const resume = spyOn(timer!.timer!, 'resume')
    await userEvent.hover(message)
    await expect(pause).toHaveBeenCalledOnce()
    await userEvent.unhover(message)
    await expect(resume).toHaveBeenCalledOnce()
    screen.getByRole('button', { name: 'Close the message' }).focus()
    await expect(pause).toHaveBeenCalledTimes(2)
  },
}

/** What is said again is announced again, as a whole: each message is an alert of its own. */
export const SaidAgain: Story = {
  tags: ['no-look'],
  play: async () => {
    toast({ tone: 'danger', title: 'Quota addition failed: Quotas cannot overlap' })
    const [first] = await screen.findAllByRole('alert')
    toast({ tone: 'danger', title: 'Quota addition failed: Quotas cannot overlap' })
    await waitFor(() => expect(screen.getAllByRole('alert')).toHaveLength(2))
    const alerts = screen.getAllByRole('alert')
    await expect(alerts).toContain(first)
    for (const alert of alerts) {
      await expect(alert).toHaveTextContent('Quotas cannot overlap')
      await expect(alert).toHaveAttribute('aria-atomic', 'true')
    }
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
