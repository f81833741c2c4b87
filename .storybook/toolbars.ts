import type { Preview } from '@storybook/react-vite'

export const toolbars: Preview['globalTypes'] = {
  theme: {
    description: 'Theme',
    toolbar: {
      icon: 'contrast',
      items: [
        { value: 'light', title: 'Light' },
        { value: 'dark', title: 'Dark' },
        { value: 'light more', title: 'Light, more contrast' },
        { value: 'dark more', title: 'Dark, more contrast' },
      ],
      dynamicTitle: true,
    },
  },
  language: {
    description: 'Language',
    toolbar: {
      icon: 'globe',
      items: [
        { value: 'en', title: 'English' },
        { value: 'de', title: 'Deutsch' },
      ],
      dynamicTitle: true,
    },
  },
  density: {
    description: 'Density',
    toolbar: {
      icon: 'component',
      items: [
        { value: 'comfortable', title: 'Comfortable' },
        { value: 'compact', title: 'Compact' },
      ],
      dynamicTitle: true,
    },
  },
}

/** The widths at which the shop changes its layout. */
export const widths = {
  narrow: { name: 'Narrow, 360', styles: { width: '360px', height: '800px' } },
  tablet: { name: 'Below the fold of panels, 832', styles: { width: '832px', height: '900px' } },
  wide: { name: 'Page, 1440', styles: { width: '1440px', height: '900px' } },
}
