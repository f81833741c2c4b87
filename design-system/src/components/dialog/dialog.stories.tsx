import { parseDate } from '@internationalized/date'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState, type ComponentProps, type ReactNode } from 'react'
import {
  Button as AriaButton,
  CalendarCell,
  CalendarGrid,
  DateInput,
  DateRangePicker,
  DateSegment,
  Group,
  Label,
  Popover,
  RangeCalendar,
} from 'react-aria-components/DateRangePicker'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { CalendarHeading } from 'react-aria-components/RangeCalendar'
import { Dialog as AriaDialog } from 'react-aria-components/Dialog'
import { Button } from '../button'
import { MultiSelect } from '../multi_select'
import { TextField } from '../text_field'
import { Dialog } from './dialog'

function Opened({ children, ...props }: Partial<ComponentProps<typeof Dialog>>) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button onPress={() => setOpen(true)}>Open</Button>
      <Dialog
        title="Change the delivery address"
        closeLabel="Close"
        {...props}
        isOpen={isOpen}
        onOpenChange={setOpen}
      >
        {children as ReactNode}
      </Dialog>
    </>
  )
}

const meta = {
  title: 'Overlays/Dialog',
  parameters: {
    guide: {
      use: 'One piece of work above the page: an address, terms, a list to copy to. Lists and calendars inside it work.',
      not: 'Questions (`ConfirmDialog`), and work long enough for a page of its own.',
    },
  },
  component: Opened,
} satisfies Meta<typeof Opened>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = { tags: ['no-look'] }

export const Work: Story = {
  tags: ['page-look'],
  args: {
    description: 'Orders already placed keep theirs.',
    actions: (
      <>
        <Button>Cancel</Button>
        <Button variant="primary">Save</Button>
      </>
    ),
    children: (
      <div className="grid gap-5">
        <TextField label="Company" />
        <TextField label="Straße und Hausnummer" />
      </div>
    ),
  },
  play: async ({ canvas }) => {
    const opener = canvas.getByRole('button', { name: 'Open' })
    await userEvent.click(opener)
    const dialog = await screen.findByRole('dialog', { name: 'Change the delivery address' })
    await expect(dialog).toHaveAccessibleDescription('Orders already placed keep theirs.')
    await expect(screen.getByRole('textbox', { name: 'Company' })).toHaveFocus()
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await waitFor(() => expect(opener).toHaveFocus())
    await userEvent.click(opener)
  },
}

export const LongText: Story = {
  tags: ['page-look'],
  globals: { viewport: { value: 'narrow' } },
  args: {
    title: 'Allgemeine Geschäftsbedingungen',
    children: Array.from({ length: 24 }, (_, clause) => (
      <p key={clause}>{clause + 1}. Feiertage und fehlende Tage werden nicht berechnet.</p>
    )),
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Open' }))
    await expect(await screen.findByRole('dialog')).toBeVisible()
  },
}

/** The modal layer must not swallow the presses on a list that floats above it. */
export const SelectInDialog: Story = {
  tags: ['page-look'],
  args: {
    children: (
      <MultiSelect
        label="Countries"
        placeholder="None"
        moreLabel={(count) => `and ${count} more`}
        options={[
          { value: 'AT', label: 'Austria' },
          { value: 'DE', label: 'Germany' },
        ]}
        defaultValue={['AT']}
      />
    ),
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Open' }))
    const dialog = within(await screen.findByRole('dialog'))
    await userEvent.click(dialog.getByRole('button', { name: /Countries/ }))
    await userEvent.click(await dialog.findByRole('option', { name: 'Germany' }))
    await expect(dialog.getByRole('option', { name: 'Germany' })).toHaveAttribute(
      'aria-selected',
      'true'
    )
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(dialog.queryByRole('listbox')).toBeNull())
    await expect(screen.getByRole('dialog')).toBeVisible()
    await expect(dialog.getByRole('button', { name: /Austria.*Germany/ })).toBeVisible()
  },
}

export const DateRangeInDialog: Story = {
  tags: ['no-look'],
  args: {
    children: (
      <DateRangePicker
        defaultValue={{ start: parseDate('2026-06-01'), end: parseDate('2026-06-12') }}
      >
        <Label>Range</Label>
        <Group>
          <DateInput slot="start">{(segment) => <DateSegment segment={segment} />}</DateInput>
          <DateInput slot="end">{(segment) => <DateSegment segment={segment} />}</DateInput>
          <AriaButton>Calendar</AriaButton>
        </Group>
        <Popover className="border border-line-ink bg-raised p-4">
          <AriaDialog>
            <RangeCalendar>
              <AriaButton slot="previous">Back</AriaButton>
              <CalendarHeading />
              <AriaButton slot="next">On</AriaButton>
              <CalendarGrid>{(date) => <CalendarCell date={date} />}</CalendarGrid>
            </RangeCalendar>
          </AriaDialog>
        </Popover>
      </DateRangePicker>
    ),
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Open' }))
    const dialog = within(await screen.findByRole('dialog'))
    await userEvent.click(dialog.getByRole('button', { name: /Calendar/ }))
    await userEvent.click(await dialog.findByRole('button', { name: /16 June 2026/ }))
    await userEvent.click(dialog.getByRole('button', { name: /19 June 2026/ }))
    await waitFor(() => expect(dialog.queryByRole('grid')).toBeNull())
    const days = dialog.getAllByRole('spinbutton', { name: /day/ })
    await expect(days.map((day) => day.textContent)).toEqual(['16', '19'])
  },
}
