import { Buffer } from 'node:buffer'
import ReactDOMServer from 'react-dom/server'
import { createInertiaApp, type ResolvedComponent } from '@inertiajs/react'
import type { Page, SharedPageProps } from '@inertiajs/core'
import { translatorOf } from '~/i18n/server'
import { layoutFor } from '~/layouts/layout_for'
import { pageTitle } from '~/layouts/page_title'
import { Providers } from '~/layouts/providers'
import { narrowText } from './narrow_text'
import { keepRenderedPages } from './rendered_pages'

const pages = import.meta.glob<ResolvedComponent>('./pages/**/*.tsx', {
  eager: true,
  import: 'default',
})

const renderApp = (page: Page<SharedPageProps>) =>
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

/** What `replace` answers is as wide as what it was given. */
const inOneByte = (html: string) => Buffer.from(narrowText(html), 'latin1').toString('latin1')

const render = async (page: Page<SharedPageProps>) => {
  const { head, body } = await renderApp(page)
  return { head: head.map(inOneByte), body: inOneByte(body) }
}

export default keepRenderedPages(render)
