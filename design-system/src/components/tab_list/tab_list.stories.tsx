import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import { useState } from 'react'
import { CopyButton } from '../identifier'
import { TabList } from './tab_list'

const CODE = {
  curl: "curl 'https://shop.example/api/v1/countries'",
  python: 'urllib.request.urlopen("https://shop.example/api/v1/countries")',
  typescript: 'await fetch("https://shop.example/api/v1/countries")',
}
type Language = keyof typeof CODE

const meta = {
  title: 'Navigation/Tab list',
  parameters: {
    guide: {
      use: 'One thing in several forms beside each other, without an address: code in several languages.',
      not: 'Views with an address (`Tabs`), and what changes more than its own panel (`SegmentedControl`).',
    },
  },
  component: TabList<Language>,
  args: {
    label: 'Language',
    tabs: [
      { value: 'curl', label: 'curl' },
      { value: 'python', label: 'Python' },
      { value: 'typescript', label: 'TypeScript' },
    ],
    value: 'curl',
    onChange: () => {},
    children: null,
  },
  render: function Chosen(args) {
    const [language, setLanguage] = useState<Language>(args.value)
    return (
      <TabList {...args} value={language} onChange={setLanguage}>
        {CODE[language]}
      </TabList>
    )
  },
} satisfies Meta<typeof TabList<Language>>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = { tags: ['no-look'] }

export const Default: Story = {}

export const ByKey: Story = {
  tags: ['no-look'],
  play: async ({ canvas }) => {
    const tab = (name: string) => canvas.getByRole('tab', { name })
    await userEvent.tab()
    await expect(tab('curl')).toHaveFocus()
    await userEvent.keyboard('{ArrowLeft}')
    await expect(tab('TypeScript')).toHaveFocus()
    await expect(canvas.getByRole('tabpanel', { name: 'TypeScript' })).toHaveTextContent('fetch')
    await userEvent.keyboard('{ArrowRight}{ArrowRight}')
    await expect(tab('Python')).toHaveAttribute('aria-selected', 'true')
    await userEvent.keyboard('{Home}{End}')
    await expect(tab('TypeScript')).toHaveFocus()
    await expect(tab('curl')).toHaveAttribute('tabindex', '-1')
  },
}

export const WithToolGerman: Story = {
  globals: { language: 'de', viewport: { value: 'narrow' } },
  args: {
    label: 'Sprache des Beispiels',
    value: 'python',
    tool: <CopyButton value={CODE.python} label="Python kopieren" copiedLabel="Kopiert" />,
  },
}
