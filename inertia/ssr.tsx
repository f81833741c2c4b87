import ReactDOMServer from 'react-dom/server'
import { createInertiaApp, type ResolvedComponent } from '@inertiajs/react'
import type { Page, SharedPageProps } from '@inertiajs/core'
import { translatorOf } from '~/i18n/server'
import { layoutFor } from '~/layouts/layout_for'
import { pageTitle } from '~/layouts/page_title'
import { Providers } from '~/layouts/providers'
import { keepRenderedPages } from './rendered_pages'

const pages = import.meta.glob<ResolvedComponent>('./pages/**/*.tsx', {
  eager: true,
  import: 'default',
})

const render = (page: Page<SharedPageProps>) =>
  createInertiaApp({
    page,
    render: ReactDOMServer.renderToString,
    title: pageTitle,
    layout: layoutFor,
    resolve: (name) => pages[`./pages/${name}.tsx`]!,
    setup: ({ App, props }) => (
      <Providers texts={translatorOf(page.props.locale)}>
        <App {...props} />
      </Providers>
    ),
  })

export default keepRenderedPages(render)
