import './css/app.css'
import { createInertiaApp, type ResolvedComponent } from '@inertiajs/react'
import { i18n, loadTexts } from '~/i18n/browser'
import { keepEarlyTicks } from '~/layouts/early_ticks'
import { layoutFor } from '~/layouts/layout_for'
import { pageTitle } from '~/layouts/page_title'
import { watchFailures } from '~/components/shell/failures/watch_failures'
import { Providers } from '~/layouts/providers'
import { keepFocus } from '~/layouts/keep_focus'
import { watchVisits } from '~/layouts/visits'

const pages = import.meta.glob<ResolvedComponent>(
  ['./pages/**/*.tsx', '!./pages/*/{admin,account}/**'],
  { import: 'default' }
)

keepEarlyTicks()
watchVisits()
watchFailures()
keepFocus()

createInertiaApp({
  title: pageTitle,
  layout: layoutFor,
  progress: { delay: 250, includeCSS: false },
  resolve: async (name, page) => {
    const [component] = await Promise.all([load(`./pages/${name}.tsx`), loadTexts(name, page)])
    return component
  },
  withApp: (app) => <Providers texts={i18n}>{app}</Providers>,
})

async function load(path: string): Promise<ResolvedComponent> {
  const page = pages[path] ?? (await import('./pages_signed_in')).pages[path]
  if (!page) throw new Error(`No such page: ${path}`)
  return page()
}
