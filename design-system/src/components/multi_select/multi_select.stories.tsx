import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test'
import { MultiSelect } from './multi_select'

const STATES = ['Registered', 'Confirmed', 'Processing', 'Completed', 'Failed', 'Archived'].map(
  (label) => ({ value: label.toLowerCase(), label })
)

const meta = {
  title: 'Forms/Multi select',
  parameters: {
    guide: {
      use: 'Some of many, in filters and settings; shows three and how many more.',
      not: 'Two or three choices, which are checkboxes, and rows with details, which are a `SelectableList`.',
    },
  },
  component: MultiSelect,
  args: {
    label: 'State',
    options: STATES,
    placeholder: 'Any state',
    moreLabel: (count) => `and ${count} more`,
    onChange: fn(),
  },
  decorators: [
    (Story) => (
      <div className="max-w-dialog">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof MultiSelect>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = { tags: ['no-look'] }

export const ByKey: Story = {
  tags: ['no-look'],
  play: async ({ args, canvas }) => {
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await screen.findByRole('listbox')
    await userEvent.keyboard(' {ArrowDown}{ArrowDown} ')
    await expect(args.onChange).toHaveBeenLastCalledWith(['registered', 'processing'])
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull())
    await waitFor(() => expect(canvas.getByRole('button')).toHaveFocus())
    await expect(canvas.getByRole('button')).toHaveTextContent('Registered, Processing')
  },
}

export const States: Story = {
  render: (args) => (
    <div className="grid gap-5">
      <MultiSelect {...args} />
      <MultiSelect {...args} defaultValue={['failed', 'archived']} isChanged />
      <MultiSelect
        {...args}
        label="Ausgeschlossene Länder"
        options={['Österreich', 'Deutschland', 'Liechtenstein', 'Schweiz', 'Belgien'].map(
          (label) => ({ value: label, label })
        )}
        defaultValue={['Österreich', 'Deutschland', 'Liechtenstein', 'Schweiz', 'Belgien']}
        moreLabel={(count) => `und ${count} weitere`}
      />
      <MultiSelect {...args} error="Choose one at least." />
      <MultiSelect {...args} isDisabled />
    </div>
  ),
}

export const WithSearch: Story = {
  tags: ['page-look'],
  args: {
    defaultValue: ['completed'],
    search: { label: 'Filter states', clearLabel: 'Clear', emptyLabel: 'No state fits.' },
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button'))
    await screen.findByRole('listbox')
    await userEvent.keyboard('nothing')
    await waitFor(() => expect(screen.getByText('No state fits.')).toBeVisible())
    await userEvent.keyboard('{Escape}')
    await userEvent.keyboard('ed')
    await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(5))
  },
}
