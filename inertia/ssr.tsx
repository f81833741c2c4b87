import ReactDOMServer from 'react-dom/server'
import { createInertiaApp, type ResolvedComponent } from '@inertiajs/react'
import { TuyauProvider } from '@adonisjs/inertia/react'
import type { Page } from '@inertiajs/core'
import { client } from '~/client'

const pages = import.meta.glob<ResolvedComponent>('./pages/**/*.tsx', {
  eager: true,
  import: 'default',
})

export default function render(page: Page) {
  return createInertiaApp({
    page,
    render: ReactDOMServer.renderToString,
    title: (title) => (title ? `${title} – Kontor` : 'Kontor'),
    resolve: (name) => pages[`./pages/${name}.tsx`]!,
    setup: ({ App, props }) => (
      <TuyauProvider client={client}>
        <App {...props} />
      </TuyauProvider>
    ),
  })
}
