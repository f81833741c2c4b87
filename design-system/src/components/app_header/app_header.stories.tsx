import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import { SearchIcon } from '../icon'
import { IconButton } from '../icon_button'
import { LanguageSwitch } from '../language_switch'
import { SkipLink } from '../skip_link'
import { ThemeSwitch } from '../theme_switch'
import { AppHeader, HeaderUser } from '.'

const language = (
  <LanguageSwitch
    label="Language"
    languages={[
      { code: 'en', name: 'English', href: '#en', isCurrent: true },
      { code: 'de', name: 'Deutsch', href: '#de' },
    ]}
  />
)

const meta = {
  title: 'Frame/App header',
  component: AppHeader,
  parameters: {
    guide: {
      use: 'Once at the head of every page. Tools go in at the end; what has no room folds into a menu: tools first, below 832 px the places too.',
      not: 'Navigation within an area: that is a `Rail`, and views of one page are `Tabs`.',
    },
    layout: 'fullscreen',
  },
  args: {
    brand: 'Kontor',
    homeHref: '#home',
    navigationLabel: 'Main',
    menuLabel: 'Menu',
    links: [
      { href: '#products', label: 'Products', isCurrent: true },
      { href: '#use-cases', label: 'Use cases' },
      { href: '#faq', label: 'FAQ' },
      { href: '#contact', label: 'Contact' },
    ],
    tools: (
      <>
        <IconButton label="Search">
          <SearchIcon />
        </IconButton>
        <ThemeSwitch darkLabel="Dark theme" lightLabel="Light theme" />
        <div className="max-bar:hidden">{language}</div>
        <HeaderUser href="#account" name="Marta Oberleitner" detail="moberleitner" />
      </>
    ),
    menuTools: language,
    isCrowded: true,
  },
  render: (args) => (
    <>
      <SkipLink targetId="main">Skip to content</SkipLink>
      <AppHeader {...args} />
      <main id="main" />
    </>
  ),
} satisfies Meta<typeof AppHeader>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = { tags: ['no-look'] }

export const Wide: Story = {
  play: async ({ canvas }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('link', { name: 'Skip to content' })).toHaveFocus()
    await userEvent.tab()
    await expect(canvas.getByRole('link', { name: 'Kontor' })).toHaveFocus()
    canvas.getByRole('link', { name: 'Kontor' }).blur()
  },
}

export const NarrowMenu: Story = {
  tags: ['page-look'],
  globals: { viewport: { value: 'narrow' } },
  play: async ({ canvas }) => {
    const opener = canvas.getByLabelText('Menu')
    await userEvent.click(opener)
    await expect(canvas.getByRole('link', { name: 'Use cases' })).toBeVisible()
    await userEvent.keyboard('{Escape}')
    await expect(canvas.getByRole('link', { name: 'Use cases' })).not.toBeVisible()
    await expect(opener).toHaveFocus()
    await userEvent.click(opener)
  },
}

export const German: Story = {
  globals: { language: 'de' },
  args: {
    navigationLabel: 'Hauptmenü',
    menuLabel: 'Menü',
    links: [
      { href: '#products', label: 'Produkte', isCurrent: true },
      { href: '#use-cases', label: 'Anwendungsfälle' },
      { href: '#faq', label: 'Häufige Fragen' },
      { href: '#contact', label: 'Kontakt' },
    ],
    tools: (
      <HeaderUser href="#account" name="Marta Oberleitner-Wiedenbrück" detail="moberleitner" />
    ),
  },
}
