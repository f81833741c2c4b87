import type { Meta, StoryObj } from '@storybook/react-vite'

const meta = {
  title: 'Foundations/Tokens',
  parameters: {
    guide: {
      use: 'Every colour, size, face and time. Classes name them; a lint holds pages and parts to it.',
      not: 'Values of one part alone, which come from the scale.',
    },
  },
} satisfies Meta
export default meta
type Story = StoryObj<typeof meta>

const GROUPS = {
  'Paper': [
    'canvas',
    'surface',
    'surface-raised',
    'surface-sunken',
    'surface-hover',
    'surface-pressed',
    'surface-selected',
    'surface-inverse',
  ],
  'Ink': ['ink', 'ink-muted', 'ink-subtle', 'ink-disabled', 'ink-inverse'],
  'Rules': ['line', 'line-strong', 'line-ink', 'control-border'],
  'Ledger green': [
    'accent',
    'accent-hover',
    'accent-pressed',
    'accent-text',
    'accent-subtle',
    'accent-line',
    'on-accent',
  ],
  'Brass': ['warning', 'warning-text', 'warning-subtle', 'warning-line'],
  'Crimson': ['danger', 'danger-hover', 'danger-text', 'danger-subtle', 'danger-line', 'on-danger'],
  'Days': [
    'cov-available',
    'cov-degraded',
    'cov-missing',
    'cov-closed',
    'cov-1',
    'cov-2',
    'cov-3',
    'cov-selected',
    'cov-selected-ink',
  ],
  'Series': ['series-1', 'series-2', 'series-3', 'series-4', 'series-5'],
}

export const Colours: Story = {
  render: () => (
    <div className="grid max-w-sheet gap-6">
      {Object.entries(GROUPS).map(([group, tokens]) => (
        <section key={group} aria-label={group} className="border-t border-line-ink pt-2">
          <h2 className="pb-3 text-heading-s">{group}</h2>
          <ul className="grid grid-cols-6 gap-3">
            {tokens.map((token) => (
              <li key={token} className="text-caption text-muted">
                <span
                  className="block h-10 rounded-control border border-line"
                  style={{ background: `var(--${token})` }}
                />
                {token}
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  ),
}

export const MoreContrast: Story = {
  ...Colours,
  globals: { theme: 'light more' },
}

export const Density: Story = {
  render: () => (
    <div className="grid max-w-dialog gap-6">
      {['comfortable', 'compact'].map((density) => (
        <div key={density} data-density={density} className="text-ui">
          <p className="flex min-h-control items-center border border-control-border px-cell">
            {density}: a control
          </p>
          <p className="flex min-h-row items-center border-b border-line px-cell">a row</p>
        </div>
      ))}
    </div>
  ),
}
