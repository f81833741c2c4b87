import type { Decorator, Preview } from '@storybook/react-vite'
import { I18nProvider } from 'react-aria-components/I18nProvider'
import { PartPage } from './part_page'
import { plainControls } from './plain_controls'
import { house } from './theme'
import { toolbars, widths } from './toolbars'
import './preview.css'

const LOCALES: Record<string, string> = { en: 'en-GB', de: 'de-DE' }

const onThePage: Decorator = (Story, { globals, parameters }) => {
  const [theme, contrast] = String(globals.theme).split(' ')
  const root = document.documentElement
  root.lang = globals.language
  root.dataset.theme = theme
  root.dataset.density = globals.density
  if (contrast) root.dataset.contrast = contrast
  else delete root.dataset.contrast
  return (
    <I18nProvider locale={LOCALES[globals.language]}>
      <div data-story="" className={parameters.layout === 'fullscreen' ? '' : 'p-6'}>
        <Story />
      </div>
    </I18nProvider>
  )
}

// Links of stories lead nowhere: following one would tear the frame from its tests.
document.addEventListener('click', (event) => {
  if ((event.target as Element).closest?.('[data-story] a, [role=dialog] a')) event.preventDefault()
})

const preview: Preview = {
  tags: ['autodocs'],
  decorators: [onThePage],
  argTypesEnhancers: [plainControls],
  globalTypes: toolbars,
  initialGlobals: { theme: 'light', language: 'en', density: 'comfortable' },
  parameters: {
    layout: 'padded',
    viewport: { options: widths },
    backgrounds: { disable: true },
    controls: { expanded: true },
    docs: { page: PartPage, theme: house },
    options: {
      storySort: {
        method: 'alphabetical',
        order: [
          'Overview',
          'How to add a part',
          'Patterns',
          'Foundations',
          'Actions',
          'Forms',
          'Navigation',
          'Overlays',
          'Feedback',
          'Data',
          'Commerce',
          'Frame',
        ],
      },
    },
    a11y: {
      test: 'error',
      options: {
        runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
        // Still called experimental: whoever speaks to the page says what stands there.
        rules: { 'label-content-name-mismatch': { enabled: true } },
      },
    },
  },
}

export default preview
